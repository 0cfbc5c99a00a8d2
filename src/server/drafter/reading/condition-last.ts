import { endOfSub } from '../grammar/joints.ts';
import { parseSentence, textOf } from '../grammar/parse.ts';
import { tagSentence } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import type { People } from './people.ts';

/** Conditions that limit what holds; "if" and "when" in front are read by the clauses themselves. */
const BOUNDS = /^(?:unless|until|as long as|once|by the time|while|in case)$/;
const EVENTS = /^(?:if|when|whenever|as soon as|after|before)$/;

/** "unless a piece is labelled | it must not go in" -> "a piece | it is labelled", with who is meant named first. */
function named(condition: string, main: string, people: People): { condition: string; main: string } {
  const [clause] = parseSentence(condition).clauses;
  const subject = clause ? textOf(clause.subject) : '';
  const noun = readNounPhrase(subject);
  const [, pronoun = '', rest = ''] = /^(it|they|its|their) (.+)$/i.exec(main) ?? [];
  if (
    !noun ||
    !pronoun ||
    !condition.startsWith(subject) ||
    /^(?:it|they|he|she|nobody|somebody|there)$/i.test(subject)
  )
    return { condition, main };
  const isMany = /^the/i.test(pronoun) && !/^it/i.test(pronoun);
  // "by the time a diver takes the tank its papers must be ready": the papers of what was named last.
  if (noun.plural !== isMany || (/^(?:it|its)$/i.test(pronoun) && people.isPersonPhrase(subject)))
    return { condition, main };
  const own = `${isMany ? 'they' : 'it'}${condition.slice(subject.length)}`;
  if (/^(?:it|they)$/i.test(pronoun)) return { condition: own, main: `${subject} ${rest}` };
  const [, thing = '', does = ''] =
    /^((?:[\w-]+ ){0,2}?[\w-]+) ((?:can|may|must|should|shall|is|are|will)\b.*)$/i.exec(rest) ?? [];
  return thing ? { condition: own, main: `the ${thing} of ${subject} ${does}` } : { condition, main };
}

/** Whether the words are a rule: a statement about somebody or something else than whoever types. */
function isRuled(main: string, link: string, people: People): boolean {
  const [clause] = parseSentence(main, people.names).clauses;
  if (clause?.mood !== 'statement' || !clause.group || clause.subject.length === 0) return false;
  if (people.isSpeaker(textOf(clause.subject)) || clause.group.past) return false;
  if (BOUNDS.test(link)) return Boolean(clause.group.modal) || / only /.test(main) || clause.group.passive;
  return /^(?:it|they|its|their)\b/i.test(main) && Boolean(clause.group.modal);
}

/** "as long as a trip is open everybody can change it": the rule first, what it depends on behind it. */
export function conditionLast(text: string, people: People): string {
  const words = tagSentence(splitWords(text, people.names));
  const link = words[0]?.lower ?? '';
  const isLink = words[0]?.tag === 'S' || /^(?:until|before|after)$/.test(link);
  if (!isLink || !(BOUNDS.test(link) || EVENTS.test(link))) return text;
  const end = endOfSub(words, 1, words.length);
  const isComma = words[end]?.lower === ',';
  const behind = joinWords(words.slice(isComma ? end + 1 : end)).replace(/^then /i, '');
  if (end >= words.length || behind.split(' ').length < 3 || !isRuled(behind, link, people)) return text;
  const { condition, main } = named(joinWords(words.slice(1, end)), behind, people);
  return `${main} ${link} ${condition}`;
}
