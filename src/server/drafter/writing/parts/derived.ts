import { SPANS } from '../../lexicon/time-words.ts';
import { negate, readClause } from '../../language/clause.ts';
import { readNounPhrase } from '../../language/noun-phrase.ts';
import { isPerson, isPlural, singular, withArticle } from '../../language/nouns.ts';
import { timely } from '../../language/opposite.ts';
import { participle, readVerb } from '../../language/verbs.ts';
import { traitsOf } from '../../lexicon/things.ts';
import { upperFirst } from '../../language/capitals.ts';
import { isMeasure } from '../../reading/find-limits.ts';
import { DEED_TAILS } from './deed-tails.ts';
import { eachOfThese, TAILS } from './derived-tails.ts';
import { NAMED_TAILS } from './named-tails.ts';
import { ONLY_SOME } from './only-some.ts';
import { assumed, denied, joined, said, type Part, type PartRule, type Told } from './part.ts';
import { SEEN_TAILS } from './seen-tails.ts';

/** What somebody has to have said yes to. */
const CONSENT = /\b(?:agrees?|allows?|consents?|approves?|confirms?|accepts?|permits?|says? yes)\b/i;
/** What has to have been done before. */
const IS_DONE = /\b(?:has|have) [a-z]+/i;

/** "tip after they have paid", "send x-rays when the patient agrees": as long as that is not so, it is not done. */
function waitsFor(told: Told): readonly Part[] {
  const { action, slots, wish } = told;
  const [, lead = ''] =
    /,? (after|once|as soon as|if|when|provided that) (?!.* (?:after|once|if|when) )/i.exec(wish) ?? [];
  const none = slots.get('no event');
  if (!lead || !none || action.frame !== 'do' || action.isThing || action.rule) return [];
  if (/\b(?:even|also|still|only|(?:they|he|she|I|we) (?:want|wish|like|need))\b/i.test(wish)) return [];
  // "see if the customer has opened it": that is what is asked.
  if (/^(?:see|know|check|find out|tell|ask|show|learn|understand|look up|verify|test)\b.* if /.test(wish)) return [];
  const gets = /^(?:get|receive) (?!hold\b|in\b|to\b|rid\b|back\b|through\b)/.test(wish);
  const event = slots.get('event') ?? '';
  const isBefore = /^(?:after|once|as soon as)$/i.test(lead) && IS_DONE.test(event);
  if (gets ? lead.toLowerCase() !== 'if' : !isBefore && !CONSENT.test(event)) return [];
  const not = denied(told)?.replace(/ (?:right|straight|directly|only)$/i, '');
  return said(joined(not, 'as long as', none), told);
}

/** What is sent or told to somebody, so that nobody else is to have it. */
const SENT =
  /^(?:send|forward|mail|e-?mail|text|message|submit|report back|pass on|hand over|hand in|send back|send out|return)\b/;

/** "send the outcome to the campaign owner": nobody else gets it. */
function nobodyElse(told: Told): readonly Part[] {
  const { action, slots } = told;
  const to = action.core.tails.find(({ lead }) => lead === 'to')?.text.slice('to '.length);
  const noun = to && to.split(' ').length <= 6 ? readNounPhrase(to) : undefined;
  const head = noun?.head.toLowerCase() ?? '';
  const isSomebody =
    isPerson(head) || told.roles.has(singular(head)) || /^(?:office|team|group|staff|family|families|desk)$/.test(head);
  if (!noun || !isSomebody || action.frame !== 'do' || !SENT.test(action.core.verb) || !slots.has('object')) return [];
  if (!/^(?:the|my|our|their|his|her|an?) (?!next\b|other\b|same\b)[a-z-]+(?: [a-z-]+)?$/i.test(to ?? '')) return [];
  return assumed(`Nobody but ${noun.text} receives {object}.`, told);
}

/** "tell the office I am away": nobody else is told. */
function toldOnly(told: Told): readonly Part[] {
  const [, whom = ''] =
    /^(?:tell|inform|notify|let) ((?:the|my|our|their) [a-z-]+(?: [a-z-]+)?)(?= (?:know\b|that|about|of|when|I|they|who|which|what|how)\b)/i.exec(
      told.wish,
    ) ?? [];
  const noun = whom ? readNounPhrase(whom) : undefined;
  return noun && told.action.frame === 'do' ? assumed(`Nobody but ${noun.text} is told of it.`, told) : [];
}

/** "mail all members who have not answered": the others get nothing. */
function notWritten(told: Told): readonly Part[] {
  const [, name = '', rest = ''] =
    /^(?:mail|message|text|e-?mail|notify|inform|write to|remind|warn|thank|alert|invite) (?:all |only )?(?:the |my |our )?((?:[a-z-]+ ){0,2}(?:[a-z-]+s|people)) who ((?:[\w'’-]+ ){0,8}[\w'’-]+)$/i.exec(
      told.wish.replace(/ (?:if|when|once|before|after) .*$/i, ''),
    ) ?? [];
  const clause = rest && !/\b(?:and|or|but|they|I|we)\b/i.test(rest) ? readClause(`${name} ${rest}`) : undefined;
  if (!clause || clause.kind === 'modal' || clause.subject !== name || told.action.frame !== 'do') return [];
  return assumed(upperFirst(`${name} who ${timely(negate(clause)).slice(name.length).trim()} get no message.`), told);
}

const CHOOSES = /^(?:choose|pick|select|decide|switch|vote)\b/;

/** "choose automatic or manual": both are on offer. */
function bothOffered(told: Told): readonly Part[] {
  const [, count = '', things = ''] =
    /^(?:choose|pick|select|decide|vote) (?:between|from|among|for one of|one of) (two|three|four|five|six|\d) ([a-z-]+s)$/i.exec(
      told.wish,
    ) ?? [];
  if (things && told.action.frame === 'do') return said(`Each of the ${count} ${things} can be chosen.`, told);
  const [, one = '', other = ''] =
    /^(?:choose|pick|select|decide|switch|vote) (?:(?:for|between|on|from) )?((?:an? )?[a-z-]+(?: [a-z-]+)?) (?:or|and) ((?:an? )?[a-z-]+(?: [a-z-]+)?)(?: (?:when|for|if|while|before|at|on|in) .*)?$/i.exec(
      told.wish,
    ) ?? [];
  const isChoice = / or /.test(told.wish) || / between /.test(told.wish);
  if (!other || !isChoice || told.action.frame !== 'do' || !CHOOSES.test(told.wish)) return [];
  return assumed(`Both ${one} and ${other} are on offer.`, told);
}

/** "a weekly mail": one comes each week, and no more. */
function onePerTime(told: Told): readonly Part[] {
  const { wish, slots, action } = told;
  const [, often = '', every = ''] =
    /^(?:get|receive) (?:an? |the |one )?(?:(daily|weekly|monthly|quarterly|yearly|annual) [a-z].*|[a-z].* (?:every|each|once a) (day|week|month|quarter|year))\b/i.exec(
      wish,
    ) ?? [];
  const time = SPANS[often.toLowerCase()] ?? every.toLowerCase();
  if (!time || action.frame !== 'do' || slots.get('plural') === 'yes' || !slots.has('unit')) return [];
  return assumed(`No second {unit} comes in the same ${time}.`, told);
}

/** By these a thing comes before somebody's eyes. */
const SHOWN =
  /^(?:see|view|read|find|list|show|browse|look up|look at|check|use|have|get|receive|track|follow|compare|print|export|download)$/;

/** "see only sitters who are free", "a mail with deals that have not moved": one of which this is not so is not there. */
function othersNot(told: Told): readonly Part[] {
  const { action, wish } = told;
  if (action.frame !== 'do' || action.rule || / (?:if|when|whenever|before|after|unless|until|while) /.test(wish))
    return [];
  const [, before = '', name = '', rel = '', rest = ''] =
    /^(.*?)\b((?:(?!that|who|which|the|all|only|every|with|for|of|on|in|to|from|at|by)[a-z-]+ )?[a-z-]+s|people) (who|that|which) ((?:[\w'’-]+ ){0,8}[\w'’-]+)$/i.exec(
      wish,
    ) ?? [];
  const verb = action.core.verb;
  if (!rest || !SHOWN.test(verb) || /\b(?:and|or|but|they|I|we|most|least)\b/i.test(rest) || isMeasure(name)) return [];
  const own = new RegExp(`^${RegExp.escape(verb)} (?:only|just) (?:the |my |our |their )?$`, 'i').test(before);
  const within = /\b(?:with|of|about) (?:only |all |the )*$/i.test(before);
  if ((!own && !within) || (own && action.isThing)) return [];
  const clause = readClause(`${name} ${rest.replace(/^(?:really|actually|truly|currently) /i, '')}`);
  if (!clause || clause.kind === 'modal' || clause.kind === 'do' || clause.subject !== name) return [];
  // "an archive for old projects that stays searchable": what is told of one of them is not told of the many.
  if (readVerb(clause.finite)?.form === 'third' || /^(?:is|was|has|does)$/.test(clause.finite)) return [];
  const lacks = clause.kind === 'have' && /^no\b/i.test(clause.rest);
  const not = timely(negate(clause)).slice(name.length).trim();
  const where = /^(?:export|print|download)$/.test(verb) ? participle(verb) : 'listed';
  return lacks ? [] : assumed(upperFirst(`${name} ${rel} ${not} are not ${where}.`), told);
}

/** "overtime per department and week": each of them is seen by itself. */
function eachByItself(told: Told): readonly Part[] {
  const { action, wish, slots } = told;
  const [, per = ''] =
    / per ([a-z-]+(?: (?![a-z-]+ed\b)[a-z-]+)?(?:(?:,| and) (?!with\b|the\b|an?\b)[a-z-]+)?)(?=$| with | for | in | on | at |, )/i.exec(
      wish,
    ) ?? [];
  const isSeen = /^(?:see|view|show|track|follow|look up|check|use|have)$/.test(action.core.verb);
  // "bursts per kilometre": a rate, and no list of kilometres.
  const isRate = isMeasure(per) && !/^(?:day|week|weekday|month|quarter|season|year)\b/i.test(per);
  if (!per || action.frame !== 'do' || !isSeen || isRate || slots.get('one') === per) return [];
  if (
    /\b(?:once|twice|times|one|only|at most|\d+) per\b|\b(?:kilomet|met(?:re|er)|mile|litre|kilo|hectare)/i.test(wish)
  )
    return [];
  return assumed(`Each ${per} can be looked at by itself.`, told);
}

/** "attach x-rays to a visit": there they are found. */
function foundThere(told: Told): readonly Part[] {
  const { action } = told;
  const to = action.core.tails.find(({ lead }) => lead === 'to')?.text.slice('to '.length);
  const noun = to ? readNounPhrase(to) : undefined;
  if (!noun || noun.plural || action.frame !== 'do' || !/^(?:attach|add|append|link|enclose)$/.test(action.core.verb))
    return [];
  if (
    isPerson(noun.head) ||
    told.roles.has(noun.head.toLowerCase()) ||
    !/^(?:an?|the|my|each|every|their)$/i.test(noun.determiner)
  )
    return [];
  // Nobody opens a bottle or a year.
  const isOpened = ['document', 'media', 'message', 'case', 'event'] as const;
  const traits = traitsOf(singular(noun.head.toLowerCase()), false);
  if (!isOpened.some((trait) => traits.has(trait))) return [];
  return assumed(
    `Whoever opens the ${noun.core} finds there what was ${participle(action.core.verb)}${action.core.verb === 'link' ? ' with it' : ''}.`,
    told,
  );
}

/** "take a transfer back within a short window": afterwards it is too late. */
function afterWindow(told: Told): readonly Part[] {
  const [, time = ''] =
    / within (?:an?|the) (?:short |brief |small |certain |fixed |given )?([a-z]+(?: [a-z]+)?)$/i.exec(told.wish) ?? [];
  return /^(?:window|time window|time|period|trial period|notice period|grace period|cooling-off period|deadline)$/i.test(
    time,
  ) && told.action.frame === 'do'
    ? said(`Once the ${time} is over, {the one} can no longer be {done}.`, told)
    : [];
}

/** "block animals from online booking": there they are refused. */
function refusedThere(told: Told): readonly Part[] {
  const from = told.action.core.tails.find(({ lead }) => lead === 'from')?.text.slice('from '.length) ?? '';
  const noun = /ing\b/.test(from.split(' ')[0] ?? '') ? undefined : readNounPhrase(from);
  return noun &&
    /^(?:block|ban|bar)$/.test(told.action.core.verb) &&
    told.action.frame === 'do' &&
    noun.text.split(' ').length <= 4
    ? said(`{A one} {who} is {done} is refused there with a message that names the reason.`, told)
    : [];
}

/** "the system only offers docks 1 to 4": no other is offered. */
function noOther(told: Told): readonly Part[] {
  const { action } = told;
  const [, verb = '', thing = '', number = '', tail = ''] =
    /^(?:the )?(?:system|app|product|site|platform|tool) only ([a-z]+) ([a-z-]+s) (\d+(?:(?:, | to | and | or |-)\d+)*)((?: (?:for|in|on|at) .+)?)$/i.exec(
      action.outcome ?? '',
    ) ?? [];
  const base = verb ? readClause(`it ${verb} it`)?.verb : undefined;
  return base && number && isPlural(thing)
    ? said(upperFirst(`no other ${singular(thing)} is ${participle(base)}${tail}.`), told)
    : [];
}

/** "get a push message the evening before the lesson": for one that was called off nothing comes. */
function beforeWhat(told: Told): readonly Part[] {
  const { wish, slots } = told;
  const [, name = ''] =
    /\b(?:evening|morning|day|night|days|hours?|weeks?|minutes) before (?:the|my|their|each|every|an?) ([a-z-]+(?: [a-z-]+)?)$/i.exec(
      wish,
    ) ?? [];
  const noun = name ? readNounPhrase(`the ${name}`) : undefined;
  if (
    !noun ||
    !/^(?:get|receive|send|be (?:sent|told|shown|informed))\b/.test(wish) ||
    !/^(?:lesson|visit|appointment|class|course|trip|tour|meeting|event|match|game|concert|rehearsal|shift|delivery|pick-?up|session|operation|exam|test|training|flight|ride|walk|inspection|interview|viewing|party|show|treatment|check-up|stay)$/i.test(
      noun.head,
    )
  )
    return [];
  return assumed(`For ${withArticle(singular(noun.core))} that was called off before, nothing is sent.`, { slots });
}

/** "in the customer's language": where there is none in it. */
function inTheirTongue(told: Told): readonly Part[] {
  return /\bin (?:the |a |each |every )?[a-z-]+(?:['’]s|s['’]) (?:own )?language\b/i.test(
    told.action.outcome ?? told.wish,
  )
    ? assumed('Where there is no text in that language, the original is used.', told)
    : [];
}

/** What the words of the wish say on their other side. */
export const OTHER_SIDES: readonly PartRule[] = [waitsFor, afterWindow, refusedThere, noOther, eachOfThese];

const DERIVED: readonly PartRule[] = [
  othersNot,
  inTheirTongue,
  beforeWhat,
  onePerTime,
  bothOffered,
  nobodyElse,
  toldOnly,
  notWritten,
  foundThere,
  eachByItself,
];

/** What follows from the words of the wish where its kind says too little: asked before what holds of any deed. */
export function derivedParts(told: Told): Part[] {
  return [...DERIVED, ...TAILS, ...ONLY_SOME, ...SEEN_TAILS, ...NAMED_TAILS, ...DEED_TAILS].flatMap((tell) =>
    tell(told),
  );
}
