import { readNounPhrase, type NounPhrase } from '../../language/noun-phrase.ts';
import { isPerson, isPlural, plural, singular, withArticle } from '../../language/nouns.ts';
import { fromGerund } from '../../language/verbs.ts';
import { traitsOf } from '../../lexicon/things.ts';
import { fillPattern } from '../fill-pattern.ts';
import { wholeItems } from './whole-items.ts';
import { upperFirst } from '../../language/capitals.ts';
import { assumed, said, type Part, type PartRule, type Told } from './part.ts';

/** What somebody can be asked for when it is missing. */
const PARTS =
  /^(?:location|place|photo|picture|image|reason|comment|note|date|day|name|address|price|number|description|deadline|signature|title|amount|code|category|explanation|author|source|phone number|time|size|colour|color|weight|receipt|due date|end date|level|priority)s?$/i;
/** Deeds by which something is handed in or kept, so that what comes with it is kept as well. */
const ENTERED =
  /^(?:report|record|log|add|create|request|submit|register|note|enter|send|upload|post|list|publish|write|reject|return|suggest|propose|offer|ask for|cancel|save|file|announce|set up|correct|change|describe|document|draft|draw up|apply for|book|order)\b/;
const PASSED = /^(?:pass on|hand over|forward|send|transfer|move|export|copy|share|archive|print|return)\b/;
/** A way of doing it, and nothing that is kept. */
const MEANS =
  /\b(?:clicks?|taps?|steps?|keys?|buttons?|fingers?|hands?|voice|mouse|keyboard|phone|scanner|card|code|help|app|link|words|order|number of words|colleague|message)$/i;

interface Named {
  readonly noun: NounPhrase;
  readonly words: string;
}

/** "with a photo, two notes and the number of the lane" */
function namedIn({ action }: Told): Named[] {
  const at = action.core.tails.findIndex(({ lead }) => lead === 'with');
  const first = action.core.tails[at]?.text.replace(/^with /i, '') ?? '';
  const more = action.core.tails[at + 1];
  const text = more && /^(?:of|for)$/.test(more.lead) ? `${first} ${more.text}` : first;
  return text.split(/\s*,\s*(?:and )?|\s+and\s+/).flatMap((words) => {
    const noun = /^(?:who|what|where|when|how|which|why|as|only|each|every)\b/i.test(words)
      ? undefined
      : readNounPhrase(words);
    return noun && /^[\p{L}-]+(?: [\p{L}-]+){0,2}$/u.test(noun.core) && !isPerson(noun.head) && !MEANS.test(noun.core)
      ? [{ noun, words }]
      : [];
  });
}

/** "report a branch with its location": it is shown with the thing, and must be there. */
function partOf(told: Told): readonly Part[] {
  const { action, slots } = told;
  const { verb } = action.core;
  if (action.frame === 'told' || !ENTERED.test(verb)) return [];
  const all = namedIn(told);
  const media = all.filter(({ noun }) => traitsOf(singular(noun.head.toLowerCase()), false).has('media'));
  const shown = (media.length > 0 ? media : all.length > 1 ? all : []).slice(0, 2).flatMap(({ noun }) => {
    const many = noun.plural;
    return said(`The ${noun.core} ${many ? 'are' : 'is'} shown beside {the one}.`, told);
  });
  const [first] = all;
  if (!first || !/^(?:an?|the|its|their|my)\b/i.test(first.words) || !PARTS.test(first.noun.core)) return shown;
  const state = /^(?:log|record|note|enter|write|save|add|create|register|set up|list)\b/.test(verb)
    ? 'saved'
    : /^(?:report|submit|request|propose|suggest|ask for|send|describe|apply for)\b/.test(verb)
      ? 'accepted'
      : (slots.get('done') ?? 'accepted');
  const { noun } = first;
  const isOfIt = noun.determiner === 'the' && / of /.test(noun.body) && noun.body.split(' ').length <= 5;
  const needed = isOfIt ? `the ${noun.body}` : noun.plural ? noun.core : withArticle(noun.core);
  return [...assumed(`Without ${needed}, {the one} is not ${state}.`, told), ...shown];
}

/** "with a picture and for how long": once that time is over it ends. */
function whileItLasts(told: Told): readonly Part[] {
  return told.action.frame === 'do' &&
    !/(?:^|\band )(?:see|know|view|check|show|find|read|look|compare|list)\b/.test(told.wish) &&
    /\b(?:for how long|until when)\b/i.test(told.wish)
    ? assumed('Once that time is over, {the one} is no longer listed.', told)
    : [];
}

/** "download all certificates as one PDF": each is in it. */
function inOneFile(told: Told): readonly Part[] {
  const file =
    /\b(?:as|in|into) (?:one|a single) (PDF|file|document|archive|sheet|table|page|list|letter|e-mail|message)\b/i.exec(
      told.wish,
    )?.[1];
  return file && told.slots.get('plural') === 'yes' ? said(`The ${file} holds each {unit} once.`, told) : [];
}

/** "pass on an application together with all notes": they go with it. */
function goesAlong(told: Told): readonly Part[] {
  const along = /\b(?:together with|along with|including) (.+)$/i.exec(told.wish)?.[1] ?? '';
  const what = wholeItems(along).join(' and ');
  return what && PASSED.test(told.action.core.verb)
    ? said(`All ${what} that belong to {the one} are ${told.slots.get('done') ?? 'handed on'} with it.`, told)
    : [];
}

const HURT =
  /^(?:changing|touching|affecting|moving|overwriting|altering|replacing|disturbing|closing|stopping|interrupting)$/i;
const LOST = /^(?:losing|forgetting|breaking|deleting|destroying|spoiling|removing|cancelling|erasing|dropping)$/i;
const ENTERING = /^(?:typing|retyping|entering|giving|filling|writing|naming|providing|showing|creating)$/i;

/** "without losing their history": what is still there or as before, or what nobody is asked for. */
function spared(told: Told): readonly Part[] {
  const { wish, action } = told;
  const without = / without ((?:[\w'-]+ ){0,5}[\w'-]+)$/i.exec(wish)?.[1]?.trim() ?? '';
  const [first = '', ...rest] = (/^having to /i.test(without) ? gerundFirst(without) : without).split(' ');
  // "close it after 90 days without a login": in which nothing was done.
  if (/ (?:\d+|two|three|six|twelve) (?:days|weeks|months|years|hours|minutes) without /.test(wish)) return [];
  // "keep anyone from booking without a number": there it is asked for.
  if (action.frame === 'told' || !without || /^(?:be kept|keep|prevent|stop|avoid)\b/.test(wish)) return [];
  const noun =
    rest.length > 0 && !/^(?:first|again|twice|early|late|once)$/i.test(rest.join(' '))
      ? readNounPhrase(rest.join(' '))
      : undefined;
  // "without touching it for the others"
  const others = /^(?:it|them|that) (for (?:the|all|any|other|everybody).+)$/i.exec(rest.join(' '))?.[1];
  if (others && HURT.test(first)) return said(upperFirst(`${others}, {object} {stays} as before.`), told);
  if (/^(?:it|them|that|this|and|or)$/i.test(rest[0] ?? '')) return [];
  const isOwn = /^(?:their|its)$/i.test(noun?.determiner ?? '');
  if (noun && HURT.test(first))
    return said(
      `${upperFirst(isOwn ? `the ${noun.core} of {the one}` : noun.text)} ${noun.plural ? 'stay' : 'stays'} as before.`,
      told,
    );
  if (noun && LOST.test(first))
    return said(
      `${upperFirst(isOwn ? `the ${noun.core} of {object}` : noun.text)} ${noun.plural ? 'are' : 'is'} still there afterwards.`,
      told,
    );
  if (noun && ENTERING.test(first) && !/^(?:it|them|him|her|me|us|that|this|in|out|up)\b/i.test(noun.text))
    return said(`{The actor} is not asked for ${noun.text}.`, told);
  return /^an? (?:account|login|registration|password|appointment|e-?mail address|phone number)$/i.test(without)
    ? said(`{The actor} is not asked for ${without}.`, told)
    : [];
}

/** "having to type the name" is "typing the name". */
function gerundFirst(text: string): string {
  const [verb = '', ...rest] = text.replace(/^having to /i, '').split(' ');
  const known = ['typing', 'retyping', 'entering', 'giving', 'filling', 'writing', 'naming', 'providing', 'showing'];
  return [known.find((one) => fromGerund(one) === verb) ?? verb, ...rest].join(' ');
}

/** "with a reference number", "with a code": with a wrong one it does not work. */
function withKey({ wish, action, slots }: Told): readonly Part[] {
  const key =
    / (?:with|by) (?:an?|the|my|their|its) ((?!QR |bar|phone |telephone |mobile |serial )(?:[a-z-]+ )?(?:number|code|pin|password|passphrase|ID))\b/i.exec(
      wish,
    )?.[1];
  if (!key || action.frame !== 'do') return [];
  const text = /^(?:look up|see|view|open|find|check|read|follow|track)\b/.test(action.core.verb)
    ? `With a wrong ${key} nothing is shown.`
    : /^(?:confirm|unlock|open|log in|sign in|check in|pay|collect|pick up|book|release|join|access|redeem|activate)\b/.test(
          action.core.verb,
        ) && slots.has('done')
      ? fillPattern(`With a wrong ${key}, {the one} is not {done}.`, slots)
      : undefined;
  return text ? [{ text, source: 'assumption' }] : [];
}

/** "with grandparents who have no account": they are asked for none. */
function unasked(told: Told): readonly Part[] {
  const lacks = /\b(?:who|that) (?:have|has) no ([a-z-]+(?: (?:account|address|number))?)\b/i.exec(told.wish)?.[1];
  return lacks && /^(?:account|login|app|password|registration|e-mail address|phone number|licence)$/i.test(lacks)
    ? said(`{The one} can be opened without ${withArticle(lacks)}.`, told)
    : [];
}

/** What one of several may lack; of a diary, a map or a feed that would say nothing. */
const DETAIL =
  /(?:^| )(?:weight|date|day|time|note|number|name|price|cost|photo|picture|plan|rota|budget|target|rating|score|guest|forecast|size|reading|comment|label|address|contact|result|deposit|owner|deadline|fee|level)$/i;

const SETTING_UP = /^(?:set|draw up|define|make|create|plan|add|write|set up|build|have|use|see)\b/;

/** "a plan per bed": a bed without one is seen. */
function leftOut({ wish, action: { core }, slots }: Told): readonly Part[] {
  const each =
    /\b(?:per|for each|for every|next to each|beside each|of each|on each|with each) (?!day|week|month|year|hour|minute|night|quarter|season|person|time|other)([a-z-]+)\b/i.exec(
      wish,
    )?.[1];
  const text =
    // "per work day": half of a name names another thing.
    each &&
    !new RegExp(
      `\\b${each} (?!with|without|and|or|in|on|for|of|to|that|which|when|if|as|by|from|at|so|before|after|over|since)[a-z]+`,
      'i',
    ).test(wish) &&
    SETTING_UP.test(core.verb) &&
    slots.get('one') !== each &&
    DETAIL.test(slots.get('one') ?? '')
      ? fillPattern(
          `${upperFirst(withArticle(each))} without ${/^(?:see|have|use)\b/.test(core.verb) ? '{a one} is shown' : '{a one} is listed'} as such.`,
          slots,
        )
      : undefined;
  return text ? [{ text, source: 'assumption' }] : [];
}

/** "in all three brands": the one where it is missing is named. */
function everywhere(told: Told): readonly Part[] {
  const { verb } = told.action.core;
  const many =
    /\bin (?:all|each of the|every one of the)(?: of (?:the|our|their))?(?: the| our| their)?(?: (?:two|three|four|five|six|seven|eight|nine|ten|\d+))? ([a-z-]+s)\b/i.exec(
      told.wish,
    )?.[1] ?? /\bin (?:each|every) ([a-z-]+)\b/i.exec(told.wish)?.[1];
  if (!many || /^(?:days?|weeks?|months?|years?|cases?|hours?|details?)$/i.test(many)) return [];
  const one = withArticle(singular(many));
  if (/^(?:see|preview|view|show|compare|display|look at|check)\b/.test(verb))
    return said(`${upperFirst(one)} in which {the one} is missing is named.`, told);
  return /^(?:change|update|publish|replace|rename|correct|set)\b/.test(verb)
    ? said(`No ${singular(many)} still has {the one} from before.`, told)
    : [];
}

const GROUPED = /^(?:sort|group|order|arrange|rank|cluster|categori[sz]e|organi[sz]e|put|classify)\b/;

/** "sort tools by size": where that is not known. */
function sortedBy(told: Told): readonly Part[] {
  const { action } = told;
  const by = action.core.tails.find(({ lead }) => lead === 'by')?.text.replace(/^by /i, '');
  const noun = by && GROUPED.test(action.core.verb) ? readNounPhrase(by) : undefined;
  // "order meals by noon": until when.
  if (
    !noun ||
    noun.core.split(' ').length > 2 ||
    isPerson(noun.head) ||
    // "by the shortest drive": what is first of all is no detail of each.
    /\b(?:shortest|longest|fastest|quickest|nearest|cheapest|lowest|highest|least|most|best)\b/i.test(noun.core) ||
    /day\b|\b(?:noon|midnight|end|then|morning|evening)$/i.test(noun.core)
  )
    return [];
  const { object } = action.core;
  // "the route sorted by aisle": there is one of it, and what stands in it is sorted.
  const isOne = object && !object.plural && /^(?:the|my|our|their|his|her|its)$/i.test(object.determiner);
  if (isOne && told.slots.get('entry') === told.slots.get('one') && !noun.plural)
    return assumed(`What has no ${noun.core} is listed at the end.`, told);
  return noun.plural
    ? assumed(`{An entry} that belongs to no ${singular(noun.core)} is listed at the end.`, told)
    : assumed(`{An entry} whose ${noun.core} is not known is listed at the end.`, told);
}

/** "in different colours, each with its own stock" */
function eachOfThem(told: Told): readonly Part[] {
  const [, kinds = '', own = ''] =
    /\bin (?:different|several|various|many) ([a-z-]+s)\b(?:,? each with (?:its|their) own ([a-z-]+))?/i.exec(
      told.wish,
    ) ?? [];
  if (!kinds) return [];
  const one = singular(kinds);
  return own
    ? said(`Each ${one} is shown with its own ${own}.`, told)
    : said(`Each ${one} of {the one} can be chosen on its own.`, told);
}

function inOwnTongue(told: Told): readonly Part[] {
  return /\bin (?:their|my|our|his|her|its) own language\b/i.test(told.wish)
    ? assumed('Where there is no text in that language, the original is shown.', told)
    : [];
}

/** "no longer have to copy bookings into the calendar": where what was entered once is found. */
function copied(told: Told): readonly Part[] {
  const where =
    /^(?:no longer have to|be spared) (?:copy|type|retype|enter|transfer|write|carry|re-enter|copying|typing|retyping|entering) .+? (?:into|in|to|onto) (?:an?|the|our|my|their|every|each) ((?:[\w-]+ ){0,2}?[\w-]+)(?: by hand| again| every .*| each .*)?$/i.exec(
      told.wish,
    )?.[1];
  const each = / (?:every|each) /.test(told.wish.slice(0, told.wish.indexOf(where ?? '')));
  return where
    ? said(
        `{A one} {who} was entered once stands in ${each ? `every ${where.trim()}` : `the ${where.trim()}`} as well.`,
        told,
      )
    : [];
}

/** "of the same customer": those of others are left alone. */
function notMixed(told: Told): readonly Part[] {
  const same = /\b(?:of|for|from|by) the same ([a-z-]+)\b/i.exec(told.wish)?.[1];
  return same && !/^(?:keep|have) /.test(told.wish) && !isPlural(same)
    ? said(`{Units} of different ${plural(same)} are not {done}.`, told)
    : [];
}

/** The criteria that what is named beside the deed asks for, the most telling first. */
export const NAMED: readonly PartRule[] = [
  partOf,
  goesAlong,
  inOneFile,
  whileItLasts,
  withKey,
  unasked,
  everywhere,
  eachOfThem,
  inOwnTongue,
  spared,
  notMixed,
  sortedBy,
  copied,
  leftOut,
];
