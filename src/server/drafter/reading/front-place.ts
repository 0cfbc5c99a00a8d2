import { parseSentence, textOf } from '../grammar/parse.ts';
import type { People } from './people.ts';

/** When or where in front of a sentence, and whoever is spoken of behind it, without a comma between them. */
const PLACED =
  /^((?:in|on|at|during|before|after|around|over|between) (?:(?!the\b|that\b|which\b|we\b|they\b|it\b)[\w'-]+ |the (?=[\w'-]+ )){0,4}?[\w'-]+) ((?:the|an?|no|our|my|their|all|half|most|many|some|nobody|everybody|everyone|people|we|I|they|it) [^,]*)(.*)$/i;
/** "at least two people": how many, and no place. */
const COUNTS = /^at (?:least|most) /i;
/** Words that end no phrase, or begin a clause of their own. */
const OPEN =
  /(?:\b(?:of|in|on|at|to|for|by|with|from|and|or|all|both|half|most|many|some|every|each|the|an?|our|my|their|this|that|these|which|what|who|whom|how|than|as|no|not|is|are|was|were|be|do|does|did|can|has|have|give|show|send|let|tell|make)|ing|ed)$/i;

/** "in harvest the trailers queue" -> "in harvest, the trailers queue": where the clause begins. */
function parted(sentence: string, people: People): string {
  const [, place = '', told = '', more = ''] = PLACED.exec(sentence) ?? [];
  if (!told || COUNTS.test(place) || OPEN.test(place) || place.split(' ').length < 2) return sentence;
  const { front, clauses } = parseSentence(told.replace(/[.!?].*$/, ''), people.names);
  const [clause] = clauses;
  const [first] = clause?.subject ?? [];
  // What was so once is no circumstance of a complaint.
  if (!clause?.group || clause.group.past || !first || clause.mood !== 'statement' || front.length > 0) return sentence;
  // "the stores the price is wrong": two names side by side are no subject.
  const isTwo = clause.subject.some(
    ({ tag }, at) =>
      at > (/^(?:all|half|both)$/.test(first.lower) ? 1 : 0) &&
      (tag === 'D' || tag === 'PN' || tag === 'W') &&
      clause.subject[at - 1]?.tag !== 'P',
  );
  const starts = told.toLowerCase().startsWith(textOf([first]).toLowerCase());
  if (!starts || isTwo) return sentence;
  // "after 9 pm only the porter may open it": who alone may.
  const [only = ''] = / only$/i.exec(place) ?? [];
  return `${place.slice(0, place.length - only.length)},${only} ${told}${more}`;
}

/** The same for each sentence of an idea. */
export function withPlaceParted(text: string, people: People): string {
  return text
    .split(/(?<=[.!?])(?= )/)
    .map((sentence) => {
      const [lead = ''] = /^ */.exec(sentence) ?? [];
      return `${lead}${parted(sentence.slice(lead.length), people)}`;
    })
    .join('');
}
