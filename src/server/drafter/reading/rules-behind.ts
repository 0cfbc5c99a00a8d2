import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { withArticle } from '../language/nouns.ts';
import { HARM } from '../lexicon/harm.ts';
import { isOvert } from './overt.ts';
import type { Reading } from './read-sentence.ts';

/** What no rule is told with: how often it happens, and what somebody thinks of it. */
const GRUMBLE =
  /\b(?:although|though|because|since|again|wrong\w*|annoy\w*|complain(?:s|ed|ing)?|always|often|sometimes|usually|mostly|constantly|too (?:many|much|late|long|few|little|often)|at the moment|right now|currently|today|so far|any ?more|even|yet|just|simply|nobody (?:knows|notices|sees)|I|we|us|me)\b/i;
/** Whom or what it holds for, picked out of all: "orders above the maximum", "hours that are not reported", "a driver without one". */
const PICKED =
  / (?:who|that|which|whose|without|with no|(?:with )?(?:more|fewer|less) than|above|below|over|under|after|before|outside|at (?:short|long) notice|up to|until|from)\b|^(?:whoever|whatever|anyone|anybody|everyone|everybody|only|all other|every other|the others?\b)/i;
/** "A second key costs five euros": the price of it. */
const COSTS =
  /^ (?:is|are) (?:always |still )?free(?: of charge)?$|^ costs? (?:[€$£]?\d|(?:one|two|three|five|ten|fifteen|twenty|fifty|half|double|nothing|extra)\b)/i;
const WHOEVER = /^(?:whoever|(?:any|every)(?:one|body) (?:who|with|without)|those who) (?!.*\b(?:was|were|had|did)\b)/i;
/** "Unannounced deliveries are turned away": what those who run it do. */
const DEALT_WITH =
  /^(?:accept|archive|bill|block|cancel|charge|close|delete|exclude|fine|lock|move|refund|refuse|reject|release|remove|return|send|turn|waive)$/;
/** "A deadline can be moved once": how far it goes. */
const ALLOWED =
  /^(?:an?|each|every|the|[\w-]+s) (?:[\w-]+ ){0,3}?(?:can|may) (?:only )?be [a-z]+ .*\b(?:once|twice|only|at most|up to|until|within|before|per|\d+|two|three|four|five|ten) ?\b/i;
const POINTS = /^(?:they|he|she|it|this|that|these|those|there|some|many|most|half|several|nobody|no one)\b(?! who\b)/i;
const NO_NO = /^no ([\w-]+(?: [\w-]+)?), no ([\w-]+(?: [\w-]+)?)$/i;
const FIRST_COME = /^first come,? first served?$/i;

/** Whether a sentence behind the wish lays down by itself what is to hold: "Orders above the maximum go on a waiting list." */
export function isRuleBehind(sentence: string): boolean {
  const said = expandContractions(sentence.replace(/[.!\s]+$/, ''));
  if (NO_NO.test(said) || FIRST_COME.test(said)) return true;
  if (GRUMBLE.test(said) || POINTS.test(said) || /[?:;"]/.test(said)) return false;
  if (WHOEVER.test(said) || ALLOWED.test(said)) return true;
  const { front, clauses } = parseSentence(said);
  const [clause, more] = clauses;
  if (!clause?.group || more || front.length > 0 || clause.mood !== 'statement') return false;
  // "changes at short notice still go out": what stands in front of the verb tells which.
  const at = said.toLowerCase().indexOf(` ${clause.group.words[0]?.lower ?? ''} `);
  const who = at > 0 ? said.slice(0, at) : textOf(clause.subject);
  const { group } = clause;
  const isDealtWith = group.passive && !group.negated && DEALT_WITH.test(group.verb) && who.includes(' ');
  // "The list that is printed gets lost": what happens to it is no rule.
  const isPicked = PICKED.test(who) || COSTS.test(said.slice(who.length)) || isDealtWith;
  // "Boxes that are packed cannot be paused": that is not done, and nothing that somebody fails to do.
  const isBarred = group.passive && group.negated && (group.modal ?? '').startsWith('can');
  const isAny =
    (isBarred && /^(?:an?|any|every|each) /i.test(who)) || (group.adverbs.includes('also') && !group.negated);
  return !group.past && (!group.modal || isBarred) && (isPicked || isAny) && !HARM.test(said.slice(who.length));
}

/** A rule in so few words that it is no sentence, as one: "No certificate, no dive.", "First come, first served." */
function asSentence(said: string): string {
  const [, needed = '', given = ''] = NO_NO.exec(said) ?? [];
  if (needed) return `there is no ${given.toLowerCase()} without ${withArticle(needed.toLowerCase())}`;
  return FIRST_COME.test(said) ? 'whoever comes first is served first' : said;
}

/** The readings of a note with each rule behind its wish as that, and not as a trouble. */
export function withRulesBehind(readings: Reading[]): Reading[] {
  if (readings.length < 2) return readings;
  const wish = readings.findIndex((reading) => isOvert(reading));
  return readings.map((reading, at) => {
    const { sentence, trouble, plain, request } = reading;
    const isTold =
      trouble ||
      plain ||
      /^(?:noun phrase|negative|problem)$/.test(request?.form ?? 'noun phrase') ||
      (request?.form === 'wish' && !request.actor && !isOvert(reading));
    if (wish < 0 || at <= wish || !isTold || sentence.isItem || sentence.isQuestion || !isRuleBehind(sentence.text))
      return reading;
    const text = asSentence(sentence.text);
    return {
      sentence: { ...sentence, text },
      request: { form: 'wish', kind: 'detail', text, speaker: false },
      others: [],
      details: [],
    };
  });
}
