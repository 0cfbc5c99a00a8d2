import { FINITE } from '../grammar/candidates.ts';
import { tagSentence, type Tagged } from '../grammar/tag-sentence.ts';
import { groupAt, startsGroup } from '../grammar/verb-group.ts';
import { splitWords } from '../grammar/words.ts';
import { isPlural } from '../language/nouns.ts';
import { isBaseVerb, participle, readVerb } from '../language/verbs.ts';
import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import { DONE_BY_THINGS, isPartOfProduct, isSheet, ONLY_SHEETS } from '../lexicon/parts-of-products.ts';
import type { People } from './people.ts';
import { GROUPS_BY, isCommand } from './is-command.ts';
import { ALWAYS_ORDERS, isKindTold } from './read-named-thing.ts';
import { isNameLikeDeed } from './set-apart.ts';

/** What no title starts with. */
const NO_TITLE =
  /^(?:the|this|that|these|those|my|our|your|their|his|her|its|i|we|you|they|he|she|it|there|no(?!-)|not|never|please|only|every|each|all|any|some|most|many|what|who|which|how|why|where|when|whether|if|once|after|before|because|so|and|but|or|to|in|on|at|for|with|by|from|as|too|let|make|want|need|needs|wanted|needed|got|get|having)\b/i;
/** What belongs to a sentence and to no title. */
const NO_NAME =
  /[!?;"“”\n]|\.(?: |$)|: | [-–—] |\b(?:should|must|shall|would|could|might|please|I|we|us|me|my|our|isn['’]t|aren['’]t|don['’]t|doesn['’]t|can['’]t|won['’]t|because|since|but)\b/;
const ABBREVIATED = /\b(?:e\.g|i\.e|incl|approx|no|nr|max|min|vs)\.(?= )/gi;
/** Where the name ends and what is told of it begins. */
const BEHIND =
  /^(?:of|for|with|without|on|in|at|per|by|from|to|when|if|once|after|before|as|based|that|which|where|whose|including|showing|about)$/;
const RELATIVES = /^(?:that|which|whose|who|where|when|if|once|after|before|until|while|as|whether|how|what|why)$/;

/** Where the words of the name end, counted in words; nothing where none of the usual words stands behind it. */
function endOf(words: readonly Tagged[]): number | undefined {
  const at = words.findIndex(
    ({ lower, tag }, index) =>
      index > 0 && (BEHIND.test(lower) || tag === 'PU' || (/^V[ND]$/.test(tag) && isDoneTo(words, index))),
  );
  // "blocked venues list": the whole of it is the name.
  const end = at < 0 && isPlural(words.at(-2)?.lower ?? '') ? words.length : at;
  return end > 0 && end < 6 ? end : undefined;
}

/** "linked to", "made from", "required per": what was done to the thing, and not what the thing did. */
function isDoneTo(words: readonly Tagged[], at: number): boolean {
  const word = words[at]?.lower ?? '';
  const base = readVerb(word)?.base;
  return (
    base !== undefined &&
    participle(base) === word &&
    !INTRANSITIVE.test(base) &&
    /^(?:P|R)$/.test(words[at + 1]?.tag ?? '')
  );
}

/** "survey about the new app": nobody does that to it. */
const ASKED_ABOUT = /^(?:survey|poll|quiz|newsletter|report) about$/;

/** What opens a name as well as an order: "open orders report", but "export orders list to". */
const STATES = /^(?:open|top|repeat|clean|complete|live|lost|close|favourite|favorite)$/;

/** "weekly hours view for", "blocked venues list": of many, where what closes the name is nothing that they do. */
function isOfMany(name: readonly Tagged[], plural: number, people: People): boolean {
  const first = name[0]?.lower ?? '';
  const last = name.at(-1)?.lower ?? '';
  const words = name.slice(0, plural + 1).map(({ lower }) => lower);
  if (plural !== name.length - 2 || isPlural(last)) return false;
  if (name.length > 2 && isBaseVerb(first) && !STATES.test(first)) return false;
  const isOfPeople = people.isPersonPhrase(words.join(' ')) || people.isPersonPhrase(words.at(-1) ?? '');
  return isOfPeople ? ONLY_SHEETS.test(last) : !DONE_BY_THINGS.test(last);
}

/** Whether the words of the name stand side by side as in a name: "fill level", "puzzle set", "infection control flag". */
function isNamed(name: readonly Tagged[], people: People, behind: string): boolean {
  const [first, second] = name;
  const last = name.at(-1);
  if (!first || !last || !/^[a-z][\w-]+$/i.test(last.lower)) return false;
  if (!isPartOfProduct(last.lower) || people.isPersonPhrase(last.lower)) return false;
  if (name.some(({ tag }) => /^(?:D|PN|M|BE|HV|DO|PU|R|TO|P|C)$/.test(tag))) return false;
  const plural = name.findLastIndex(({ lower }, at) => at < name.length - 1 && isPlural(lower) && !lower.includes('-'));
  if (plural >= 0) return isOfMany(name, plural, people);
  if (name.length === 1) return isSheet(last.lower) || ASKED_ABOUT.test(behind);
  if (/(?:ed|ing)$/.test(first.lower)) return !isBaseVerb(first.lower) && name.length > 2;
  if (!isBaseVerb(first.lower)) return true;
  // "send reminder", "notify user of": an order that leaves out its article.
  if (ALWAYS_ORDERS.test(first.lower) || isPlural(last.lower)) return false;
  return name.length === 2 || !people.isPersonPhrase(second?.lower ?? '');
}

/** Whether what stands behind the name has a verb that belongs to no clause which tells more of a thing. */
function hasOwnVerb(words: readonly Tagged[], from: number): boolean {
  let isOpen = false;
  for (let at = from; at < words.length; at++) {
    const { tag, lower } = words[at] ?? { tag: 'PU', lower: '' };
    if (tag === 'W' || tag === 'S' || RELATIVES.test(lower)) isOpen = true;
    if (!FINITE.has(tag) || words[at - 1]?.tag === 'TO' || !startsGroup(words, at, 0)) continue;
    if (tag === 'VD' && isDoneTo(words, at)) continue;
    // "of expiring permits": a thing that looks like what somebody does.
    if (words[at - 1]?.lower.endsWith('ing') && words[at - 2]?.tag === 'P') continue;
    // "the equipment the porter needs": a clause behind its noun.
    const opensAt = words.slice(from, at).filter((word) => word.tag === 'D').length;
    // "with the days each one is late"
    const isTold = words[at - 1]?.tag === 'PN' && opensAt > 0;
    if (!isOpen && !isTold && opensAt < 2) return true;
    at = groupAt(words, at).end - 1;
  }
  return false;
}

/**
 * Whether an idea is the title of a part of a product and nothing else: "Fill level of the tank with a warning at 20 %", "Checklist of
 * papers required per trip", "Control flag on an order with what the courier has to wear". Its first words are a name without an article that ends in
 * what products are made of, and no verb behind it is its own.
 */
export function isBareTitle(said: string, people: People): boolean {
  const text = said.trim().replace(ABBREVIATED, (short) => short.slice(0, -1));
  if (NO_TITLE.test(text) || NO_NAME.test(text)) return false;
  const words = tagSentence(splitWords(text, people.names), 'thing');
  const end = endOf(words);
  return (
    end !== undefined &&
    isNamed(
      words.slice(0, end),
      people,
      words
        .slice(0, end + 1)
        .map(({ lower }) => lower)
        .join(' '),
    ) &&
    !hasOwnVerb(words, end)
  );
}

/** Whether a sentence is a title by any of the ways to tell; `plain` is the same without its vague words. */
export function isWholeTitle(plain: string, said: string, people: People): boolean {
  return (
    !GROUPS_BY.test(plain) &&
    (isBareTitle(said, people) || isNameLikeDeed(said, people) || (!isCommand(said) && isKindTold(said, people)))
  );
}
