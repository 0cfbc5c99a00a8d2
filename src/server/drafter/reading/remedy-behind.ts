import { parseSentence } from '../grammar/parse.ts';
import { upperFirst } from '../language/capitals.ts';
import { isMass, isPlural, withArticle } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { lowerFirst } from './trouble-words.ts';

/** "Cab screen: the arrow is too small & too bright at night, dark mode + bigger arrow": what is too much of something, and what would help. */
const COMPLAINT =
  /^(?:([\w -]{3,30}): )?((?:[\w'’-]+ ){1,7}?(?:is|are) (?:much |far |way |still |always |often )*(?:too|hard to|difficult to|unreadable|illegible)\b[^.!?,;:]*), ([^.!?;:]+?)(?:,? (?:please|pls))?[.!]*$/i;
/** A word that only a clause has. */
const OF_CLAUSE =
  /\b(?:is|are|was|were|can|cannot|could|should|must|may|would|will|has|have|had|do|does|did|we|i|they|he|she|it|you|nobody|people|everybody|so|because|but|and then|which|who|that|when|if|than|not|at least|especially)\b|n['’]t\b/i;

/** "bigger arrow": one of them, with its article. */
const SIZED =
  /^(?:big|bigger|large|larger|long|longer|small|smaller|loud|louder|short|shorter|better|bright|brighter|clear|clearer|simple|simpler) [\w-]+$/i;

function named(thing: string): string {
  const head = thing.split(' ').at(-1) ?? '';
  return SIZED.test(thing) && !isPlural(head) && !isMass(head) ? withArticle(thing) : thing;
}

function isClause(said: string): boolean {
  return OF_CLAUSE.test(said) || parseSentence(said).clauses.some(({ group, subject }) => group && subject.length > 1);
}

/** A complaint of one sentence with the remedy behind its comma, as the wish for that remedy and why. */
export function remedyFirst(text: string): string {
  const [, label = '', trouble = '', remedy = ''] = COMPLAINT.exec(text.trim()) ?? [];
  const [first = ''] = remedy.split(' ');
  if (remedy === '' || isClause(remedy) || isBaseVerb(first.toLowerCase()) || /ing$|ly$/i.test(first)) return text;
  const things = remedy
    .split(/ ?[+&] ?/)
    .map(named)
    .join(' and ');
  return `We need ${things}${label ? ` for the ${lowerFirst(label)}` : ''}. ${upperFirst(trouble.replace(/ & /g, ' and '))}.`;
}
