import { DETERMINERS, POSSESSIVES, PRONOUNS } from '../lexicon/function-words.ts';
import { MOSTLY_NOUNS } from '../lexicon/verbs.ts';
import { isPlural } from '../language/nouns.ts';
import { readVerb } from '../language/verbs.ts';
import { isPair, isSubjectPlace, nameOf, nameStart, QUALITIES, type Word } from './description-words.ts';
import type { Found } from './finite-verb.ts';
import { isAgent, isHuman } from './is-agent.ts';

function isBase(word: Word | undefined): boolean {
  return readVerb(word?.lower ?? '')?.form === 'base';
}

/** "Canteens, kiosks and restaurants post": the names that stand beside the last one, for which its verb vouches. */
export function besides(
  words: readonly Word[],
  start: number,
  isHumanVerb: boolean,
): { names: string[]; start: number } {
  const names: string[] = [];
  let from = start;
  for (;;) {
    let at = from - 1;
    while (at > 0 && (DETERMINERS.has(words[at]?.lower ?? '') || QUALITIES.test(words[at]?.lower ?? ''))) at--;
    const before = words[at];
    const head = before && /^(?:and|or|&)$/.test(before.lower) ? at - 1 : before?.closes && names.length > 0 ? at : -1;
    const word = words[head];
    // "the left-overs; food banks and kitchens claim them": no list goes on behind it.
    if (word?.breaks) return { names, start: from };
    const isNoun =
      word &&
      (isAgent(word.lower) ||
        // "Servers, cooks and porters check": what opens the sentence in a list of people is people.
        (isHumanVerb && (!word.closes || head === 0) && isPlural(word.lower) && word.tag !== 'VERB'));
    // "from which supplier, and the owner sees": a comma behind one of them ends what it belongs to.
    if (word?.closes && names.length === 0 && !isPlural(word.lower)) return { names, start: from };
    if (head < 0 || !isNoun || (readVerb(word.lower)?.form === 'third' && !isHuman(word.lower)))
      return { names, start: from };
    const begin = nameStart(words, head);
    // "books coaches, hotels and guides, and the leader carries it": the list is what the one before does something with.
    if (!isSubjectPlace(words, begin)) return { names: [], start };
    // "managers read and rate candidates, and interviews are planned": what they do with them, and nobody's name.
    const isDeed =
      begin < head && words[begin - 1]?.lower === 'and' && isBase(words[begin]) && isBase(words[begin - 2]);
    const name = isDeed ? undefined : nameOf(words, begin, head);
    if (!name) return { names, start: from };
    names.unshift(name);
    from = begin;
  }
}

/** "mum or dad orders": one of two, each as good as the other. */
export function isEither(words: readonly Word[], start: number): boolean {
  const other = words[start - 2];
  return words[start - 1]?.lower === 'or' && other !== undefined && isHuman(other.lower) && !isPlural(other.lower);
}

/** "at the basin lifeguards note": the place opens the clause, and is no part of a name. */
export function behindPlace(words: readonly Word[], start: number, head: number): number {
  const [before, article] = [words[start - 2], words[start - 1]];
  const opens = start === 2 || (words[start - 3]?.closes ?? false);
  return start === head - 1 &&
    opens &&
    /^(?:at|in|on|after|before|during|behind)$/.test(before?.lower ?? '') &&
    /^(?:the|an?|our|each|every)$/.test(article?.lower ?? '') &&
    isPlural(words[head]?.lower ?? '') &&
    isHuman(words[head]?.lower ?? '')
    ? head
    : start;
}

/** "School visits at a museum.", "Bicycle workshop with three stands.": a title, whose last noun looks like a verb. */
export function isTitle(words: readonly Word[], start: number, { at, verb }: Found, many: boolean): boolean {
  const next = words[at + 1];
  const hasObject = next && (DETERMINERS.has(next.lower) || PRONOUNS.has(next.lower) || isPlural(next.lower));
  const opens = start === 0 || (start <= 4 && isPair(words, start));
  // "Buyer pays and rates.", "Mason checks, plumber plumbs."
  const goesOn = next?.lower === 'and' && readVerb(words[at + 2]?.lower ?? '')?.form === 'third';
  if (isHuman(words[at - 1]?.lower ?? '') && (goesOn || (words[at]?.closes && !words[at].breaks))) return false;
  return opens && MOSTLY_NOUNS.has(verb) && (words[at]?.closes || !hasObject) && (!many || !next);
}

/** "Beekeepers' purchasing group: members order", "IT support tickets for schools." */
export function isTitleOfTask(words: readonly Word[], { at, verb }: Found): boolean {
  return words[at]?.opens === true || (MOSTLY_NOUNS.has(verb) && readVerb(words[at]?.lower ?? '')?.form === 'base');
}

/** "hires rooms, porters and stage time": a list of what is hired. */
export function isListed(words: readonly Word[], start: number, { verb }: Found): boolean {
  const listed = start > 3 ? words[start - 3] : undefined;
  return (
    listed !== undefined &&
    listed.closes &&
    isPair(words, start) &&
    MOSTLY_NOUNS.has(verb) &&
    !isHuman(listed.lower) &&
    isPlural(listed.lower)
  );
}

/** "baker bakes, packer packs", "lender sets a price, borrower reserves": in front stands another who does something, told as shortly. */
function isChain(words: readonly Word[], start: number, at: number): boolean {
  const opening = words.slice(0, start - 1).findLastIndex(({ closes }) => closes) + 1;
  const deed = words
    .slice(0, start)
    .findIndex(({ lower }, here) => here > opening && readVerb(lower)?.form === 'third');
  const person = words[deed - 1]?.lower ?? '';
  // "owner sees bookings, passenger notes, fuel"
  const isEnd = words[at]?.breaks === true || at === words.length - 1;
  return deed - opening <= 2 && isHuman(person) && !isPlural(person) && (deed === start - 1 || isEnd);
}

/**
 * "weather, fuel plan, passenger notes and the crew list": what opens a part without an article does something to something;
 * but "boats land; kiln keeper fires, unloads", "lender sets a price, borrower reserves".
 */
export function isBare(words: readonly Word[], start: number, head: number, { at, verb }: Found): boolean {
  const before = words[start - 1];
  const person = isHuman(words[head]?.lower ?? '');
  if (!before?.closes || (before.breaks && person)) return false;
  if (person && at === head + 1 && (!MOSTLY_NOUNS.has(verb) || isChain(words, start, at))) return false;
  return (words[at]?.closes ?? false) || /^(?:and|or)$/.test(words[at + 1]?.lower ?? '');
}

/** "The scale clerk weighs", "each beginner has": one person needs a word in front, a task does not. */
export function isIntroduced(words: readonly Word[], start: number): boolean {
  const before = words[start - 1];
  if (!before) return true;
  return (
    DETERMINERS.has(before.lower) ||
    POSSESSIVES.has(before.lower) ||
    QUALITIES.test(before.lower) ||
    /^(?:inside|outside)$/.test(before.lower) ||
    /['’]s?$/.test(before.text) ||
    before.closes ||
    isEither(words, start)
  );
}
