import { readNounPhrase } from '../../language/noun-phrase.ts';
import { isBaseVerb } from '../../language/verbs.ts';
import { stepsOf } from '../event-chain.ts';
import type { Relief } from '../trouble-rules.ts';
import { lowerFirst } from '../trouble-words.ts';
import { allOfThem } from './unheard.ts';
import { namedPeople, reliefFrom, WHO, withoutSpans, type Complaint } from './complaint.ts';

const REST = '(?:(?:,? and then|,? and so|,? so|,? and|,? then|,|;) (.+))?$';
/** "nobody remembers to pay and she has to nag" */
const NOBODY_REMEMBERS = new RegExp(
  `^(?:(?:nobody|no one|hardly anyone|hardly anybody|not everyone|not everybody)(?: (?:ever|really|always))? (?:remembers?|thinks? (?:of|about)|bothers?)|(?:everybody|everyone|somebody|someone|people)(?: (?:always|often|constantly|regularly|keep|keeps))? (?:forgets?|forgetting)) (to [a-z]+ [^,;]+?|[a-z]+ing [^,;]+?)${REST.replace(',? and|', ',? and(?= (?:he|she|we|i|they|it|the|our|my|then|half) )|')}`,
  'i',
);
/** What passes, and may be missed. */
const DATE =
  '(?:cut-?offs?|deadlines?|dates?|closing dates?|due dates?|days?|time limits?|windows?|terms?|appointments?|check-?ups?|renewals?|expiry dates?|registration|sign-up|last day)';
/** "people keep missing the cut-off for skipping a week and then they are charged" */
const MISSES = new RegExp(
  `^(${WHO}) (?:(?:keep|keeps|kept) missing|(?:always|often|constantly|regularly) miss(?:es)?|miss(?:es)?|forgets?(?: about)?|overlooks?) ((?:the|their|our|a|an) (?:[\\w-]+ ){0,3}?${DATE}(?: (?:for|of|to|by|on) (?:(?!and\\b)[^,;])+?)?)${REST}`,
  'i',
);
/** "they pay for it, since they miss the deadline": why stands behind what it costs. */
const BECAUSE_MISSED = new RegExp(
  `^(${WHO}) ((?!miss|forget|overlook)[a-z]+ [^;]+?),? (?:because|since|as) (?:they|we|i) (?:keep missing|(?:always |often )?miss|forget(?: about)?|overlook) ((?:the|their|our) (?:[\\w-]+ ){0,3}?(?:${DATE}|time)(?: (?:for|of|to|by|on) [^,;]+?)?)$`,
  'i',
);
/** "passengers forget that they have to be there early" */
const FORGETS_THAT = new RegExp(
  `^(${WHO}) (?:(?:often|always|sometimes|regularly|keep) )*(?:forgets?|forgetting) that (they (?:have|need) to [^,;]+?|they are (?:expected|due|booked|needed)[^,;]*?)${REST}`,
  'i',
);
/** "the coordinator has to nag everybody for the fee" */
const NAGS = new RegExp(
  `^(${WHO}) (?:(?:has|have|had) to|must|(?:keep|keeps)) (?:nag|nagging|chase|chasing|remind|reminding|badger|badgering|pester|pestering|run after|running after)(?: up)? (every(?:body|one)|people|all(?: of)? (?:the|our) [\\w-]+|(?:the|our|my) [\\w-]+s|[\\w-]+s) (for|about|to|over) ([^,;]+?)(?:,.*)?$`,
  'i',
);
/** What somebody has to do only because nobody remembers. */
const CHASES =
  /^(?:he|she|i|we|they|the [\w-]+|our [\w-]+|my [\w-]+) (?:has|have|had) to (nag|chase|remind|badger|pester|ask|run after)\b(.*)$/i;

/** "and she has to nag": that nobody has to any more. */
function unchased(after: string): string | undefined {
  const [, verb = '', rest = ''] = CHASES.exec(after) ?? [];
  if (verb === '' || /, | and /.test(rest)) return undefined;
  return withoutSpans(`nobody has to ${verb.toLowerCase()}${rest}`);
}

function costOf(after: string, people: Complaint['people']): string | undefined {
  if (after === '') return undefined;
  const [step] = stepsOf(after, people);
  // "and then lose it to somebody else": whoever was spoken of.
  const own = step?.clause.group ? step : stepsOf(`people ${after}`, people)[0];
  return unchased(after) ?? reliefFrom(own)?.replace(step?.clause.group ? /^$/ : /^people /i, 'they ');
}

/** "charged for a box that goes off on the doorstep": they are not, told of themselves. */
function theirs(benefit: string | undefined, who: string): string | undefined {
  return benefit?.replace(new RegExp(`^${RegExp.escape(who)} `, 'i'), 'they ');
}

const OF_REMINDER = [
  'Whoever has done it already is not reminded.',
  'The reminder leads straight to where it is done.',
];

function readForgetsThat(text: string, people: Complaint['people']): Relief | undefined {
  const [, said = '', that = '', after = ''] = FORGETS_THAT.exec(text) ?? [];
  const who = allOfThem(said);
  if (!that || !people.isPersonPhrase(who)) return undefined;
  const named = namedPeople(who, people);
  return {
    actor: named ?? 'people',
    ...(named ? {} : { side: 'served' as const }),
    wish: `be reminded that ${that}`,
    benefit: costOf(after, people),
    criteria: ['The reminder says when and where.', 'The reminder comes once and can be read again later.'],
  };
}

function readMissed(text: string, people: Complaint['people']): Relief | undefined {
  const [, teller = '', cost = '', missed = ''] = BECAUSE_MISSED.exec(text) ?? [];
  const [, said = teller, date = missed, after = missed === '' ? '' : `${teller} ${cost}`] = MISSES.exec(text) ?? [];
  const who = allOfThem(said);
  if (!date || !people.isPersonPhrase(who) || /^(?:nobody|no one)$/i.test(who)) return undefined;
  const isOwn = people.isSpeaker(who);
  const named = namedPeople(who, people);
  const bare = date.replace(/^an? /i, 'the ');
  return {
    actor: isOwn ? undefined : (named ?? 'people'),
    ...(isOwn || named ? {} : { side: 'served' as const }),
    wish: `be reminded before ${lowerFirst(bare)}`,
    benefit: theirs(costOf(after, people), who),
    criteria: [
      `The reminder names ${lowerFirst(bare).split(/ (?:for|of|to|by) /)[0] ?? bare} and what happens after it.`,
      ...OF_REMINDER,
    ],
  };
}

function readNagged(text: string, people: Complaint['people']): Relief | undefined {
  const [, who = '', whom = '', link = '', what = ''] = NAGS.exec(text) ?? [];
  const thing = readNounPhrase(what);
  const isDeed = link.toLowerCase() === 'to' && isBaseVerb(what.split(' ')[0] ?? '');
  if (!what || !people.isPersonPhrase(who) || !people.isPersonPhrase(whom) || !(isDeed || thing)) return undefined;
  const all = /^people$/i.test(whom) ? 'everybody' : lowerFirst(whom);
  const isOne = /^every/i.test(all);
  const of = isDeed ? `to ${withoutSpans(what)}` : `of ${withoutSpans(what)}`;
  return {
    actor: people.isSpeaker(who) ? undefined : who,
    about: all,
    wish: `have ${all} reminded ${of}`,
    name: `Reminder ${of} for ${all}`,
    outcome: `${all} ${isOne ? 'is' : 'are'} reminded ${of}`,
    benefit: `${people.isSpeaker(who) ? who : 'they'} do not have to run after anybody`,
    criteria: OF_REMINDER.concat('Whoever has still not done it after the reminder is listed.'),
  };
}

/** Somebody forgets or misses something: they are to be reminded in time. */
export function readForgotten({ text, people }: Complaint): Relief | undefined {
  const [, deed = '', after = ''] = NOBODY_REMEMBERS.exec(text) ?? [];
  const what = withoutSpans(deed);
  if (what)
    return {
      actor: 'people',
      side: 'served',
      wish: `be reminded ${/^to /i.test(what) ? what : `of ${what}`}`,
      benefit: costOf(after, people),
      criteria: ['Whoever has still not done it after the reminder is listed.'],
    };
  return readForgetsThat(text, people) ?? readMissed(text, people) ?? readNagged(text, people);
}
