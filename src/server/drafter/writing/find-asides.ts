import { parseSentence } from '../grammar/parse.ts';
import type { Tagged } from '../grammar/tag-sentence.ts';
import { groupAt, startsGroup } from '../grammar/verb-group.ts';
import { isTime, TIME_UNIT } from '../lexicon/time-words.ts';
import { isHalfDone } from './half-done.ts';
import { isWhole } from './is-whole.ts';

/** Whether something that a sentence can do without begins at a word; what the deed needs as well where it is `dear`. */
function startsAside(words: readonly Tagged[], from: number, dear: boolean): boolean {
  const { tag, lower } = words[from] ?? { tag: 'PU', lower: '' };
  const before = words[from - 1]?.tag ?? 'PU';
  const starts =
    (tag === 'P' &&
      lower !== 'of' &&
      // "coloured by size": one is nothing without the other.
      !(lower === 'by' && before === 'VN') &&
      (dear || !/^(?:into|onto|without|except)$/.test(lower)) &&
      /^(?:N|NS|R|PO|D|VN)$/.test(before)) ||
    (tag === 'W' && /^(?:that|which|who|whose)$/.test(lower) && /^NS?$/.test(before)) ||
    (tag === 'S' && /^(?:when|if|while|because|as|until|after|before)$/.test(lower));
  if (!starts || (tag === 'P' && words[from + 1]?.tag === 'W')) return false;
  // "that can be used with wet fingers": with what is all that it tells.
  const isBound = words[from - 1]?.tag === 'VN' && words[from - 2]?.tag === 'BE' && words[from - 3]?.tag === 'M';
  if (!dear && tag === 'P' && isBound && words.slice(0, from).some((word) => word.tag === 'W')) return false;
  // "for each carrier": by what it is told apart.
  if (
    !dear &&
    tag === 'P' &&
    /^(?:each|every)$/.test(words[from + 1]?.lower ?? '') &&
    !isTime(words[from + 2]?.lower ?? '')
  )
    return false;
  if (!dear && words[from - 1]?.lower === 'only') return false;
  // "three days before it is due": the measure would stand alone.
  if (!dear && /^(?:before|after|from|until|in|ago|of)$/.test(lower) && TIME_UNIT.test(words[from - 1]?.lower ?? ''))
    return false;
  // "the same rights as a colleague", "for a while": one is nothing without the other.
  if (lower === 'as' && words.slice(0, from).some((word) => /^(?:same|as|such|so)$/.test(word.lower))) return false;
  if (words[from + 1]?.lower === 'a' && words[from + 2]?.lower === 'while') return false;
  // "show which sources": a question.
  if (tag === 'W' && /^(?:see|show|shows|know|tell|and|or|choose|decide)$/.test(words[from - 1]?.lower ?? ''))
    return false;
  return true;
}

/** The places where something is said that a sentence can do without: from a preposition or a relative pronoun to the next joint. */
export function asidesOf(words: readonly Tagged[], dear = false): { from: number; to: number }[] {
  const asides: { from: number; to: number }[] = [];
  for (let from = 3; from < words.length; from++) {
    if (!startsAside(words, from, dear)) continue;
    const { tag, lower } = words[from] ?? { tag: 'PU', lower: '' };
    let to = from + 1;
    let verbs = tag === 'W' || tag === 'S' ? 1 : 0;
    for (; to < words.length; to++) {
      const next = words[to] ?? { tag: 'PU', lower: '' };
      if (/^(?:V0|VZ|VD|M|BE|HV|DO)$/.test(next.tag) && startsGroup(words, to, from + 1)) {
        // "on the day they leave": the clause belongs to what stands before it.
        const isOwn = /^(?:they|i|we|he|she|it|you)$/.test(words[to - 1]?.lower ?? '') && to - 1 > from + 1;
        if (verbs === 0 && !isOwn) break;
        if (!isOwn) verbs--;
        to = groupAt(words, to).end - 1;
        continue;
      }
      if (verbs === 0 && isListed(words, to, from)) continue;
      // "with the original beside it": where it stands goes with it.
      if (
        verbs === 0 &&
        next.tag === 'P' &&
        words[to + 1]?.tag === 'PO' &&
        /^(?:beside|below|above|under|behind|next to|around|on|in)$/.test(next.lower)
      ) {
        to++;
        continue;
      }
      // "the date by which it has to be played": what follows belongs to what stands before it.
      if (next.tag === 'P' && words[to + 1]?.tag === 'W') {
        verbs = 1;
        to++;
        continue;
      }
      if (
        verbs === 0 &&
        // "that are open for a week": such a phrase tells of the relative clause.
        ((next.tag === 'P' && tag === 'P') ||
          next.tag === 'S' ||
          next.tag === 'W' ||
          next.tag === 'PU' ||
          next.tag === 'C' ||
          // "without the host having to look it up": what they have to do is told with it.
          (next.tag === 'TO' && words[to - 1]?.lower !== 'having' && (tag === 'P' || words[to + 1]?.tag === 'V0'))) &&
        next.lower !== 'of'
      )
        break;
    }
    // "instead of starting from scratch", "instead of only at the desk" are one aside.
    // "without the doctor having to look it up"
    const isManner = lower === 'without' && words.slice(from + 1, to).some((word) => word.tag === 'VG');
    if (words[from + 1]?.tag === 'VG' || isManner || /^(?:instead of|rather than)$/.test(lower))
      while (to < words.length && !/^(?:PU|S|C)$/.test(words[to]?.tag ?? 'PU')) to++;
    // "updates as doors open": they are a clause with their verb.
    if (lower === 'as' && words[to]?.tag === 'V0' && words[to - 1]?.tag === 'NS') continue;
    // "with a refund and a suggestion for another trip": what tells of its last part goes with the list.
    if (tag === 'P' && words[to]?.tag === 'P' && words.slice(from, to).some((word) => word.tag === 'C'))
      while (to < words.length && !/^(?:PU|S|C|W)$/.test(words[to]?.tag ?? 'PU')) to++;
    // "a member who leaves to one or more colleagues": where the clause ends is not certain.
    if (words[to - 1]?.lower === 'one' && words[to]?.lower === 'or') continue;
    // "out of the material and the hours that were noted": one half would be left alone.
    // "for parties of 8 or more"
    const isHalf =
      tag === 'P' &&
      words[to]?.tag === 'C' &&
      (/^(?:D|A|N|NS)$/.test(words[to + 1]?.tag ?? 'PU') ||
        /^(?:more|less|fewer|over|older|younger|later|earlier|longer)$/.test(words[to + 1]?.lower ?? ''));
    if (!isHalf) asides.push({ from, to });
  }
  return asides;
}

// "with the name, the pet and the dose": a list is one aside.
function isListed(words: readonly Tagged[], at: number, from: number): boolean {
  const tag = words[at]?.tag;
  if (tag !== 'PU' && tag !== 'C') return false;
  if (!/^(?:D|A|N|NS|VN|VG)$/.test(words[at + 1]?.tag ?? 'PU')) return false;
  const list = words.slice(from);
  return (
    list.some((word) => word.tag === 'C') &&
    !list.some((word, next) => /^(?:V0|VZ|VD|M|BE|HV|DO)$/.test(word.tag) && startsGroup(words, from + next, from + 1))
  );
}

/** Words that a cut must not leave behind: "not only,", "larger than.", "the is". */
const BROKEN =
  /\b(?:for example (?:or|and)|only|than|from|from another|to|of|in|on|at|by|with|and|or|not|any|an?|the|each|every|for|into|about|without|my|their|our)(?:$|[.,]|\s+(?:is|are|was|were|has|have|so that)\b)|\b(?:neither|nobody|no one) (?:is|was|ends|comes) (?:left|up|out)(?:$|[.,])/i;

export function isBroken(text: string): boolean {
  return BROKEN.test(text.trim()) || isHalfDone(text.trim()) || !isWhole(text) || lacksVerbInCase(text);
}

/** "is warned when a receipt, merchant": a case without its verb. */
function lacksVerbInCase(text: string): boolean {
  const [, told = ''] = /\b(?:when|if|once) ((?:an?|the) .+)$/i.exec(text.replace(/[.]$/, '')) ?? [];
  return told !== '' && parseSentence(told).clauses[0]?.group === undefined;
}
