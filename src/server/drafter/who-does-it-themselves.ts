import { DONE_TO_PEOPLE } from './lexicon/done-to-people.ts';
import { phrase } from './reading/action.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
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

/** "Pupils move away. Archive the pupils.": those to whom an order does that do not give it. */
export function withoutThoseDoneTo(product: Product, { action, actor, form }: Idea): Product {
  const [verb = '', ...rest] = action.wish.split(' ');
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
