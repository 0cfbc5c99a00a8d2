import {
  ADVERBS,
  AUXILIARIES,
  DETERMINERS,
  MODALS,
  POSSESSIVES,
  PREPOSITIONS,
  PRONOUNS,
} from '../lexicon/function-words.ts';
import { MOSTLY_NOUNS, PHRASAL_VERBS } from '../lexicon/verbs.ts';
import { tagWords } from './wink.ts';
import { isPlural } from './nouns.ts';
import { readVerb, thirdPerson } from './verbs.ts';

/** A sentence or part of one with a subject and a finite verb. */
export interface Clause {
  /** "the refund form" */
  readonly subject: string;
  /** The words between subject and verb, adverbs: "often". */
  readonly adverb: string;
  /** "forgets", "can't", "is" */
  readonly finite: string;
  /** Base of the finite verb: "forget", "can", "be". */
  readonly verb: string;
  readonly kind: 'modal' | 'be' | 'have' | 'do' | 'full';
  readonly negated: boolean;
  readonly plural: boolean;
  /** All that follows. */
  readonly rest: string;
}

const EXPANSIONS: Readonly<Record<string, string>> = {
  "can't": 'can not',
  cannot: 'can not',
  "couldn't": 'could not',
  "won't": 'will not',
  "wouldn't": 'would not',
  "shouldn't": 'should not',
  "mustn't": 'must not',
  "isn't": 'is not',
  "aren't": 'are not',
  "wasn't": 'was not',
  "weren't": 'were not',
  "hasn't": 'has not',
  "haven't": 'have not',
  "hadn't": 'had not',
  "don't": 'do not',
  "doesn't": 'does not',
  "didn't": 'did not',
  "they're": 'they are',
  "we're": 'we are',
  "it's": 'it is',
  "i'm": 'I am',
  "they've": 'they have',
  "we've": 'we have',
  "i've": 'I have',
  "they'll": 'they will',
  "we'll": 'we will',
  "there's": 'there is',
  "that's": 'that is',
  "you're": 'you are',
  "who's": 'who is',
  "it'll": 'it will',
  "i'll": 'I will',
};

/** Writes short forms out: "don't" -> "do not". */
export function expandContractions(text: string): string {
  return text.replace(
    /[A-Za-z]+['’][a-z]+|cannot/gi,
    (word) => EXPANSIONS[word.toLowerCase().replace('’', "'")] ?? word,
  );
}

function agrees(before: string, form: string): boolean {
  const lower = before.toLowerCase();
  if (form === 'past') return true;
  if (/^(i|we|you|they|these|those|both|people|who|which|that)$/.test(lower))
    return form === 'base' || lower === 'who' || lower === 'which' || lower === 'that';
  if (/^(it|he|she|this|everyone|nobody|everybody|someone|anyone|one)$/.test(lower)) return form === 'third';
  return isPlural(before) ? form === 'base' : form === 'third';
}

/** Whether the words behind make the word at `at` a verb: an object with its article, a pronoun, a particle of its own. */
function followsVerb({ base, form }: { base: string; form: string }, words: readonly string[], at: number): boolean {
  const next = (words[at + 1] ?? '').toLowerCase().replace(/,$/, '');
  if (DETERMINERS.has(next) || PRONOUNS.has(next) || POSSESSIVES.has(next) || PHRASAL_VERBS.has(`${base} ${next}`))
    return true;
  if (/^\d/.test(words[at - 1] ?? '')) return false;
  return form === 'base'
    ? next !== '' && !/^(?:and|or|with|of)$/.test(next) && isPlural(words[at - 1] ?? '')
    : isPlural(next) || ADVERBS.has(next) || next === 'out' || next === 'low';
}

/** Whether the word at `at` can be the finite verb of the clause that these words make. */
function isFinite(words: readonly string[], at: number, strict: boolean): boolean {
  const word = (words[at] ?? '').toLowerCase();
  const verb = readVerb(word);
  // Behind "we" or "they" stands a verb, known or not.
  if (!verb && /^(?:i|we|they|you)$/i.test(words[at - 1] ?? ''))
    return /^[a-z][a-z-]+$/.test(word) && !ADVERBS.has(word) && !PREPOSITIONS.has(word) && !DETERMINERS.has(word);
  if (!verb || verb.form === 'gerund') return false;
  // "expenses like rent": an example, unless somebody likes.
  if (word === 'like' && !PRONOUNS.has((words[at - 1] ?? '').toLowerCase()) && !/^to$/i.test(words[at + 1] ?? ''))
    return false;
  let back = at - 1;
  while (back > 0 && ADVERBS.has((words[back] ?? '').toLowerCase())) back--;
  const before = words[back] ?? '';
  const lower = before.toLowerCase();
  if (DETERMINERS.has(lower) && !PRONOUNS.has(lower)) return false;
  if (POSSESSIVES.has(lower) || PREPOSITIONS.has(lower) || lower === 'of' || lower === 'and') return false;
  if (verb.form === 'past' && MOSTLY_NOUNS.has(word)) return false;
  if (strict && MOSTLY_NOUNS.has(verb.base) && !followsVerb(verb, words, at)) return false;
  // "old notes", "a list for popular books": a noun that closes the words.
  if (
    verb.form === 'third' &&
    MOSTLY_NOUNS.has(verb.base) &&
    ((at === words.length - 1 &&
      !(DETERMINERS.has((words[0] ?? '').toLowerCase()) && tagWords(before)[0]?.tag !== 'ADJ')) ||
      PREPOSITIONS.has((words[at - 2] ?? '').toLowerCase()))
  )
    return false;
  if (!agrees(before, verb.form)) return false;
  const next = (words[at + 1] ?? '').toLowerCase();
  const nextVerb = readVerb(next);
  // "shipping costs show up", "stock figures drift": the noun is followed by the verb that agrees with it.
  if (
    verb.form === 'third' &&
    nextVerb &&
    (nextVerb.form === 'base' || MODALS.has(next)) &&
    !DETERMINERS.has(next) &&
    !(MOSTLY_NOUNS.has(next) && !words[at + 2])
  )
    return false;
  if (MODALS.has(next) || AUXILIARIES.has(next)) return !(isPlural(word) || verb.form === 'base');
  // "customer support tickets pile up" must not stop at a past form that is an adjective: "expired tickets pile up".
  return (
    verb.form !== 'past' ||
    PREPOSITIONS.has(next) ||
    DETERMINERS.has(next) ||
    next === '' ||
    PRONOUNS.has(next) ||
    ADVERBS.has(next) ||
    isPlural(next)
  );
}

function splitAt(words: readonly string[], at: number, start: number, kind: Clause['kind'], verb: string): Clause {
  let from = at;
  while (from - 1 > start && ADVERBS.has((words[from - 1] ?? '').toLowerCase())) from--;
  const subject = words.slice(start, from).join(' ');
  const after = words.slice(at + 1);
  const negated = /^(not|never|no longer)$/i.test(after[0] ?? '') || /\bnever\b/i.test(words.slice(from, at).join(' '));
  if (/^not$/i.test(after[0] ?? '')) after.shift();
  const head = /^(?:.*?)(\S+?)(?:\s+(?:of|in|on|from|for|at|with|who|that|which)\b.*)?$/.exec(subject)?.[1] ?? subject;
  const plural = /^(we|they|you|these|those|i)$/i.test(subject) || /\band\b/.test(subject) || isPlural(head);
  return {
    subject,
    adverb: words.slice(from, at).join(' '),
    finite: words[at] ?? '',
    verb,
    kind,
    negated,
    plural,
    rest: after.join(' '),
  };
}

/**
 * Finds subject and finite verb. With `strict` a word that is mostly a noun ("lists", "guides") counts as a verb only where what
 * follows shows it. Nothing for a noun phrase, a command or words that make no clause. */
export function readClause(text: string, strict = false): Clause | undefined {
  const words = expandContractions(text)
    .replace(/[.!?]+$/, '')
    .split(/\s+/)
    .filter(Boolean);
  for (let at = 1; at < Math.min(words.length, 14); at++) {
    const word = (words[at] ?? '').toLowerCase();
    const bare = word.replace(/,$/, '');
    if ((words[at - 1] ?? '').endsWith(',') && at > 1 && !MODALS.has(bare)) return undefined;
    if (MODALS.has(bare)) return splitAt(words, at, 0, 'modal', bare);
    if (/^(is|are|am|was|were)$/.test(bare)) return splitAt(words, at, 0, 'be', 'be');
    if (/^(has|have|had)$/.test(bare) && isFinite(words, at, strict)) return splitAt(words, at, 0, 'have', 'have');
    if (/^(do|does|did)$/.test(bare) && /^not$/i.test(words[at + 1] ?? '')) return splitAt(words, at, 0, 'do', 'do');
    if (isFinite(words, at, strict)) return splitAt(words, at, 0, 'full', readVerb(bare)?.base ?? bare);
    if (/^(who|that|which|whose|where|when|if|because|while)$/.test(bare) && at > 1) return undefined;
  }
  return undefined;
}

function join(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim();
}

/** "stock runs low" -> "stock does not run low"; "they forget it" -> "they do not forget it". */
export function negate(clause: Clause): string {
  const { subject, adverb, finite, kind, rest, negated } = clause;
  if (negated) return affirm(clause);
  if (kind === 'modal' || kind === 'be') return join(subject, adverb, finite, 'not', rest);
  if (kind === 'have' && /^(been\b|\w+ed\b)/.test(rest)) return join(subject, adverb, finite, 'not', rest);
  const auxiliary = readVerb(finite)?.form === 'past' ? 'did' : clause.plural ? 'do' : 'does';
  return join(subject, auxiliary, 'not', adverb, clause.verb, rest);
}

/** "we do not know who has the key" -> "we know who has the key". */
export function affirm({ subject, adverb, finite, kind, rest, plural }: Clause): string {
  const said = adverb.replace(/\bnever\b/i, '').trim();
  if (kind !== 'do') return join(subject, said, finite, rest);
  const [verb = '', ...others] = rest.split(' ');
  return join(subject, said, plural ? verb : thirdPerson(verb), ...others);
}

/** "customers call us" -> "customers no longer call us"; what is negated becomes true instead. */
export function noLonger(clause: Clause): string {
  if (clause.negated) return affirm(clause);
  const { subject, finite, kind, rest } = clause;
  const adverb = clause.adverb
    .replace(/\b(currently|still|always|often|now|also|already|just|constantly|sometimes|usually)\b/gi, '')
    .trim();
  if (kind === 'be' || kind === 'modal') return join(subject, adverb, finite, 'no longer', rest);
  return join(subject, 'no longer', adverb, finite, rest);
}
