import type { Actor } from './find-actor.ts';
import { isDepartment } from './lexicon/agents.ts';
import { stem } from './lexicon/function-words.ts';
import { GROUP_PRICE } from './lexicon/sides.ts';
import { pattern } from './language/pattern.ts';
import { bestOf, running } from './likely-actor.ts';
import { rolesSpokenOf } from './reading/named-role.ts';
import type { Role } from './reading/find-roles.ts';
import type { Idea } from './reading/read-idea.ts';
import { IS_DUNNING } from './reading/read-giving.ts';
import type { Product } from './reading/read-product.ts';
import { isNamedIn } from './reading/role-aliases.ts';
import { groupMember } from './reading/role-name.ts';
import { isServed, LOOKED_AFTER } from './role-kind.ts';
import { overseers } from './who-else.ts';
import { sidesOf } from './two-sides.ts';
import { settersOf } from './who-answers-for-it.ts';
import { decider } from './who-is-bound.ts';
import { namesOf } from './who-speaks.ts';

const SPEAKER = /\b(?:i|me|mine|we|us|our|ours)\b/i;

/** Papers that somebody holds in hand: those who are served get them. */
const PAPER =
  /^(?:(?:my|an?|the|digital|printed|online|electronic|yearly|annual) )*(?:certificates?|receipts?(?! (?:for|of) (?:expenses|costs|purchases)\b)|membership cards?|member cards?|loyalty cards?|boarding pass(?:es)?)(?= (?:as|on|for|of|in|by|with|at|after)\b|$)/i;
/** What is written or kept about people by those who serve them. */
const ABOUT =
  /^(?:(?!my\b)[\p{L}-]+ ){0,2}?(?:notes?|remarks?|comments?|file|files|profile|profiles|blacklist) (?:on|of|about|for) (?:the |our |all |each |every |an? )?/iu;
const OPINION =
  /^(?:(?!my\b)[\p{L}-]+ ){0,2}?(?:reviews?|ratings?) (?:of|for|on) (?:the |our |all |each |every |an? )?/iu;
/** How a thing is, which those say who look after it. */
const MARKED =
  /^(?:mark|flag|set) (?:the |an? |single )?[\p{L} -]{3,30}? as (?:temporarily )?(?:broken|closed|out of order|out of service|damaged|sold out|cleaned|clean|dirty|ready|unavailable|defective|faulty|missing|stolen|lost|done)\b/iu;
/** What is read, heard or seen by those for whom the product is. */
const READ_BY_ALL =
  /^(?:(?!my\b|template)[\p{L}-]+ ){0,2}?(?:in (?:several|more than one|two|three|other|many|different|\p{Lu}\p{L}+) languages?|in large print|in plain language|allergens?|subtitles|print menu)\b/iu;
const MONEY_OF_HOUSE =
  /\b(?:takings|turnover|revenue|profits?|sales figures|that nobody (?:orders|books|buys|uses|reads))\b/i;
const SWAPPED =
  /^(?:swap|trade|exchange|give away|take over|pass on|offer) (?:an? |the |my |their )?(?:[\p{L}-]+ )?(?:shifts?|duty|duties)\b/iu;

/** What a product does to people: a bound that those set who run the service. */
const BURDEN =
  /^(?:(?:the|this|our) (?:system|app|site|website|portal|platform|shop|software|tool|product) (?:shall|should|must|will|has to|needs to) (?:automatically )?(not accept|not allow|[\p{L}-]+)|(?:please )?(?:automatically )?([\p{L}-]+)) (.+)$/iu;
const SET_BY_HOUSE =
  /^(?:charge|fine|refuse|reject|lock|block|ban|suspend|deactivate|delete|erase|anonymi[sz]e|remove|archive|require|release|limit|cap|hide|not accept|not allow|expire)$/i;
const ASKED_FOR =
  /^(?:the \p{L}+ )?for (?:an? |the |proof|their )?(?:[\p{L}-]+ )?(?:deposit|certificate|proof|passport|identification|signature|fee|prepayment)\b/iu;
const BOUND =
  /\b(?:when|if|unless|until|after|once|as soon as|who|that ha(?:s|ve)|more than|less than|fewer than|over|above|within|older than|larger than|longer than|on which|at \d|^late\b|for (?:parties|groups|orders|bookings|reservations))\b/i;
/** What holds for somebody's own deed and is no rule: "cancel a tour up to an hour before". */
const OWN_BOUND = /\b(?:up to|until the|before it|my|myself|themselves)\b/i;

/** Whoever works there, by the last word of the name. */
const RANK_AND_FILE = /(?:^|[ -])(?:employee|worker|staff member|volunteer)$/;

const OWED = /\b(?:paid|settled|owes?)\b/;
const MONEY = /\b(?:accounts|bills?|dues|fees?|invoices?|money|payments?|rents?|subscriptions?)\b/i;

/** "refund the guest": the money is theirs. */
const PAYS_OUT =
  /^(?:(?:the|our) \p{L}+ (?:shall|should|must|will) )?(?:automatically )?(?:refund|pay out|reimburse|compensate|repay|credit) /iu;
/** Whom something is not to reach. */
const KEPT_FROM =
  /\b(?:not|never|n['’]t|stop|no longer)\b[^.!?]{0,80}?\b(?:show|visible|include|sent|send|display|print|give|passed)\w*\b/iu;

function found(role: Role | undefined, isSaid: boolean): Actor | undefined {
  return (
    role && {
      name: groupMember(role.name),
      grounding: { source: isSaid ? 'idea' : 'assumption' },
      isGuess: false,
    }
  );
}

/** Those for whom the service is and who do something in it. */
function servedOf(roles: readonly Role[]): Role[] {
  return roles.filter((role) => isServed(role) && role.doings.length > 0 && !LOOKED_AFTER.test(role.name));
}

/** "Membership card": of those who are served the ones by whose name it is called. */
function holder(text: string, roles: readonly Role[]): Role | undefined {
  const paper = PAPER.exec(text)?.[0].toLowerCase();
  if (!paper || /\b(?:templates?|editor|layouts?|numbers?)\b/i.test(text)) return undefined;
  const served = servedOf(roles);
  const said = roles.find((role) =>
    pattern(`\\b(?:for|of) (?:the |all |our |an? |every |each |new )?(?:${namesOf(role, roles)})\\b`, 'iu').test(text),
  );
  const buys = ({ doings }: Role): boolean =>
    /\breceipt/.test(paper) && doings.some(({ verb }) => /^(?:pay|buy|order|book|rent)$/.test(verb));
  return said ?? served.find(({ name }) => paper.includes(stem(name).slice(0, 5))) ?? served.find(buys) ?? served[0];
}

/** "Birthday notes for guests" are made by those who serve them, "reviews of trainers" by those whom they train. */
function teller(text: string, idea: Idea, roles: readonly Role[]): Role | undefined {
  const isNote = ABOUT.test(text);
  if (!isNote && !OPINION.test(text)) return undefined;
  const lead = (isNote ? ABOUT : OPINION).exec(text)?.[0] ?? '';
  const about = roles.find((role) => pattern(`^(?:${namesOf(role, roles)})\\b`, 'iu').test(text.slice(lead.length)));
  if (!about || (isNote && !isServed(about))) return undefined;
  const others = roles.filter((role) => role !== about && role.doings.length > 0);
  return isNote ? bestOf(running(others), idea) : (servedOf(others)[0] ?? (isServed(about) ? undefined : others[0]));
}

/** "swap a shift": those who work them, and not who plans them. */
function worker(roles: readonly Role[]): Role | undefined {
  const over = overseers(roles);
  return roles.find(
    (role) => !isServed(role) && !over.includes(role) && role.doings.length > 0 && !isDepartment(role.name),
  );
}

/** Whether the idea only names a thing. */
function isNamed({ action, form }: Idea): boolean {
  return (action.isThing || form === 'noun phrase') && action.rule === undefined;
}

/** Whose matter a thing is that the idea only names, or what is done with it. */
function ofThing(idea: Idea, roles: readonly Role[]): Role | undefined {
  const { text } = idea;
  if (MARKED.test(text)) return bestOf(running(roles), idea);
  if (SWAPPED.test(text)) return worker(roles);
  if (!isNamed(idea)) return undefined;
  if (READ_BY_ALL.test(text)) return servedOf(roles)[0];
  return MONEY_OF_HOUSE.test(text) ? (overseers(roles)[0] ?? running(roles)[0]) : undefined;
}

/** "Do not show the numbers of members to guests": those whose they are; else those who keep it from the others. */
function keeper(idea: Idea, roles: readonly Role[]): Role | undefined {
  const text = idea.text.slice(0, 300);
  if (!KEPT_FROM.test(text)) return undefined;
  const barred = roles.find(
    (role) =>
      isNamedIn(text, role, roles) &&
      pattern(
        `${KEPT_FROM.source}[^.!?]{0,80} (?:to|for) (?:the |any |all |other )?(?:${namesOf(role, roles)})\\b`,
        'iu',
      ).test(text),
  );
  if (!barred || /\b(?:other|each other|twice|again|by (?:post|e-?mail))\b/i.test(text)) return undefined;
  const whose = rolesSpokenOf(text, roles).find(
    (role) =>
      role !== barred &&
      pattern(
        `\\b(?:of|about) (?:the |all |other |an? )?(?:${namesOf(role, roles)})\\b|\\b(?:${namesOf(role, roles)})['’]`,
        'iu',
      ).test(text),
  );
  // What is told to whom: "reminders to members who have left" would reach them.
  if (
    !whose &&
    !/\b(?:notes?|comments?|remarks?|rates?|prices?|costs?|margins?|figures|details|names?|results?|addresses|numbers?)\b/i.test(
      text,
    )
  )
    return undefined;
  const others = roles.filter((role) => role !== barred && role !== whose);
  if (whose && isServed(whose)) return whose;
  return bestOf(running(others), idea) ?? whose;
}

/** "Set a maximum of papers per reviewer", "limit how often members may book": how far others may go. */
const CAP =
  /(?:^|[.!] )(?:please )?(?:set|define|limit|cap|change) (?:(?:an? |the )?(?:maximum|limit|cap|upper limit)\b|how (?:often|many|much|long)\b)/i;

/** "refuse bookings more than a week ahead", "ask for a deposit for groups": set by those who run the service. */
function setter(idea: Idea, roles: readonly Role[]): Role | undefined {
  const { text, form, action } = idea;
  const [, told, order, rest = ''] = BURDEN.exec(text) ?? [];
  const verb = (told ?? order ?? '').toLowerCase();
  const isSet = SET_BY_HOUSE.test(verb) || (/^(?:ask|demand)$/.test(verb) && ASKED_FOR.test(rest));
  const isCap = CAP.test(text);
  if (form === 'question' || action.frame === 'told' || OWN_BOUND.test(rest)) return undefined;
  if (!isCap && !(isSet && BOUND.test(rest))) return undefined;
  if (
    decider(text, roles) ||
    (told === undefined &&
      !isCap &&
      action.frame !== 'done' &&
      !/^(?:ask|refuse|reject|charge|lock|block|suspend|ban|hide)$/.test(verb))
  )
    return undefined;
  const spoken = rolesSpokenOf(text, roles);
  const staff = running(roles).filter((role) => !spoken.includes(role));
  const house = staff.length > 0 ? staff : running(roles);
  return roles.some(isServed) || spoken.length > 0 ? bestOf(house, idea) : undefined;
}

/** "remind clients who have not paid": whoever waits for it. */
function waitingFor(idea: Idea, roles: readonly Role[]): Role | undefined {
  const { wish, frame } = idea.action;
  if (frame === 'told' || /^(?:be reminded|get) /.test(wish)) return undefined;
  // "the app should remind clients who have not paid"
  const order = idea.text.replace(/^[^.!?]{0,60}? (?:must|shall|should|needs? to|will) (?:automatically )?/i, '');
  if (!IS_DUNNING.test(order)) return undefined;
  const whom = rolesSpokenOf(order.split(' who ')[0] ?? '', roles);
  const others = running(roles).filter((role) => !whom.includes(role));
  const paid = OWED.test(order) ? others.find(({ doings }) => doings.some(({ rest }) => MONEY.test(rest))) : undefined;
  return paid ?? overseers(others)[0] ?? bestOf(others, idea);
}

/** Who pays money back to somebody: whoever has to do with money, else who oversees the others. */
function payer(paid: Role, roles: readonly Role[]): Role | undefined {
  const others = running(roles).filter((role) => role !== paid);
  return (
    others.find(({ doings }) => doings.some(({ verb, rest }) => MONEY.test(rest) || /^(?:pay|refund)$/.test(verb))) ??
    overseers(others)[0] ??
    others[0] ??
    paid
  );
}

/** Asked before a pattern is made of a role's names. */
const GETS_MONEY = /\b(?:refund|money|deposit|voucher|credit|reimburse|compensate)/i;

/** Whose matter an idea is that names nobody who wishes it: by what it does to whom, and whose thing it is about. */
export function whoseMatter({ roles }: Product, idea: Idea): Actor | undefined {
  const { text, form } = idea;
  if (form === 'story' || roles.length < 2) return undefined;
  const waiting = waitingFor(idea, roles);
  if (waiting) return found(waiting, false);
  if (SPEAKER.test(text)) return undefined;
  const [setting] = GROUP_PRICE.test(text) && sidesOf(roles).served.length > 0 ? settersOf(roles) : [];
  if (setting) return found(setting, false);
  const told = isNamed(idea) ? teller(text, idea, roles) : undefined;
  if (told) return found(told, false);
  const paper = holder(text, roles);
  if (paper) return found(paper, false);
  if (idea.actor !== undefined && rolesSpokenOf(idea.actor, roles).length > 0 && !/^(?:negative|system)$/.test(form))
    return undefined;
  const paid = roles.find(
    (role) =>
      PAYS_OUT.test(text) &&
      isNamedIn(text, role, roles) &&
      pattern(`${PAYS_OUT.source}(?:the |an? |every |each )?(?:${namesOf(role, roles)})\\b`, 'iu').test(text),
  );
  // "members should get a refund if the trainer cancels"
  const refunded = roles.find(
    (role) =>
      GETS_MONEY.test(text) &&
      pattern(
        `^(?:the |all |our )?(?:${namesOf(role, roles)}) (?:should|must|shall|will|need to|have to) (?:automatically )?(?:(?:get|receive|be given|have) (?:an? |the |their |a full |half )?(?:refund|money|deposit|voucher|credit)|be (?:refunded|reimbursed|compensated|credited))\\b`,
        'iu',
      ).test(text),
  );
  // "refund a student": an order to whoever has the money.
  if (paid && idea.form === 'imperative' && idea.action.frame === 'do') return found(payer(paid, roles), false);
  if (paid ?? refunded) return found(paid ?? refunded, true);
  const kept = form === 'question' ? undefined : keeper(idea, roles);
  return found(kept ?? ofThing(idea, roles), false);
}

const SETS_ON = /\b(?:lock|block|ban|suspend|deactivate|hide|fine|charge) /i;

/** "hide a sitter who has been reported": whoever it is done to. */
function isSetOn(role: Role, text: string, roles: readonly Role[]): boolean {
  if (!isNamedIn(text, role, roles)) return false;
  const names = `(?:${namesOf(role, roles)})\\b`;
  return (
    (SETS_ON.test(text) && pattern(`${SETS_ON.source}(?:the |an? |every )?${names}`, 'iu').test(text)) ||
    (CAP.test(text) &&
      pattern(
        `\\b(?:per|for each|for every) ${names}|\\bhow (?:often|many|much|long) (?:[\\w-]+ )??${names} (?:may|can)\\b`,
        'iu',
      ).test(text))
  );
}

/** Who sets a bound instead of those whom it binds: nobody who is charged or turned away asks for it. */
export function insteadOfBound(one: Actor, idea: Idea, { roles }: Product): Actor | undefined {
  const bound = roles.find((role) => groupMember(role.name) === one.name);
  if (!bound || idea.form === 'story' || SPEAKER.test(idea.text)) return undefined;
  if (!isServed(bound) && !RANK_AND_FILE.test(bound.name) && !isSetOn(bound, idea.text, roles)) return undefined;
  const set = setter(idea, roles);
  return set && { name: groupMember(set.name), grounding: { source: 'assumption' }, isGuess: false };
}
