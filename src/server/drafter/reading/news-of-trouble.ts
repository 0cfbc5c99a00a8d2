import { parseSentence, textOf } from '../grammar/parse.ts';
import { isPlural } from '../language/nouns.ts';
import { fromGerund, isBaseVerb, participle, readVerb, thirdPerson } from '../language/verbs.ts';
import { upperFirst } from '../language/capitals.ts';
import { bareOf } from './fact-before.ts';
import { inPresent } from './in-present.ts';
import { NICE_IF } from './nice-if.ts';
import type { Told } from './note-pointers.ts';
import { lowerFirst } from './trouble-words.ts';

const TIME =
  '((?: (?:beforehand|before|in advance|in time|at once|immediately|automatically|right away|straight away|then|early|by (?:e-?mail|text|sms|push))){0,2})';
const OF_IT = '(?: (?:about|of) (?:it|this|that))?';
/** "if the calendar warned us", "The app should tell the driver": a thing does. */
const WARNS = new RegExp(
  `^(?:please )?${NICE_IF}((?:the|our) [\\w-]+(?: [\\w-]+)??|it|[\\w-]+s) (?:(?:should|could|must|would) (?:be able to )?)?(warn|warned|tell|told|inform|informed|alert|alerted|notify|notified) (us|me|them|him|her|(?:the |our )[\\w-]+(?: [\\w-]+)?)${OF_IT}${TIME}$`,
  'i',
);
/** "if we got a warning", "The warden should be told": whoever hears of it. */
const HEARS = new RegExp(
  `^(?:(?:we|I)(?: would|['’]d)? (?:like|love|want) )?${NICE_IF}((?:the |our )?[\\w-]+(?: [\\w-]+)??) (?:(?:(?:should|could|must|wants? to|would like to) )?(?:got|get|received?) an? (?:[\\w-]+ )?(?:warning|message|alert|notice|notification|text|e-?mail)|(?:should be|must be|to be|were|was|wants? to be|would like to be) (?:told|warned|informed|notified|alerted))${OF_IT}${TIME}$`,
  'i',
);
/** How many do it and how often are no part of when it happens. */
const MANY = /^(?:(?:some|many|most|several|too many|lots of|a lot of|half(?: of)?) )(?:of )?(?:the |our )?(?=[a-z])/i;
const OFTEN =
  / (?:always|often|sometimes|usually|regularly|constantly|frequently|occasionally)\b|,? (?:again and again|all the time|every (?:single )?(?:day|week|month|time|year))$/gi;
/** Nobody is told of it: that is what is to change. */
const SILENTLY =
  / (?:without (?:telling|informing|asking|warning|notifying) (?:us|me|them|anybody|anyone|the [\w-]+)(?: first| before)?|without (?:a|any|further) (?:word|notice|warning))$/i;
const KEEPS = /^(.*?) keeps? (?:on )?([a-z]+ing)\b/i;
/** Nothing that happens each time, or whose news would come too late to be of use. */
const NO_EVENT = /^(?:have|know|need|want|like|see|find|notice|learn|hear|ask|complain|forget|cost|think|wish|cannot)$/;
const POINTS =
  /^(?:I|we|you|it|they|he|she|this|that|these|those|there|nobody|no one|people|everybody|everyone)\b|^no \w/i;

/** What goes wrong, as what happens each time, with its subject apart. */
function troubleIn(sentence: string, people: Told['people']): { who: string; does: string } | undefined {
  const plain = bareOf(sentence)
    .replace(OFTEN, '')
    .replace(SILENTLY, '')
    .replace(KEEPS, (whole: string, who: string, doing: string) => {
      const base = fromGerund(doing.toLowerCase());
      return base ? `${who} ${isPlural(who.split(' ').at(-1) ?? '') ? base : thirdPerson(base)}` : whole;
    });
  const [clause, more] = parseSentence(plain, people.names).clauses;
  const { group } = clause ?? {};
  if (!clause || !group || more || /[,;:?]/.test(plain) || clause.mood !== 'statement') return undefined;
  const who = textOf(clause.subject);
  if (who === '' || POINTS.test(who) || group.modal || NO_EVENT.test(group.verb) || plain.split(' ').length > 14)
    return undefined;
  const told = inPresent(clause);
  return told.startsWith(who) ? { who: lowerFirst(who).replace(MANY, ''), does: told.slice(who.length) } : undefined;
}

/** "Singers should be able to tell us beforehand": they say of themselves what they do. */
function saysSo(who: string, does: string, time: string): string | undefined {
  const first = does.trim().split(' ')[0] ?? '';
  return isBaseVerb(first) || /^(?:are|do)$/.test(first)
    ? `${upperFirst(who)} should be able to report${time} that they${does}.`
    : undefined;
}

/** "Two pilots book the same plane. It would help if the calendar warned us.": when they do. */
export function newsOfTrouble({ said, before, people }: Told): string | undefined {
  const [, by = '', verb = '', whom = '', how = ''] = WARNS.exec(said) ?? [];
  const [, hears = '', when = ''] = verb ? [] : (HEARS.exec(said) ?? []);
  const receiver = whom || hears;
  const trouble = receiver ? troubleIn(before[0] ?? '', people) : undefined;
  if (!trouble) return undefined;
  const { who, does } = trouble;
  if (by && people.isPersonPhrase(by)) return /^(?:us|me)$/i.test(whom) ? saysSo(by, does, how) : undefined;
  const isThem = /^(?:them|him|her|they|he|she)$/i.test(receiver);
  const isUs = /^(?:us|me|we|I)$/i.test(receiver);
  if ((isThem && !people.isPersonPhrase(who)) || (!isThem && !isUs && !people.isPersonPhrase(receiver)))
    return undefined;
  const told = verb ? participle(readVerb(verb.toLowerCase())?.base ?? 'tell') : 'told';
  // Of what goes wrong nobody hears before it does.
  const time = (how || when).replace(/ (?:beforehand|before|in advance|early|in time|then)\b/gi, '');
  const to = isUs ? 'We want to be' : `${upperFirst(isThem ? who : receiver)} should be`;
  return `${to} ${told}${time} when ${isThem ? 'they' : who}${does}.`;
}
