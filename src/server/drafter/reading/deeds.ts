import { ADVERBS, DETERMINERS, PRONOUNS } from '../lexicon/function-words.ts';
import { PRODUCT_NOUNS } from '../lexicon/agents.ts';
import { MOSTLY_NOUNS } from '../lexicon/verbs.ts';
import { isPlural } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import { endsName, isJoiner, type Word } from './description-words.ts';
import { doingOf, objectOf, type Acting, type Doing } from './doing.ts';

/** A subject that ends at a word, and what it does. */
export interface Act {
  readonly names: readonly string[];
  readonly start: number;
  readonly verbAt: number;
  readonly verb: string;
}

/** "changes that the writer may accept": what the clause of the act is about stands in front of it. */
function antecedent(words: readonly Word[], act: Act): string {
  let at = act.start - 1;
  while (at >= 0 && DETERMINERS.has(words[at]?.lower ?? '') && !isJoiner(words[at])) at--;
  if (!/^(?:that|which|whom|who)$/.test(words[at]?.lower ?? '')) return '';
  const own = [words[at - 1]?.text ?? ''];
  if (/^(?:NOUN|ADJ)$/.test(words[at - 2]?.tag ?? '') && !endsName(words[at - 2]))
    own.unshift(words[at - 2]?.text ?? '');
  return own.join(' ');
}

/** Where in the clause of an act the next verb of the same subject stands. */
function isNextDeed(words: readonly Word[], at: number, end: number, form: string): boolean {
  const word = words[at] as Word;
  const before = words[at - 1] as Word;
  const next = words[at + 1];
  const read = readVerb(word.lower);
  const isJoined = before.closes || /^(?:and|or|then|but|also)$/.test(before.lower) || ADVERBS.has(before.lower);
  if (read?.form !== form || !isJoined) return false;
  if (!MOSTLY_NOUNS.has(read.base)) return true;
  if (before.lower === 'and' && WITH_ITS_WORD.test(`${word.lower} ${next?.lower ?? ''} `)) return true;
  // "plans the runs, sets prices": with an object behind it, it is one more of the same person's verbs.
  if (form === 'third' && !word.closes && (next?.tag === 'NOUN' || next?.tag === 'ADJ')) return true;
  const hasMany = !word.closes && next?.tag === 'NOUN' && isPlural(next.lower);
  const hasObject =
    next !== undefined &&
    (DETERMINERS.has(next.lower) ||
      PRONOUNS.has(next.lower) ||
      // "find a truck and order ahead"
      (form === 'base' && before.lower === 'and' && /^(?:ahead|online|early|there|directly)$/.test(next.lower)) ||
      (hasMany && (before.lower === 'and' || (form === 'base' && before.closes && listGoesOn(words, at + 2, end)))));
  return (hasObject || word.tag === 'VERB') && !(word.closes && at + 1 < end);
}

/** What is a verb wherever it stands with its word: "hands out the keys and deals with fines". */
const WITH_ITS_WORD = /^(?:deals? with|cares? for|looks? (?:after|for)|reports? (?:on|to)|answers? to) /;

/** "sees the stock and can call back a batch": behind what they can do stands the next verb of the same subject. */
function isAble(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return (
    /^(?:and|or|then)$/.test(words[at - 1]?.lower ?? '') &&
    /^(?:can|may|must)$/.test(words[at]?.lower ?? '') &&
    readVerb(next?.lower ?? '')?.form === 'base'
  );
}

/** "choose recipes, pause deliveries and rate meals": behind the object comes one more verb with another. */
function listGoesOn(words: readonly Word[], from: number, end: number): boolean {
  const and = words.findIndex(({ lower }, at) => at >= from && at < end && lower === 'and');
  const next = words[and + 1];
  return and >= 0 && next !== undefined && !next.closes && readVerb(next.lower)?.form === 'base' && and + 2 < end;
}

/** What "them" may mean of the words in front: those with the ending of several, else all. */
function nounsOf(opening: string): string {
  const many = opening
    .toLowerCase()
    .split(/[^\p{L}'-]+/u)
    .filter((word) => isPlural(word) && readVerb(word)?.form !== 'third');
  return many.length > 0 ? many.join(' ') : opening;
}

/** Whether behind an article somebody or something else gets a verb of its own: "the public vote gives". */
function hasOwnVerb(words: readonly Word[], at: number, end: number): boolean {
  // What the system does for them is theirs.
  if (!/^(?:an?|the|our)$/.test(words[at]?.lower ?? '') || PRODUCT_NOUNS.has(words[at + 1]?.lower ?? '')) return false;
  const behind = words.slice(at + 1, Math.min(end, at + 5));
  const verb = behind.findIndex(
    ({ lower, tag }) => tag === 'AUX' || (tag === 'VERB' && readVerb(lower)?.form === 'third'),
  );
  return verb > 0 && !behind.slice(0, verb).some(({ lower, closes }) => closes || /^(?:who|that|which)$/.test(lower));
}

/** "fitters get a plan, and it changes each night": where something else's clause begins behind a deed. */
function clauseEnd(words: readonly Word[], from: number, end: number): number {
  const at = words.findIndex((word, here) => {
    if (here <= from + 1 || here >= end - 1) return false;
    const isSetOff = words[here - 1]?.closes === true;
    if (!/^(?:and|or|but|so|while)$/.test(word.lower)) return isSetOff && hasOwnVerb(words, here, end);
    return /^(?:it|this|we)$/.test(words[here + 1]?.lower ?? '') || (isSetOff && hasOwnVerb(words, here + 1, end));
  });
  return at < 0 ? end : at;
}

/**
 * "Parents report when a child is ill, read the letters": where those go on of whom the sentence told before the clause that says when;
 * the clause's own subject is one, and the verbs behind it are those of several.
 */
export function goesOn(words: readonly Word[], outer: Act | undefined, inner: Act, end: number): number | undefined {
  const isClause = words
    .slice(Math.max(inner.start - 2, 0), inner.start)
    .some(({ lower }) => /^(?:when|if|whether|that|because|once|until)$/.test(lower));
  const form = (act: Act): string | undefined => readVerb(words[act.verbAt]?.lower ?? '')?.form;
  if (!outer || !isClause || form(outer) !== 'base') return undefined;
  const said = words[inner.verbAt]?.lower ?? '';
  if (form(inner) !== 'third' && !/^(?:is|has|was|does)$/.test(said)) return undefined;
  const at = words.findIndex(
    (_, here) =>
      here > inner.verbAt + 1 && here < end && words[here - 1]?.closes && isNextDeed(words, here, end, 'base'),
  );
  return at < 0 ? undefined : at;
}

/** "check papers and collect fees": each verb with what belongs to it is a deed of its own; `topic` is what "them" means, and `isNear` that it stands in the same sentence. */
export function deeds(
  words: readonly Word[],
  act: Act,
  end: number,
  sentence: string,
  topic: string,
  isNear: boolean,
): Doing[] {
  const said = words[act.verbAt]?.lower ?? '';
  const isUnknownThird = readVerb(said) === undefined && said !== act.verb && said.endsWith('s');
  const form = isUnknownThird || readVerb(said)?.form === 'third' ? 'third' : 'base';
  const found: Doing[] = [];
  const head = antecedent(words, act);
  const opening = words
    .slice(0, act.start)
    .map(({ text }) => text)
    .join(' ');
  let from = act.verbAt;
  let verb = act.verb;
  const close = (at: number): void => {
    const rest = words
      .slice(from + 1, clauseEnd(words, from, at))
      .map(({ text }) => text)
      .join(' ');
    const last = found.at(-1);
    const meant = /^(?:\w+ )?(?:it|them|this|these)\b/.test(rest)
      ? last && !/^(?:and|or)?$/.test(last.rest)
        ? objectOf(last.rest)
        : (isNear && objectOf(topic)) || nounsOf(opening) || objectOf(topic)
      : '';
    // "corrects and approves them": both are done to the same.
    if (meant && last && /^(?:and|or)?$/.test(last.rest))
      found.splice(-1, 1, doingOf(last.verb, last.rest, sentence, meant));
    found.push(doingOf(verb, rest, sentence, last ? meant : `${head} ${meant}`));
  };
  for (let at = act.verbAt + 2; at < end; at++) {
    const isOfAbility = isAble(words, at);
    if (!isOfAbility && !isNextDeed(words, at, end, form)) continue;
    // "we collect food that shops would throw away and hand it out": who collects hands out.
    if (head !== '' && /^(?:it|them)$/.test(words[at + 1]?.lower ?? '')) return (close(at), found);
    close(at);
    if (isOfAbility) at++;
    from = at;
    verb = readVerb(words[at]?.lower ?? '')?.base ?? verb;
  }
  close(end);
  return found;
}

/** What those do of whom the sentence goes on at a word. */
export function theirsAgain(
  words: readonly Word[],
  outer: Act,
  verbAt: number,
  end: number,
  sentence: string,
  topic: string,
): Acting {
  const verb = readVerb(words[verbAt]?.lower ?? '')?.base ?? '';
  return { roles: [...outer.names], doings: deeds(words, { ...outer, verbAt, verb }, end, sentence, topic, true) };
}
