import { ADVERBS, AUXILIARIES, DETERMINERS, MODALS, PREPOSITIONS } from '../lexicon/function-words.ts';
import { HUMAN_VERBS } from '../lexicon/agents.ts';
import { PHRASAL_VERBS } from '../lexicon/verbs.ts';
import { isPlural } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import { endsName, type Word } from './description-words.ts';
import { isHuman } from './is-agent.ts';

/** A verb in its base form and where it stands. */
export interface Found {
  readonly at: number;
  readonly verb: string;
}

/** "clerks scan, archivists index": a part that is nothing but people and an unknown word. */
function isLastOfPart(words: readonly Word[], at: number): boolean {
  const [word, before] = [words[at], words[at - 1]];
  const opening = DETERMINERS.has(words[at - 2]?.lower ?? '') ? at - 3 : at - 2;
  return (
    (word?.closes === true || at === words.length - 1) &&
    /^\p{Ll}{4,}$/u.test(word?.text ?? '') &&
    /^(?:NOUN|VERB)$/.test(word?.tag ?? '') &&
    isHuman(before?.lower ?? '') &&
    isPlural(before?.lower ?? '') &&
    words[opening]?.closes === true &&
    !words[opening]?.opens
  );
}

/** "parents excuse a pupil": an unknown word in the place of a verb, with an object behind it. */
function unknownVerb(words: readonly Word[], at: number): Found | undefined {
  const word = words[at];
  const next = words[at + 1];
  if (word && !isPlural(word.lower) && !endsName({ ...word, closes: false }) && isLastOfPart(words, at))
    return { at, verb: word.lower };
  if (!word || !next || !/^\p{Ll}[\p{Ll}-]{2,}(?<!ing)$/u.test(word.text) || isPlural(word.lower) || endsName(word))
    return undefined;
  // "any staff member books"
  if (isHuman(word.lower) && !HUMAN_VERBS.has(word.lower)) return undefined;
  const isLong = word.text.length > 3;
  const isObject =
    (isLong && (DETERMINERS.has(next.lower) || isPlural(next.lower))) ||
    (isLong && /^(?:and|them|him|her|which|what|who|whose|where|when|how|whether)$/.test(next.lower));
  // "drivers plug in and go home", "fitters clock time": what many people do, whatever the dictionary says.
  const isDeed =
    isHuman(words[at - 1]?.lower ?? '') &&
    !word.closes &&
    (HUMAN_VERBS.has(word.lower) || /^(?:in|out|up|off|down|on|at|about|over|around|along|past)$/.test(next.lower));
  const isPhrasal = isDeed || PHRASAL_VERBS.has(`${word.lower} ${next.lower}`);
  return isObject ||
    isPhrasal ||
    (word.tag === 'VERB' && (PREPOSITIONS.has(next.lower) || /^(?:NOUN|ADJ|PRON|NUM)$/.test(next.tag)))
    ? { at, verb: word.lower }
    : undefined;
}

/** "the planner sequences orders", "snaps supplier bills", "stakes out": what may stand behind an unknown verb of one person. */
function isObject(words: readonly Word[], at: number): boolean {
  const [next, second] = [words[at], words[at + 1]];
  if (!next || words[at - 1]?.closes) return false;
  if (DETERMINERS.has(next.lower) || /^(?:in|out|up|off|down|on|them|him|her)$/.test(next.lower)) return true;
  const isThings = isPlural(next.lower) && (next.closes || !second || !/^(?:AUX|VERB)$/.test(second.tag));
  return isThings || (next.tag === 'NOUN' && second !== undefined && isPlural(second.lower));
}

/** "the hall manager rosters, head office sets prices": a verb with nothing behind it, where somebody else goes on. */
function endsClause(words: readonly Word[], at: number): boolean {
  const before = words.slice(0, at);
  const opening = before.findLastIndex(({ closes }) => closes) + 1;
  return (
    (words[at]?.closes ?? false) && DETERMINERS.has(words[opening]?.lower ?? '') && !before.some(({ opens }) => opens)
  );
}

/** "the pilot flits the field": an unknown word with the ending of one person's verb, with an object behind it. */
function unknownThird(words: readonly Word[], at: number): Found | undefined {
  const word = words[at];
  if (!word || !/^\p{Ll}{3,}[^sui\W]s$/u.test(word.text) || word.tag === 'ADJ' || isHuman(word.lower)) return undefined;
  if (!isHuman(words[at - 1]?.lower ?? '') || words[at - 1]?.closes) return undefined;
  if (!isObject(words, at + 1) && !endsClause(words, at)) return undefined;
  const bare = word.lower.replace(/ies$/, 'y').replace(/(sh|ch|x|ss|zz)es$/, '$1');
  return { at, verb: bare === word.lower ? bare.slice(0, -1) : bare };
}

/** Words between a subject and its verb: "usually", "hosts and editors alike", "tutors each". */
function isAside(word: string): boolean {
  return ADVERBS.has(word) || /^(?:alike|alone|each|both)$/.test(word);
}

/** The finite verb at or behind `at`, past adverbs and a modal verb. */
export function verbFrom(words: readonly Word[], at: number, many: boolean): Found | undefined {
  let here = at;
  while (here < words.length && isAside(words[here]?.lower ?? '') && !(words[here]?.closes ?? true)) here++;
  const word = words[here]?.lower ?? '';
  if (MODALS.has(word) || word === 'do' || word === 'does') {
    let next = here + 1;
    const skips = /^(?:not|also|only|always|be|never|able|to)$/;
    while (skips.test(words[next]?.lower ?? '') || ADVERBS.has(words[next]?.lower ?? '')) next++;
    const verb = readVerb(words[next]?.lower ?? '');
    // "does the books", "does everything on board"
    if (/^do(?:es)?$/.test(word) && (!verb || DETERMINERS.has(words[next]?.lower ?? '')))
      return { at: here, verb: 'do' };
    // "where they will be and what is on the menu": nothing is done.
    if (!verb && words[next - 1]?.lower === 'be') return { at: next - 1, verb: 'be' };
    return { at: next, verb: verb?.base ?? words[next]?.lower ?? '' };
  }
  const verb = readVerb(word);
  if (!verb || verb.form === 'gerund' || verb.form === 'past')
    return !verb && here === at ? (many ? unknownVerb(words, here) : unknownThird(words, here)) : undefined;
  if (verb.base === 'be') return { at: here, verb: 'be' };
  // "customer orders are shipped": what a verb follows is a noun.
  const next = words[here + 1]?.lower ?? '';
  if (!words[here]?.closes && (MODALS.has(next) || (AUXILIARIES.has(next) && !/^(?:being|been)$/.test(next))))
    return undefined;
  return (many && verb.form === 'base') || (!many && verb.form === 'third') ? { at: here, verb: verb.base } : undefined;
}

/** Parts of speech inside a noun phrase. */
const NOMINAL = /^(?:NOUN|PROPN|ADJ|DET|ADP|CCONJ|NUM)$/;
const NEW_CLAUSE = /^(?:but|while|when|if|who|that|which|so|because)$/;

/** Whether the words still belong to what narrows a name down: "for bones, pottery or coins". */
function staysInPhrase(words: readonly Word[]): boolean {
  const isList = words.every(({ tag, lower }) => NOMINAL.test(tag) && !isHuman(lower));
  if (isList) return !words.some(({ lower }) => NEW_CLAUSE.test(lower));
  return (
    words.length <= 5 &&
    !words.some(({ lower, closes }) => closes || NEW_CLAUSE.test(lower) || /^(?:and|or)$/.test(lower))
  );
}

/** "owners who ordered a survey want dates": behind what they have done comes what they do. */
function afterPast(words: readonly Word[], at: number, many: boolean): Found | undefined {
  if (readVerb(words[at]?.lower ?? '')?.form !== 'past') return undefined;
  for (let here = at + 2; here <= Math.min(at + 8, words.length - 1); here++) {
    const [before, word] = [words[here - 1], words[here]];
    if (before?.closes || /^(?:and|or|but|that|who|which)$/.test(word?.lower ?? '')) return undefined;
    const isVerb = word?.tag === 'VERB' || MODALS.has(word?.lower ?? '');
    if (isVerb && before?.lower !== 'to') return verbFrom(words, here, many);
  }
  return undefined;
}

/** Past "of the supplier", "on bikes", "who run a site": what stands between a name and its verb. */
export function afterComplement(
  words: readonly Word[],
  head: number,
  many: boolean,
): (Found & { complement: string }) | undefined {
  const next = words[head + 1];
  if (!next) return undefined;
  if (/^(?:who|that|which)$/.test(next.lower)) {
    const found = verbFrom(words, head + 2, many) ?? afterPast(words, head + 2, many);
    return found && { ...found, complement: '' };
  }
  if (words[head]?.closes || !(PREPOSITIONS.has(next.lower) || next.lower === 'of')) return undefined;
  for (let at = head + 3; at <= Math.min(head + 8, words.length - 1); at++) {
    const between = words.slice(head + 1, at);
    if (!staysInPhrase(between)) return undefined;
    const last = between.at(-1);
    if (!last || last.closes || DETERMINERS.has(last.lower) || PREPOSITIONS.has(last.lower)) continue;
    const found = verbFrom(words, at, many);
    // "the head of public works looks": the first is what it is the head of.
    const next = words[at + 1];
    if (!many && !words[at]?.closes && next?.tag === 'VERB' && readVerb(next.lower)?.form === 'third') continue;
    if (found && found.verb !== '') return { ...found, complement: between.map(({ text }) => text).join(' ') };
  }
  return undefined;
}

/** "the producer, often the same person, writes": the verb behind what is set between two commas. */
export function afterParenthesis(words: readonly Word[], head: number, many: boolean): Found | undefined {
  const next = words[head + 1]?.lower ?? '';
  if (!words[head]?.closes || /^(?:and|or|but)$/.test(next)) return undefined;
  // "residents, journalists and developers search, preview and download": a list of people, and nothing set between commas.
  if (isPlural(words[head]?.lower ?? '') && isPlural(next) && isHuman(next)) return undefined;
  for (let at = head + 1; at <= Math.min(head + 8, words.length - 2); at++) {
    if (words[at]?.closes) return verbFrom(words, at + 1, many);
  }
  return undefined;
}

/** Verbs whose participle is no other word. */
const SAME_WHEN_DONE = /^(?:run|put|set|read|hit|cut|let|shut|split|bid|cast|spread)$/;

/** "courts run by the clubs": what is done to them by others is no deed of theirs. */
export function isDoneBy(verb: string, next: Word | undefined): boolean {
  return next?.lower === 'by' && SAME_WHEN_DONE.test(verb);
}
