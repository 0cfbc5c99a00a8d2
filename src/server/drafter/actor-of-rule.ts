import type { Actor } from './find-actor.ts';
import { isDepartment } from './lexicon/agents.ts';
import { LEAST, matchDoings, rarityOf, termsOf } from './match-doings.ts';
import { isPlainRule } from './reading/action.ts';
import { roleNamed } from './reading/role-aliases.ts';
import { groupMember, roleName } from './reading/role-name.ts';
import type { Idea } from './reading/read-idea.ts';
import type { Product } from './reading/read-product.ts';
import { isServed, LOOKED_AFTER } from './role-kind.ts';
import { overseers } from './who-else.ts';
import { settersOf } from './who-answers-for-it.ts';
import { blamed } from './who-is-blamed.ts';
import { boundBy, decider, laysDown } from './who-is-bound.ts';

/** What is looked at by a second pair of eyes, and who looks. */
const CHECKED = /\b(?:approv|sign(?:s|ed)? off|releas)\w*\b.*\b(?:own|themselves|same person)\b/i;
const CHECKING = /^(?:check|review|audit|inspect|control|verify)$/;
/** Who sets what holds, by their name. */
const HEADS = /(?:^|[ -])(?:manager|lead|leader|owner|director|admin|administrator|head)(?: of .+)?$/;
const AMOUNT = /\b(?:more than|fewer than|less than|at most|at least|number of|max(?:imum)?)\b/i;
/** What is paid. */
const MONEY =
  /\b(?:pay|pays|paid|payments?|fees?|prices?|costs?|charges?|charged|refunds?|refunded|deposits?|invoices?|bills?|billed|fines?|discounts?|vouchers?)\b/i;

/** What is done to others or laid down for them. */
const AT_OTHERS =
  /^(?:keep|prevent|stop|limit|refuse|forbid|require|let|allow|make sure|ensure|have|charge|bill|set)\b/;

/** Whether the wish is a deed of those whom the rule names. */
function isOwnDeed({ action, actor, form }: Idea): boolean {
  return (
    actor !== undefined &&
    action.frame === 'do' &&
    action.rule === undefined &&
    !action.isThing &&
    form !== 'problem' &&
    !AT_OTHERS.test(action.wish)
  );
}

/** What is to hold for all is the matter of whoever is responsible for it, and not of those whom it binds. */
export function forRule(product: Product, idea: Idea): Actor | undefined {
  if (product.roles.length < 2 || !laysDown(idea)) return undefined;
  // "it must remind parents who have not ordered": they are the ones who are reminded.
  const isGiven = idea.action.frame === 'told' || (idea.form === 'system' && /^(?:get|see) /.test(idea.action.wish));
  if (isGiven && idea.actor && !isPlainRule(idea.action)) return undefined;
  // "parents may cancel free of charge until noon": the deed is theirs, and nobody else wishes to do it.
  if (isOwnDeed(idea)) return undefined;
  // "clerks have to sign in again after five minutes": that burdens them, and nobody lays it down.
  if (idea.actor && idea.action.wish.startsWith('no longer have to ')) return undefined;
  const decides = decider(idea.text, product.roles);
  if (decides) return { name: groupMember(decides.name), grounding: { source: 'idea' }, isGuess: false };
  const subject = idea.except && roleNamed(roleName(idea.except), product.roles);
  const slack = blamed(idea, product.roles);
  const bound = [...boundBy(idea.text, product.roles), ...(subject ? [subject] : []), ...(slack ? [slack] : [])];
  // "Grooms want to know which saddle to take": whoever wants something of the rule asks for it.
  const [, who = ''] = /^(?:the |our |all )?([\p{L}-]+(?: [\p{L}-]+)?) can /iu.exec(idea.benefit ?? '') ?? [];
  const wanting = who ? roleNamed(roleName(who), product.roles) : undefined;
  if (wanting && !bound.includes(wanting))
    return { name: groupMember(wanting.name), grounding: { source: 'idea' }, isGuess: false };
  const others = product.roles.filter((role) => !bound.includes(role) && !LOOKED_AFTER.test(role.name));
  const all = others.filter((role) => !isServed(role) && role.doings.length > 0);
  // "what is left for more than a week costs 5 euros": whoever says what things cost.
  const setters = idea.action.rule === 'price' ? settersOf(all) : [];
  const running = setters.length > 0 ? setters : all;
  const over = overseers(running);
  // "A reviewer may not release their own report": where nobody looks after it, those who are bound ask for it.
  const isOwn = over.length === 0 && !bound.every(isServed) && !isPlainRule(idea.action);
  if (running.length === 0 || isOwn) return undefined;
  // Whom it binds and what it keeps them from tells nothing of who lays it down.
  const text = bound.reduce(
    (rest, role) => rest.replace(new RegExp(`\\b${RegExp.escape(role.name)}s?\\b`, 'gi'), ''),
    idea.text.replace(/\b(?:never|not) by [^,.;]+/i, ''),
  );
  const terms = termsOf({ ...idea, text });
  const rarity = rarityOf(product.roles);
  const ranked = running
    .map((role) => {
      const match = matchDoings(role, terms, rarity);
      // "no late fee when": who takes the money rather than who teaches.
      const paid = MONEY.test(idea.text)
        ? role.doings.find(({ verb, rest }) => MONEY.test(`${verb} ${rest}`))
        : undefined;
      // "may not approve their own": whoever checks what was approved.
      const checks = CHECKED.test(idea.text) && role.doings.some(({ verb }) => CHECKING.test(verb));
      const own = match.score + (paid ? 0.6 : 0) + (checks ? 0.8 : 0);
      return {
        role,
        quote: paid && match.score < 0.6 ? paid.sentence : match.quote,
        score:
          own + (over.includes(role) ? 0.4 : 0) + (HEADS.test(role.name) ? (AMOUNT.test(idea.text) ? 0.7 : 0.3) : 0),
        own,
      };
    })
    .toSorted((a, b) => b.score - a.score);
  const best = ranked[0];
  if (best && best.own >= LEAST && best.quote !== '')
    return { name: groupMember(best.role.name), grounding: { source: 'product', quote: best.quote }, isGuess: false };
  const main =
    over.find(({ name }) => HEADS.test(name)) ??
    over[0] ??
    running.find(({ name }) => isDepartment(name)) ??
    running.find(({ name }) => HEADS.test(name)) ??
    running[0];
  return main && { name: groupMember(main.name), grounding: { source: 'assumption' }, isGuess: running.length > 1 };
}
