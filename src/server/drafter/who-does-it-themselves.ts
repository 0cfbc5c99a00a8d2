import { DONE_TO_PEOPLE } from './lexicon/done-to-people.ts';
import { phrase } from './reading/action.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { isByHand } from './reading/by-hand.ts';
import { rolesSpokenOf } from './reading/named-role.ts';
import { namesOf } from './who-speaks.ts';
import { pattern } from './language/pattern.ts';

/** "remind me to enter grades": whoever enters them is meant, and not whoever gets messages. Nothing where somebody is named. */
export function errandOf(idea: Idea): Idea | undefined {
  const errand =
    idea.actor === undefined && idea.speaker ? /^be reminded to (.+)$/.exec(idea.action.wish)?.[1] : undefined;
  if (!errand) return undefined;
  const plain = errand.replace(
    / (?:in time|beforehand|(?:an?|one|two|three|\d+) (?:hour|day|week|month)s? (?:before|earlier|ahead)).*$/,
    '',
  );
  return {
    ...idea,
    text: plain,
    told: plain,
    speaker: false,
    form: 'imperative',
    action: { frame: 'do', wish: plain, core: phrase(plain), isThing: false },
  };
}

/** "warn a gardener about the hedge with a photo", "let my son collect it": whoever is told or let do it is nobody who wishes it. */
export function withoutThoseTold(product: Product, { action, text, form }: Idea): Product {
  if (form !== 'imperative' || action.frame !== 'do' || !isByHand(text)) return product;
  const told = rolesSpokenOf(text.split(/ (?:about|with|that|because|without) /i)[0] ?? '', product.roles);
  const others = product.roles.filter((role) => !told.includes(role));
  return told.length > 0 && others.some(({ doings }) => doings.length > 0)
    ? { ...product, roles: others, toldOf: [...(product.toldOf ?? []), ...told] }
    : product;
}

const OFFERED_TO = /^offer [\w -]+s for (?:the |all |our )?([\w-]+(?: [\w-]+)?)/i;

/** "Pupils move away. Archive the pupils.": those to whom an order does that do not give it. */
export function withoutThoseDoneTo(product: Product, { action, actor, form }: Idea): Product {
  const [verb = '', ...rest] = action.wish.split(' ');
  // "offer courses for students in the holidays"
  const takers = form === 'imperative' && action.frame === 'do' ? (OFFERED_TO.exec(action.wish)?.[1] ?? '') : '';
  const taking = takers && actor === undefined ? rolesSpokenOf(takers, product.roles) : [];
  const giving = product.roles.filter((role) => !taking.includes(role) && role.doings.length > 0);
  if (taking.length > 0) return giving.length > 0 ? { ...product, roles: giving } : product;
  if (actor !== undefined || form !== 'imperative' || action.frame !== 'do' || !DONE_TO_PEOPLE.test(verb))
    return product;
  const whom = rest.join(' ');
  const others = product.roles.filter(
    (role) =>
      !pattern(
        `^(?:the |all |some |old |those )?(?:${namesOf(role, product.roles)})(?: who .*| that .*| instead .*)?$`,
        'iu',
      ).test(whom),
  );
  return others.length > 0 && others.length < product.roles.length ? { ...product, roles: others } : product;
}
