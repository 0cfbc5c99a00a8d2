import { lowerFirst } from '../../reading/trouble-words.ts';
import { readNounPhrase } from '../../language/noun-phrase.ts';
import { isPerson, isPlural, singular, withArticle } from '../../language/nouns.ts';
import { upperFirst } from '../../language/capitals.ts';
import { participle, readVerb } from '../../language/verbs.ts';
import type { Part } from './part.ts';

/** What is known of a rule: how it reads once it holds, and the words for people that only this product has. */
export interface RuleTold {
  readonly rule: string;
  readonly roles: ReadonlySet<string>;
  /** The idea as it was told. */
  readonly idea: string;
  /** Whether the idea lays it down, and does not only want something done. */
  readonly isLaidDown: boolean;
}

/** What one kind of rule has follow on both sides of its bound; nothing where it is no such rule. */
export type RuleCase = (told: RuleTold) => readonly Part[];

export const NUMBER = String.raw`(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)`;
export const TIME = String.raw`(?:(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty) (?:working |business |full )?(?:minutes?|hours?|days?|nights?|weeks?|months?|years?))`;
export const CLOCK = String.raw`(?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm|o'clock)|\d{1,2}:\d\d|noon|midnight|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?: (?:noon|morning|evening|night))?)`;

/** Days, as a rule names them. */
export const DAYS =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|weekdays?|weekends?|[a-z]+ days?|holidays|[a-z]+ holidays)$/i;

/** What follows from the rule. */
export function follows(text: string): Part {
  return { text: upperFirst(text), source: 'idea' };
}

/** What is only likely. */
export function supposed(text: string): Part {
  return { text: upperFirst(text), source: 'assumption' };
}

/** Where what tells a thing apart begins. */
const TOLD_APART =
  / (?=(?:that|which|who|whose|whom|with|without|of|for|in|on|at|from|over|under|above|below|aged|older|younger|longer|shorter|larger|bigger|smaller|heavier|lighter|higher|lower|wider|taller|to|by|behind)\b|[a-z]{2,}ing (?:(?:of|at|for|with|more|less|fewer|longer|shorter|than|exactly|over|under|above|below|up to|at least|at most) )+[€$£]?\d)/;

/** The thing itself: "book" of "a book that somebody else has reserved". */
export function headIn(phrase: string): string {
  return lowerFirst(phrase)
    .replace(/^(?:an?|the|any|each|every|all|no|only) /i, '')
    .split(TOLD_APART)[0]!
    .trim();
}

export function isMany(phrase: string): boolean {
  const [last = ''] = headIn(phrase).split(' ').slice(-1);
  return /^(?:people|those)$/i.test(last) || isPlural(last) || readNounPhrase(headIn(phrase))?.plural === true;
}

/** "a book" of "books that are lent", "the line-up" where there is only one. */
export function one(phrase: string): string {
  const head = headIn(phrase);
  if (/^the /i.test(phrase) && !isMany(phrase)) return `the ${head}`;
  if (isMany(phrase)) return withArticle(singular(head));
  return readNounPhrase(head)?.bare && !/^an? /i.test(phrase) ? head : withArticle(head);
}

/** Whether a phrase names people. */
export function isWho(phrase: string, roles: ReadonlySet<string>): boolean {
  const last = singular(headIn(phrase).split(' ').at(-1)?.toLowerCase() ?? '');
  return isPerson(last) || roles.has(last) || /^(?:people|person|those|household|family|group|team|class)$/.test(last);
}

/** "hand out" of "handed out"; nothing where it is no participle. */
export function baseOf(done: string): string | undefined {
  const [word = '', ...particle] = done.split(' ');
  const verb = readVerb(word);
  return verb && (verb.form === 'past' || participle(verb.base) === word)
    ? [verb.base, ...particle].join(' ')
    : undefined;
}
