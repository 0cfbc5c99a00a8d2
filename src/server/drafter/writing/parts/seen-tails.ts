import { readNounPhrase } from '../../language/noun-phrase.ts';
import { isMass, isPerson, isPlural, singular, withArticle } from '../../language/nouns.ts';
import { fromGerund, readVerb } from '../../language/verbs.ts';
import { isTime } from '../../lexicon/time-words.ts';
import { upperFirst } from '../../language/capitals.ts';
import { isMeasure } from '../../reading/find-limits.ts';
import { assumed, type Part, type PartRule, type Told } from './part.ts';

const SEES = /^(?:see|view|look at|look up|check|find|list|have|get|receive) /;
const LOOKS = /^(?:see|view|look at|look up|check|find|list) /;

/** What is seen: the words behind the verb. */
function seen({ action, wish }: Told, verb = SEES): string {
  return action.frame === 'do' && !action.rule && verb.test(wish) ? wish.replace(verb, '') : '';
}

const RANK =
  'oldest|newest|latest|earliest|longest|shortest|worst|best|nearest|closest|farthest|cheapest|dearest|largest|biggest|smallest|highest|lowest|fastest|slowest|heaviest|(?:most|least) [a-z]+';
const IN_ORDER = new RegExp(
  `,? (?:with )?(?:the )?(?:${RANK}|[a-z]+) (?:ones? )?(?:first|on top|at the top|last)$`,
  'i',
);

/** "lots waiting to be tested, oldest first": where a new one stands. */
function inOrder(told: Told): readonly Part[] {
  return IN_ORDER.test(seen(told)) && told.slots.get('plural') === 'yes'
    ? assumed('{An entry} {which} is added later takes its place in that order.', told)
    : [];
}

/** By these something is done, reached or counted, and nothing told apart. */
const MEANS =
  /^(?:hand|phone|post|mail|e-?mail|video|voice|link|car|bike|bus|train|boat|foot|ferry|air|sea|law|default|then|now|name|heart|chance|mistake|accident|text|message|letter|card|code|far|turns?|itself|themselves|himself|herself|each|others?|anyone|anybody|somebody|someone|whom|who|which|request|rule|contract|appointment|table|sheet|lot|number|sample|comparison|half|third|quarter|\w+th|never)$/i;
/** By that something is told apart, and nobody did it. */
const GROUPED = /^(?:grouped|sorted|listed|ordered|ranked|split|down|counted|clustered|arranged|shown|needed|due)$/i;

/** The names of "by branch, hall and reason"; none where one of them is a time, a means or whoever did it. */
function keysIn(what: string): readonly string[] {
  const [, before = '', list = ''] =
    /^(?:.* )?([a-z-]+),? by ((?:the )?[a-z-]+(?: [a-z-]+)??(?:(?:, | and |, and | and by )(?:the )?[a-z-]+(?: [a-z-]+)??){0,3})(?=$|,| (?:with|for|in|of|over|since|this|last|next|and what|so|from|beside|when|on|against|compared|versus)\b)/i.exec(
      what,
    ) ?? [];
  if (!list || (readVerb(before)?.form === 'past' && !GROUPED.test(before))) return [];
  const keys = list.split(/, and |, | and by | and /).map((key) => key.replace(/^the /i, ''));
  return keys.every((key) => {
    const last = key.split(' ').at(-1) ?? '';
    // "stop by stop", "each gang", "kilos delivered"
    const isKey = key !== before && !/^(?:an?|each|every|all|his|her|my|their|our|its) |ing$|ly$|ed$|\d/i.test(key);
    return isKey && !MEANS.test(last) && !isTime(last) && !isMeasure(last) && !isPlural(last);
  })
    ? keys
    : [];
}

function either(names: readonly string[]): string {
  const [last = ''] = names.slice(-1);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${last}` : last;
}

/** "cancellations by branch and reason": where that is not known. */
function notSorted(told: Told): readonly Part[] {
  const keys = keysIn(seen(told));
  return keys.length > 0 ? assumed(`Where the ${either(keys)} is not known, that is shown.`, told) : [];
}

/** "gas used against the estimate", "the face compared with the photo": where one of both is missing. */
function onlyOneOfBoth(told: Told): readonly Part[] {
  return /.+ (?:against|versus|vs\.?|(?:as )?compared (?:with|to)) (?!each other\b|one another\b).+/i.test(
    seen(told, LOOKS),
  )
    ? assumed('As long as one of the two is not known, the other is shown alone.', told)
    : [];
}

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const OF_A_TIME = new RegExp(
  `(?:^| )(?:(?:of|for|from|in|on) )?(?:(?:the )?(?:last|this|next|coming|past|current|previous) (quarter|week|month|year|season|shift|night|term|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(tomorrow|today|tonight|yesterday)(?:['’]s)?|in (${MONTHS}))(?=$|,| (?!with ))`,
  'i',
);

/** "permits of today", "free mornings in May": one of another time is not there. */
function ofAnotherTime(told: Told): readonly Part[] {
  const what = seen(told, LOOKS).replace(/,? (?:when|while|after|until|before|with|so that) .*$/i, '');
  const [, span, day, month] = OF_A_TIME.exec(what) ?? [];
  const one = told.slots.get('entry') ?? '';
  if (!(span ?? day ?? month) || told.slots.get('plural') !== 'yes' || !one || isPerson(one)) return [];
  // "rafts due in May", "shifts that are open today": what tells them apart is said already.
  if (isTime(one) || / (?:compared|against|versus|per|due|that|who|which|whose) /.test(what)) return [];
  const time = span ? span.toLowerCase() : month ? 'month' : /tonight/i.test(day ?? '') ? 'night' : 'day';
  return assumed(`{An entry} of another ${time.endsWith('day') && time !== 'day' ? 'day' : time} is not listed.`, told);
}

/** "reasons of the score next to the application": what stood there before stays in view. */
function staysInView(told: Told): readonly Part[] {
  const [, what = ''] =
    / (?:beside|next to|alongside) ((?:the|my|our|their|its) [a-z-]+(?: [a-z-]+)?)$/i.exec(seen(told)) ?? [];
  const noun = what ? readNounPhrase(what) : undefined;
  if (!noun || isPerson(noun.head) || told.roles.has(singular(noun.head.toLowerCase()))) return [];
  return assumed(
    upperFirst(
      `the ${noun.core} ${noun.plural ? 'stay' : 'stays'} in view while {the actor} ${told.slots.has('object') ? 'reads {object}' : 'reads it'}.`,
    ),
    told,
  );
}

/** "the view from the seat before buying": that it is missing is told in time. */
function missingBefore(told: Told): readonly Part[] {
  const [, doing = '', rest = ''] =
    / before ([a-z]+ing)((?: (?:on|in|off|out|up|down|over|back|away))?(?: (?:an?|the|my|our|their|his|her|its|one|it|them) ?[a-z-]*(?: [a-z-]+)?)?)$/i.exec(
      seen(told),
    ) ?? [];
  return doing &&
    fromGerund(doing) &&
    !/\b(?:free|left|vacant)\b/i.test(told.wish) &&
    !told.slots.get('traits')?.includes('person')
    ? assumed(`When {object} {is} missing, {the actor} is told so before ${doing}${rest}.`, told)
    : [];
}

/** How something is entered, counted or done, so that it is open as long as it is not. */
const DEALT_WITH =
  'recorded|noted|noted down|written down|entered|typed in|logged|counted|checked|confirmed|signed|scanned|photographed|documented|labelled|weighed|measured|delivered|collected|returned|received|packed|cleaned|repaired|tested|inspected|translated|approved|taken out|handed over|handed in|put away|locked away|filed|booked in|registered';
const HAVE_DONE = new RegExp(
  `^(?:see|have) ((?:(?:the|an?|my|our|their|his|her|each|every|all) )?(?:[a-z-]+ ){0,2}?[a-z-]+) (${DEALT_WITH})(?= (?:with|on|in|at|into|onto|to|before|after|from|and|per|for|under|over|by \\w+ing|by (?:the )?(?:\\d|noon|evening|end))\\b|,|$)`,
  'i',
);

/** "spoiled lenses recorded with the reason": one that is not yet is open. */
function notYet({ wish, action, slots, roles }: Told): readonly Part[] {
  const [, what = '', done = ''] = HAVE_DONE.exec(wish) ?? [];
  const noun = what && !/\b(?:and|or|who|that|which|not|no|only)\b/i.test(what) ? readNounPhrase(what) : undefined;
  if (!noun || action.rule || isPerson(noun.head) || roles.has(singular(noun.head.toLowerCase()))) return [];
  // "see photos taken last year" is about what is there.
  if (/^see\b/.test(wish) && !/ with /.test(wish)) return [];
  const one =
    isMass(noun.head) && !noun.plural ? noun.core : withArticle(noun.plural ? singular(noun.core) : noun.core);
  return assumed(`${upperFirst(one)} that has not been ${done.toLowerCase()} yet is shown as open.`, { slots });
}

/** What is told of a thing that is seen by the words around it, where its kind says too little. */
export const SEEN_TAILS: readonly PartRule[] = [
  notYet,
  notSorted,
  inOrder,
  onlyOneOfBoth,
  ofAnotherTime,
  staysInView,
  missingBefore,
];
