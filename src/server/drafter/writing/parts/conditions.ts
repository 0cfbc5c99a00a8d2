import { LASTS } from '../../lexicon/lasting.ts';
import { negate, negatePlainly, readClause } from '../../language/clause.ts';
import { readNounPhrase } from '../../language/noun-phrase.ts';
import { singular } from '../../language/nouns.ts';
import { isNegative, opposite } from '../../language/opposite.ts';
import { readVerb } from '../../language/verbs.ts';
import { traitsOf } from '../../lexicon/things.ts';
import { upperFirst } from '../../language/capitals.ts';
import { assumed, denied, deedOf, joined, said, type Part, type PartRule, type Told } from './part.ts';

const LONGEST = 10;
/** What is so for a while, and then no longer. */
const PASSING = /^(?:share|show|block|lock|pause|mute|reserve|hold|lend|hide|keep|give|grant|track|follow)\b/;

/** "unless they are in use": as long as they are, it is not done. */
function exception(told: Told): readonly Part[] {
  const { outcome } = told.action;
  const named = outcome?.includes('{the actor}') ? outcome : undefined;
  const unless = /,? unless ((?:[\w'{}-]+ ){1,9}[\w'-]+)$/i.exec(named ?? told.wish)?.[1]?.trim();
  // "once a week unless somebody has agreed to more": the bound is what gives way.
  const isOfBound = /\b(?:more|less|fewer|longer|it|that|so)$/i.test(unless ?? '');
  // "at least 40 minutes are left": how many are otherwise nobody says.
  const isOfAmount = /^(?:have |leave |keep )?(?:at least|at most|no more than|up to)\b/i.test(named ?? told.wish);
  if (!unless || isOfBound || isOfAmount || !readClause(unless)) return [];
  // "limit the discount to 15 percent unless the head agrees": then it may be more.
  if (/^(?:limit|cap|restrict)\b/.test(told.wish)) return said(`When ${unless}, this limit does not hold.`, told);
  return said(joined(denied(told), 'as long as', unless), told);
}

/** "as long as nobody has answered", "provided they have paid": what ends it, or what it waits for. */
function aslong(told: Told): readonly Part[] {
  const bound = /,? (?:as long as|provided(?: that)?|on condition that) ((?:[\w'-]+ ){1,9}[\w'-]+)$/i
    .exec(told.wish)?.[1]
    ?.trim();
  const not = bound && opposite(bound);
  const link = isNegative(bound ?? '') ? 'once' : 'as long as';
  const deed = denied(told);
  if (not && deed) return said(joined(deed, link, not), told);
  // The deed takes too many words to be said again.
  return not && told.action.frame === 'do' && told.slots.has('done')
    ? said(upperFirst(`${link} ${not}, {the one} ${link === 'once' ? 'can no longer' : 'cannot'} be {done}.`), told)
    : [];
}

/** "only after two inspectors have agreed", "can only be given when ...": until then it is not possible. */
function onlyIf(told: Told): readonly Part[] {
  const { wish, action, slots, idea } = told;
  const bound = /\bonly (?:after|when|if|once) (.+)$/i.exec(wish)?.[1];
  const clause = bound && bound.split(' ').length <= LONGEST ? readClause(bound) : undefined;
  if (clause && slots.has('done'))
    return said(`As long as ${opposite(bound ?? '') ?? negate(clause)}, {the one} cannot be {done}.`, told);
  if (clause) return said(joined(denied(told), 'as long as', negate(clause)), told);
  const noun = readNounPhrase(bound ?? '');
  if (noun && traitsOf(singular(noun.head.toLowerCase()), false).has('event'))
    return said(`As long as ${noun.text} ${noun.plural ? 'are' : 'is'} not over, {the one} is not {done}.`, told);
  const isOnly =
    action.frame === 'do' &&
    /\b(?:can|may|could|should|must)(?: only|\b[^,.]* only (?:when|if|after|once)\b)/i.test(idea);
  return isOnly ? said('As long as {no event}, {the one} cannot be {done}.', told) : [];
}

/** "a ticket reopens when the customer answers": that it does not without one, nobody doubts. */
function happensByItself(outcome: string): boolean {
  return (
    outcome !== '' &&
    !/^(?:the )?(?:system|app|site|platform|tool|product) |\b(?:is|are|be|stays?|remains?)\b/.test(
      outcome.split(/ (?:when|whenever|if|once|as soon as) /)[0] ?? '',
    )
  );
}

/** "be cancelled when a new commit is pushed": otherwise they are not. */
function otherwise(told: Told): readonly Part[] {
  const { action, slots } = told;
  const none = slots.get('no event');
  // Nobody looks at what is not required, and what is kept then was there before.
  if (
    !none ||
    action.core.verb === 'require' ||
    /\b(?:kept|retained|stored|saved|preserved|remembered) (?:after|once|when|while)\b/.test(action.wish) ||
    action.frame !== 'done' ||
    // "put members on a list": without where, nothing is said.
    (/^(?:put|place|set|turn|bring|move|take)$/.test(action.core.verb) &&
      action.core.tails.length > 0 &&
      !action.outcome) ||
    /^have .+ not \w+|\bonly\b/.test(action.wish) ||
    LASTS.test(action.wish) ||
    (!slots.has('lasting') && happensByItself(action.outcome ?? ''))
  )
    return [];
  return said(joined(denied(told), 'as long as', none), told);
}

/** "share my location while I am on a tour": afterwards it ends. */
function aslongOnly(told: Told): readonly Part[] {
  const during = / while ((?:[\w'-]+ ){1,8}[\w'-]+)$/i.exec(told.wish)?.[1];
  const clause = during ? readClause(during) : undefined;
  return clause && told.action.frame === 'do' && PASSING.test(told.wish)
    ? said(`As long as ${negate(clause)}, {the one} is not {done}.`, told)
    : [];
}

/** "be asked before a prescription is changed": without an answer it is not. */
function unanswered(told: Told): readonly Part[] {
  const clause = readClause(/^be asked (?:for .+ )?before ((?:[\w'-]+ ){1,8}[\w'-]+)$/i.exec(told.wish)?.[1] ?? '');
  return clause && told.action.frame === 'told'
    ? said(`As long as {the actor} has not answered, ${negate(clause)}.`, told)
    : [];
}

/** "have a visit not billed if the signature is missing": what must not be, who or what it is not done to, and until when. */
function banIn(wish: string): { what: string; verb: string; done: string; free: string } | undefined {
  const [, what = '', state = '', lead = '', bound = ''] =
    /^have (.+?) not ([a-z]+) (if|when|as long as|until|unless|before) ((?:[\w'-]+ ){1,9}[\w'-]+)$/i.exec(wish) ?? [];
  const clause = readClause(bound);
  const verb = readVerb(state)?.base;
  if (!clause || !verb) return undefined;
  return { what, verb, done: state, free: /^(?:until|unless|before)$/i.test(lead) ? bound : negatePlainly(clause) };
}

function banned(told: Told): readonly Part[] {
  const [, thing = '', state = '', bound = ''] =
    /^have (.+?) not ([a-z]+) ((?:less|more|later|earlier|sooner) than (?:[\w'-]+ ){1,7}[\w'-]+)$/i.exec(told.wish) ??
    [];
  const act = readVerb(state)?.base;
  if (act && act !== state)
    return assumed(`A try to ${act} ${thing} ${bound.trim()} is refused with a message that names the reason.`, told);
  const ban = banIn(told.wish);
  return ban && ban.done !== ban.verb
    ? assumed(`A try to ${ban.verb} ${ban.what} nevertheless is refused with a message that names the reason.`, told)
    : [];
}

function freed(told: Told): readonly Part[] {
  const ban = banIn(told.wish);
  return ban
    ? said(`As soon as ${ban.free}, ${ban.what} can ${ban.done === ban.verb ? ban.verb : `be ${ban.done}`}.`, told)
    : [];
}

/** "have tools that are older than ten years not handed out": a try is refused. */
function bannedKind(told: Told): readonly Part[] {
  const [, name = '', rel = '', state = '', particle = ''] =
    /^have (?:an? |the )?([\w-]+(?: [\w-]+)?) (?:that|which|who) (.+) not ([a-z]+)((?: (?:out|in|up|off|on|away|back|over))?)$/i.exec(
      told.wish,
    ) ?? [];
  const act = readVerb(state)?.base;
  return act && readClause(`${name} ${rel}`)
    ? assumed(`A try to ${act}${particle} {a one} like that is refused with a message that names the reason.`, told)
    : [];
}

/** Somebody is only given leave to do it. */
const MAY = /\b(?:let|allow|can|could|may|might|able to|allowed to|possible)\b/i;
/** What holds up whatever comes next, whoever may do it. */
const CHECKS =
  /^(?:approve|check|confirm|release|sign|inspect|review|verify|validate|authori[sz]e|clear|accept|proofread|countersign|weigh|count|test|pay)\b/;

/** "before it is published": as long as it was not done, the other is not done either. */
function beforeThat(told: Told): readonly Part[] {
  const { wish, action, slots, idea } = told;
  // "until the lesson before it is finished": the one that comes before.
  if (/ (?:until|once|when|if|unless|as soon as) (?:the|an?|each|every) [\w-]+ before (?:it|them) /i.test(wish))
    return [];
  const [, subject = '', is = '', state = ''] =
    / before ((?:it|they)|(?:an?|the|each|every) [\w-]+(?: [\w-]+)?) (is|are) ([a-z]+(?: (?:out|in|up|off|on|away|back|over))?)$/i.exec(
      wish,
    ) ?? [];
  // "not shown before it is booked": what must not be done holds nothing up.
  // "let cooks taste it before it is sold": they may, and it is sold all the same.
  if (action.frame === 'do' && MAY.test(idea) && !CHECKS.test(wish)) return [];
  const isBan = /^have .+ not \w+|^(?:keep|prevent|stop) .+ from \w+ing\b/.test(wish);
  if (
    !state ||
    isBan ||
    !slots.has('done') ||
    !/^(?:do|done)$/.test(action.frame) ||
    !readVerb(state.split(' ')[0] ?? '')
  )
    return [];
  const within = action.core.tails.find(({ lead }) => /^(?:in|on|from|of|at)$/.test(lead))?.text;
  const whole = within && readNounPhrase(within.replace(/^\w+ /, ''));
  const isOwn = /^(?:it|they)$/i.test(subject);
  const object = action.core.object;
  const has = object?.plural ? 'have' : 'has';
  if (isOwn && whole && object)
    return said(
      `As long as {object} ${has} not been {done}, the ${whole.core} ${whole.plural ? 'are' : 'is'} not ${state}.`,
      told,
    );
  if (isOwn) return said(`{A one} {who} has not been {done} is not ${state}.`, told);
  return said(`As long as {object} ${has} not been {done}, ${subject} ${is} not ${state}.`, told);
}

/** "take a photo after asking for consent": without it that cannot be done. */
function agreedFirst({ wish, action, slots }: Told): readonly Part[] {
  const what =
    /\b(?:after (?:asking for|getting|obtaining|having)|only with) (?:the |their |his |her |a )?(?:\w+'s )?(consent|permission|approval|agreement)\b/i
      .exec(wish)?.[1]
      ?.toLowerCase();
  return what && action.frame === 'do'
    ? said(`Without the ${what}, {the actor} cannot ${deedOf(wish)}.`, { slots })
    : [];
}

/** "no nudges at night": at any other time they come. */
function otherTimes({ wish, action, slots }: Told): readonly Part[] {
  const [, what = ''] =
    /^no longer (?:get|receive|be sent) (?:any )?([a-z][\w -]*?s) (?:after|before|between|at|on|in|during|over) (?:the )?(?:\d\w*|noon|midnight|night|nights|evenings?|mornings?|weekends?|sundays?|saturdays?|weekdays|holidays?|lunch)\b/i.exec(
      wish,
    ) ?? [];
  if (!what || action.frame !== 'not' || what.split(' ').length > 5) return [];
  return [
    ...assumed(`At any other time ${what} are sent as before.`, { slots }),
    ...assumed(`What falls due in that time is sent afterwards.`, { slots }),
  ];
}

/** What a ban refuses and an answer holds up, whatever else is said. */
export const REFUSALS: readonly PartRule[] = [banned, bannedKind, beforeThat, unanswered];

/** The criteria that conditions ask for, the most telling first. */
export const CONDITIONS: readonly PartRule[] = [
  ...REFUSALS,
  freed,
  onlyIf,
  aslong,
  aslongOnly,
  exception,
  otherwise,
  agreedFirst,
  otherTimes,
];
