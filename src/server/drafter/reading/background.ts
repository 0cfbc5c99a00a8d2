import { expandContractions } from '../grammar/contractions.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { isCommand } from './is-command.ts';

const ASKS =
  /\b(?:should|must|shall|ought to|wants?|would (?:like|love|help|be (?:nice|great|good|better|best|helpful|useful|handy|easier|simpler|quicker|fairer|safer|lovely|ideal))|please|needs?|let|could|(?:has|have) to be)\b|^(?:can|is it possible|is there)\b/i;
/** What a rule tells: who may, in which case, how far and for how much. */
const RULE =
  /\b(?:must|may|can|cannot|can't|shall|should|only (?:if|when|after|until|once|for|with)|if|unless|until|as long as|at (?:most|least)|no more than|always|first|(?:every|each) (?!(?:day|week|month|year|time|morning|evening|night|hour)\b)|whoever|whatever|(?:has|have|needs?) to|up to|free|half|double|never|only (?:the|an?|to|by)|nobody|no one)\b|\d(?![\d:.]* ?(?:am|pm|o'clock)\b)|[€$£%]/i;

/** Whether a sentence in front of a wish only tells how things are: "tariffs change during the day", "the search only looks at titles". */
export function isBackground(said: string): boolean {
  const sentence = expandContractions(said);
  if (ASKS.test(sentence) || RULE.test(sentence)) return false;
  const [clause] = parseSentence(sentence).clauses;
  return clause?.mood === 'statement' && clause.group !== undefined && textOf(clause.subject) !== '';
}

/** What only tells how things are, in a note of two sentences of which the second asks: the first; of any other nothing. */
export function backgroundOf(text: string): string | undefined {
  if (text.includes('\n')) return undefined;
  const [told, wish, more] = text
    .split(/(?<=[.!?])\s+(?=["'“A-Za-z\d])/)
    .map((sentence) => sentence.replace(/[.!]+$/, ''));
  const isAsked = wish !== undefined && (ASKS.test(wish) || isCommand(wish));
  return told && isAsked && more === undefined && isBackground(told) ? told : undefined;
}

/** The same of a note of a few sentences more, of which a later one asks: "Trips fill up at once. We need a limit. Nobody may book three." */
export function backgroundInFront(text: string): string | undefined {
  const sentences = text.includes('\n') ? [] : text.split(/(?<=[.!?])\s+(?=["'“A-Za-z\d])/);
  const [told = '', ...more] = sentences.map((sentence) => sentence.replace(/[.!]+$/, ''));
  if (more.length < 2) return backgroundOf(text);
  const isAsked = more.length <= 3 && more.some((sentence) => ASKS.test(sentence) || isCommand(sentence));
  return isAsked && isBackground(told) ? told : undefined;
}

/** The note without it. */
export function withoutBackground(text: string): string {
  const told = backgroundOf(text);
  return told === undefined ? text : text.slice(told.length).replace(/^[.!\s]+/, '');
}
