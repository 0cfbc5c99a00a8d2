import { withoutUs } from '../../language/pronouns.ts';
import { over } from '../cost-of-trouble.ts';
import type { Step } from '../event-chain.ts';
import type { People } from '../people.ts';
import { isWholeReason } from '../reason-between.ts';
import { relieve } from '../relieve.ts';
import { FREQUENCY, lowerFirst } from '../trouble-words.ts';
import type { Relief } from '../trouble-rules.ts';

/** A complaint of one sentence, with its clauses one after the other. */
export interface Complaint {
  readonly text: string;
  readonly steps: readonly Step[];
  readonly people: People;
  /** The product by its name. */
  readonly product: string;
}

/** What a complaint implies that somebody wants; nothing where another reader knows more. */
export type Implied = (complaint: Complaint) => Relief | undefined;

/** How a question begins that somebody would like to have answered. */
export const WH = '(?:what|which|who|whose|where|when|how|whether|if|why)';

/** Words for some people, at most five. */
export const WHO = "(?:[\\w'-]+ ){0,4}?[\\w'-]+";

/** How often and how long: it tells nothing of what is wanted. */
const SPANS =
  /,? (?:all (?:day|week|evening|morning|night) long|all day|(?:for )?half (?:the|my|our) (?:day|time|morning|evening|week|shift)|(?:for )?hours on end|day (?:in,? day out|after day)|(?:week|month|year) after (?:week|month|year)|(?:nearly |almost )?every single \w+|(?:nearly |almost )?every (?:day|week|month|year|morning|evening|night|shift|season)|every (?:noon|evening|morning|night|day|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening))?)|constantly|non-?stop|over and over(?: again)?|again and again|each and every time|every (?:single )?time)(?=$|[ ,])/gi;

/** Words without how often it is so. */
export function withoutSpans(text: string): string {
  return text.replace(SPANS, '').replace(FREQUENCY, '').replace(/\s+/g, ' ').trim();
}

/** "if the boat is in" -> "whether the boat is in": a question as it stands behind "see". */
export function asAnswer(asked: string): string {
  return asked.replace(/^if\b/i, 'whether').replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

/** Whoever is spoken of, where the words name people who are not the speaker; nobody for "people" and "they". */
export function namedPeople(who: string, people: People): string | undefined {
  const bare = who.trim();
  if (bare === '' || people.isSpeaker(bare) || !people.isPersonPhrase(bare)) return undefined;
  return /^(?:people|they|them|everyone|everybody|someone|somebody|anyone|anybody|folks?|nobody|no one|those|others?|some|many|most)$/i.test(
    bare,
  )
    ? undefined
    : bare;
}

/**
 * What a clause costs, as it is once that is over; nothing where that would not be one clean clause. `them` are those who wish it, where
 * it ends with them.
 */
export function reliefFrom(step: Step | undefined, them?: string): string | undefined {
  if (!step?.clause.group || /^(?:(?:it|this|that|which|there|what)$|(?:nobody|no one|none|hardly)\b)/i.test(step.who))
    return undefined;
  // "on days when their father was there": cut, the days would be any.
  if (
    step.clause.subs.length > 0 &&
    /^(?:days?|times?|places?|cases?|weeks?)$/i.test(step.clause.rest.at(-1)?.lower ?? '')
  )
    return undefined;
  const bare = { ...step.clause, subs: [] };
  const plain = relieve(bare) ?? over(bare);
  // "at the next repair we guess"
  const reason = plain && step.front ? `${plain} ${lowerFirst(step.front)}` : plain;
  // "waits in the rain for them": for those who wish it.
  const told = them === undefined ? reason : reason?.replace(/ them$/i, '');
  return isWholeReason(reason) && !/ (?:and|but|so) |, |\b(?:it|them|this|that)$/i.test(told ?? '')
    ? lowerFirst(withoutSpans(them === undefined ? reason : withoutUs(reason)))
    : undefined;
}
