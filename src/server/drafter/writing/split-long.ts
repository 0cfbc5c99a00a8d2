import { stem } from '../lexicon/function-words.ts';
import { parseSentence, textOf, type Clause } from '../grammar/parse.ts';
import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { groupAt, startsGroup } from '../grammar/verb-group.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { isWhole } from './is-whole.ts';
import { inOtherWords } from './same-words.ts';

/** So many words in a row may stand in a criterion as they do in the idea. */
const MOST_COPIED = 12;
const CONDITION =
  /^(?:when|whenever|if|once|after|before|until|unless|while|as soon as|as long as|in case|even if|even when)$/;

/** "a reminder two days", with "before it is due" behind it. */
const MEASURED =
  /^(.*?) ?\b((?:at least |at most |up to )?(?:\d+|an?|the|one|two|three|four|five|six|seven|ten|twelve) (?:working )?(?:second|minute|hour|day|week|month|year|night)s?)$/i;

/** How many words in a row stand in both, forms of one word taken as the same. */
function commonRun(words: readonly string[], idea: readonly string[]): number {
  let longest = 0;
  let row: number[] = [];
  for (const word of words) {
    const next: number[] = [];
    idea.forEach((other, at) => {
      const run = word === other ? (row[at - 1] ?? 0) + 1 : 0;
      next[at] = run;
      longest = Math.max(longest, run);
    });
    row = next;
  }
  return longest;
}

function stems(text: string): string[] {
  return (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).map(stem);
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "A nurse can swap a shift when a colleague agrees" -> "When a colleague agrees, a nurse can swap a shift". */
function conditionFirst(clause: Clause, isMeasured = true): string | undefined {
  const { subject, group, rest, subs } = clause;
  const condition = subs.find(({ link }) => CONDITION.test(link));
  if (!condition || !group || /\bonly$/.test(textOf(rest))) return undefined;
  // "see before they leave whether it rains": the question would stand where nobody asks it.
  const at = condition.words.findIndex(({ lower }) => /^(?:whether|which|what|where|how|who)$/.test(lower));
  if (at > 0 && rest.length === 0) {
    const left = { ...condition, words: condition.words.slice(0, at) };
    return conditionFirst({ ...clause, rest: condition.words.slice(at), subs: [left] }, isMeasured);
  }
  // "three days before it is due": the measure goes with the condition.
  const [, said = textOf(rest), measure = ''] =
    (/^(?:before|after)$/.test(condition.link) ? MEASURED.exec(textOf(rest)) : null) ?? [];
  const others = subs.filter((sub) => sub !== condition).map(({ link, words }) => `${link} ${textOf(words)}`);
  const [first = '', ...more] = [textOf(subject), textOf(group.before), textOf(group.words), said, ...others].filter(
    Boolean,
  );
  // "if production needs it, but never beyond the deadline": the bound belongs to the deed.
  const [, when = '', bound = ''] = /^(.+?)(,? but (?:never|not|only) .+)$/.exec(textOf(condition.words)) ?? [];
  // "Pupils", but not "Xero": a plural is no name.
  const isCommon = subject[0]?.tag === 'NS' || /^(?:A|An|The|All|Each|Every|No|Nobody|Somebody)\b/.test(first);
  const start = isCommon ? first.charAt(0).toLowerCase() + first.slice(1) : first;
  return `${upper([isMeasured ? measure : '', condition.link].filter(Boolean).join(' '))} ${when || textOf(condition.words)}, ${[start, ...more].join(' ')}${bound}`;
}

/**
 * The statement of a criterion. One that repeats a long run of the idea (its whole text) starts with its condition instead;
 * without a condition what is said last of the action is left out, as the story says it.
 */
export function recast(statement: string, idea: string): string {
  const said = statement.replace(/[\s.]+$/, '');
  const own = stems(idea);
  if (commonRun(stems(said), own) <= MOST_COPIED) return said;
  const [clause] = parseSentence(said).clauses;
  const isShort = (left: string) => commonRun(stems(left), own) <= MOST_COPIED;
  const told = clause && conditionFirst(clause);
  const whole =
    (told !== undefined && isShort(told) ? told : undefined) ??
    inOtherWords(said, isShort) ??
    (told && inOtherWords(told, isShort));
  if (whole) return whole;
  const turned = withoutAsides(told ?? said, isShort);
  // The measure goes only where nothing else is left to go.
  return isShort(turned) ? turned : withoutAsides((clause && conditionFirst(clause, false)) ?? said, isShort);
}

/** The places where something is said that a sentence can do without: from a preposition or a relative pronoun to the next joint. */
function asidesOf(words: readonly Tagged[], dear = false): { from: number; to: number }[] {
  const asides: { from: number; to: number }[] = [];
  for (let from = 3; from < words.length; from++) {
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
    if (!starts || (tag === 'P' && words[from + 1]?.tag === 'W')) continue;
    // "that can be used with wet fingers": with what is all that it tells.
    const isBound = words[from - 1]?.tag === 'VN' && words[from - 2]?.tag === 'BE' && words[from - 3]?.tag === 'M';
    if (!dear && tag === 'P' && isBound && words.slice(0, from).some((word) => word.tag === 'W')) continue;
    // "for each carrier": by what it is told apart.
    if (!dear && tag === 'P' && /^(?:each|every)$/.test(words[from + 1]?.lower ?? '') && !isTimeWord(words[from + 2]))
      continue;
    if (!dear && words[from - 1]?.lower === 'only') continue;
    // "three days before it is due": the measure would stand alone.
    if (!dear && /^(?:second|minute|hour|day|week|month|year|night)s?$/.test(words[from - 1]?.lower ?? '')) continue;
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
      if (
        verbs === 0 &&
        // "that are open for a week": such a phrase tells of the relative clause.
        ((next.tag === 'P' && tag === 'P') ||
          next.tag === 'S' ||
          next.tag === 'W' ||
          next.tag === 'PU' ||
          next.tag === 'C' ||
          (next.tag === 'TO' && (tag === 'P' || words[to + 1]?.tag === 'V0'))) &&
        next.lower !== 'of'
      )
        break;
    }
    // "instead of starting from scratch", "instead of only at the desk" are one aside.
    if (words[from + 1]?.tag === 'VG' || /^(?:instead of|rather than)$/.test(lower))
      while (to < words.length && !/^(?:PU|S|C)$/.test(words[to]?.tag ?? 'PU')) to++;
    // "with a refund and a suggestion for another trip": what tells of its last part goes with the list.
    if (tag === 'P' && words[to]?.tag === 'P' && words.slice(from, to).some((word) => word.tag === 'C'))
      while (to < words.length && !/^(?:PU|S|C|W)$/.test(words[to]?.tag ?? 'PU')) to++;
    // "out of the material and the hours that were noted": one half would be left alone.
    const isHalf = tag === 'P' && words[to]?.tag === 'C' && /^(?:D|A|N|NS)$/.test(words[to + 1]?.tag ?? 'PU');
    if (!isHalf) asides.push({ from, to });
  }
  return asides;
}

function isTimeWord(word: Tagged | undefined): boolean {
  return /^(?:second|minute|hour|day|week|month|quarter|year|night|morning|evening|season|time|\w+day)$/.test(
    word?.lower ?? '',
  );
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
  /\b(?:for example (?:or|and)|only|than|from|from another|to|of|in|on|at|by|with|and|or|not|any|an?|the|each|every|for|into|about|without|my|their|our)(?:$|[.,]|\s+(?:is|are|was|were|has|have|so that)\b)/i;

function isBroken(text: string): boolean {
  return BROKEN.test(text.trim()) || !isWhole(text);
}

/** What is denied under a condition is not denied without it. */
const DENIES = /\b(?:not|no|never|cannot|nobody|only)\b/i;

function conditions(text: string): number {
  return text.match(/\b(?:when|if|before|after|until|unless|while|as long as|once)\b/gi)?.length ?? 0;
}

/** A statement without one aside after the other, the last first, until it is short. */
function withoutAsides(statement: string, isShort: (left: string) => boolean): string {
  let left = statement;
  // What the action needs ("into the archive") goes last.
  for (const dear of [false, true])
    for (let turn = 0; turn < 4 && !isShort(left); turn++) {
      const words = tagSentence(splitWords(left));
      const shorter = asidesOf(words, dear)
        .toReversed()
        .map(({ from, to }) => joinWords([...words.slice(0, from), ...words.slice(to)]))
        .filter((cutOff) => !isBroken(cutOff) && (!DENIES.test(left) || conditions(cutOff) === conditions(left)));
      const next = shorter.find(isShort) ?? shorter[0];
      if (next === undefined) break;
      left = next;
    }
  if (isShort(left)) return left;
  // What is joined by "and" goes last, if what stands before it is a sentence.
  const heads = [...left.matchAll(/,? (?:and|but|so) /g)].map(({ index }) => left.slice(0, index));
  const behind = /^(?:When|Whenever|If|Once|After|Before|Until|While|As soon as) .+?, (.+)$/.exec(left)?.[1];
  if (behind && !DENIES.test(left) && heads.every((head) => !isShort(head))) return upper(behind);
  return heads.findLast((head) => isShort(head) && parseSentence(head).clauses[0]?.group !== undefined) ?? left;
}

/** A wish without what is said last and besides, where a thing is left at its end. */
export function withoutLastAside(wish: string): string | undefined {
  const words = tagSentence(splitWords(wish));
  // Where a relative clause ends is not certain enough to cut there.
  const starts = asidesOf(words).flatMap(({ from, to }) =>
    to === words.length && words[from]?.tag !== 'W' ? [from] : [],
  );
  return starts
    .toReversed()
    .map((from) => words.slice(0, from))
    .filter((left) => /^NS?$/.test(left.at(-1)?.tag ?? ''))
    .map(joinWords)
    .find((left) => !isBroken(left));
}
