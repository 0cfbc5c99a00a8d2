import { endOfSub } from '../grammar/joints.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { tagSentence } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { readVerb } from '../language/verbs.ts';
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
  // "when an engineer saves settings, they should be found": the settings.
  const object = clause ? readNounPhrase(textOf(clause.rest)) : undefined;
  if (
    /^they$/i.test(pronoun) &&
    !noun.plural &&
    object?.plural &&
    !people.isPersonPhrase(object.text) &&
    /^\w+ (?:also |always )?be \w+/.test(rest)
  )
    return { condition, main: `the ${object.core} ${rest}` };
  // "unless a family has cancelled, their box is kept"
  const isPerson = people.isPersonPhrase(subject);
  const isMany = /^the/i.test(pronoun) && (noun.plural || !isPerson);
  // "by the time a diver takes the tank its papers must be ready": the papers of what was named last.
  if (/^(?:it|its)$/i.test(pronoun) ? noun.plural || isPerson : noun.plural !== isMany) return { condition, main };
  const own = /^the/i.test(pronoun) ? asMany(condition.slice(subject.length)) : `it${condition.slice(subject.length)}`;
  if (/^(?:it|they)$/i.test(pronoun)) return { condition: own, main: `${subject} ${rest}` };
  const [, thing = '', does = ''] =
    /^((?:[\w-]+ ){0,2}?[\w-]+) ((?:can|may|must|should|shall|is|are|will)\b.*)$/i.exec(rest) ?? [];
  // "if a doctor goes home, their patients must be seen": they are people of their own.
  return thing && !people.isPersonPhrase(thing)
    ? { condition: own, main: `the ${thing} of ${subject} ${does}` }
    : { condition, main };
}

/** " has cancelled" -> "they have cancelled" */
function asMany(predicate: string): string {
  const [verb = '', ...rest] = predicate.trim().split(' ');
  const many: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were', does: 'do' };
  const known = readVerb(verb);
  return ['they', many[verb] ?? (known?.form === 'third' ? known.base : verb), ...rest].join(' ');
}

/** Whether the words are a rule: a statement about somebody or something else than whoever types. */
function isRuled(main: string, link: string, people: People): boolean {
  const [clause] = parseSentence(main, people.names).clauses;
  if (clause?.mood !== 'statement' || !clause.group || clause.subject.length === 0) return false;
  if (people.isSpeaker(textOf(clause.subject)) || clause.group.past) return false;
  if (BOUNDS.test(link)) return Boolean(clause.group.modal) || / only /.test(main) || clause.group.passive;
  return /^(?:it|they|its|their|nobody|no one)\b/i.test(main) && Boolean(clause.group.modal);
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
  return withBound(main, `${link} ${condition}`, parseSentence(main, people.names).clauses);
}

/** A condition behind the first of several clauses, and before what is excepted: "it is kept until six | and then goes to the next". */
export function withBound(text: string, condition: string, clauses: readonly Clause[]): string {
  const [, second] = clauses;
  const words = second ? [second.link, textOf(second.subject) || (second.group?.words[0]?.text ?? '')] : [];
  const joint = second
    ? text.search(
        new RegExp(
          `,? ${words
            .filter(Boolean)
            .map((word) => RegExp.escape(word))
            .join(' ')}\\b`,
        ),
      )
    : -1;
  const at = joint > 0 ? joint : text.search(/,? except(?: for)? /i);
  // The comma keeps the next clause out of the condition.
  const comma = joint > 0 && text[at] !== ',' ? ',' : '';
  return at > 0 ? `${text.slice(0, at)} ${condition}${comma}${text.slice(at)}` : `${text} ${condition}`;
}
