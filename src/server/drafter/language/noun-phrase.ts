import { remember } from './remember.ts';
import type { Tag } from '../grammar/candidates.ts';
import { tagSentence } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { OPENS_QUESTION, DETERMINERS } from '../lexicon/function-words.ts';
import { traitsOf } from '../lexicon/things.ts';
import { isMass, isPlural, plural, singular, withArticle } from './nouns.ts';

/** A thing the idea speaks of, with the parts that other sentences about it need. */
export interface NounPhrase {
  /** As it was said: "the photos of a damaged item". */
  readonly text: string;
  readonly determiner: string;
  /** Without determiner: "photos of a damaged item". */
  readonly body: string;
  /** Without determiner and complement: "photos", "order number". */
  readonly core: string;
  readonly head: string;
  readonly plural: boolean;
  /** Names and things that are not counted take no article. */
  readonly bare: boolean;
}

const QUANTIFIER =
  /^(?:(?:(?:one|two|three|four|five|\d+) (?:or|to) (?:two|three|four|five|six|\d+)|(?:an?|a few|several|many|\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten) (?:hundred|thousand|million|dozen)|only|all|any|some|each|every|several|multiple|many|most|(?:more|fewer|less) than (?:\d[\d,.]*|one|two|three|five|ten)|at least \d+|at most \d+|both|a few|few|a list of|lists of|a number of|a set of|a couple of|lots of|a lot of|one of|the|their|my|our|your|his|her|its|a|an|this(?! (?:year|month|week|season|term)\b)|that|these|those|no|another|whatever|which|what|whose|such|up to|\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety)\s+)+/i;

const PART_OF_NAME: ReadonlySet<Tag> = new Set(['N', 'NS', 'A', 'VG', 'VN', 'D', 'C', 'PU', 'R', 'PO', 'PN', 'PT']);

/** The name of the thing without what is said about it; nothing where the words are no noun phrase. */
function coreOf(body: string): string | undefined {
  // A question ("who changed the plan") stands as it is; who needs its thing asks for it.
  if (OPENS_QUESTION.test(body)) return body;
  const words = tagSentence(splitWords(`the ${body}`), 'thing').slice(1);
  // "taking a place" is an action, not a thing.
  if (/ing$/i.test(words[0]?.lower ?? '') && /^(?:D|PO|PN)$/.test(words[1]?.tag ?? '')) return undefined;
  // "the last three days" is one phrase.
  const isRank = (word: string | undefined) => /^(?:last|next|first|past|coming|previous)$/.test(word ?? '');
  if (
    words.some(
      ({ tag }, at) => tag === 'D' && /^(?:VN|VG|A)$/.test(words[at - 1]?.tag ?? '') && !isRank(words[at - 1]?.lower),
    )
  )
    return undefined;
  if (/^(?:my|your|him|her|it|our|them)sel(?:f|ves)$/i.test(words[0]?.lower ?? '')) return undefined;
  const head = words.findIndex(
    ({ tag }, at) =>
      (!PART_OF_NAME.has(tag) && tag !== 'V0') ||
      (tag === 'D' &&
        /^(?:N|NS)$/.test(words[at - 1]?.tag ?? '') &&
        words[at]?.lower !== "'s" &&
        // "the owner's last five bookings": whose they are stands before what is counted.
        !/['’]s?$/.test(words[at - 1]?.lower ?? '') &&
        !isRank(words[at - 1]?.lower)),
  );
  let name = head < 0 ? words : words.slice(0, head);
  const verb = name.findIndex(({ tag }, at) => tag === 'V0' && at > 0);
  if (verb > 0) name = name.slice(0, verb);
  // "time spent", "flakes caused by ...": what is said behind the noun is no part of its name.
  const noun = name.findLastIndex(({ tag }) => tag === 'N' || tag === 'NS' || tag === 'PO' || tag === 'PN');
  if (noun >= 0) {
    const after = name.slice(noun + 1);
    // "a site drawing", "a storm warning": the name of a thing, and not what somebody does.
    const isName = after.length === 1 && after[0]?.tag === 'VG' && traitsOf(after[0].lower, false).size > 0;
    if (after.length > 0 && !isName) name = name.slice(0, noun + 1);
  } else if (name.some(({ tag }) => tag === 'VG' || tag === 'A' || tag === 'VN')) {
    return /ing$/i.test(name.at(-1)?.lower ?? '') || name.length === 1 ? joinWords(name) || undefined : undefined;
  } else return undefined;
  // "the slips get lost": a subject with its verb is no thing.
  if (head >= 0 && /^(?:VZ|VD|M|BE|HV|DO|EX)$/.test(words[head]?.tag ?? '')) return undefined;
  if (verb > 0 && words[verb + 1] && words[verb]?.tag === 'V0') return undefined;
  const end = name.findIndex(
    ({ tag, lower }, at) => at > 0 && (tag === 'PO' || tag === 'PN') && lower !== 'people' && at < name.length,
  );
  const said = joinWords(end > 0 ? name.slice(0, end) : name).replace(/^(?:and|or|,)\s+/i, '');
  return said || undefined;
}

const remembered = remember<NounPhrase | undefined>(400);

/** Reads the words of a noun phrase; nothing when there are none. */
export function readNounPhrase(text: string): NounPhrase | undefined {
  return remembered(text, () => phraseOf(text));
}

function phraseOf(text: string): NounPhrase | undefined {
  const said = text.replace(/^[\s,.;:]+|[\s,.;:]+$/g, '').replace(/\s+/g, ' ');
  if (!said) return undefined;
  const determiner = (QUANTIFIER.exec(said)?.[0] ?? '').trim().toLowerCase();
  const body = said.slice(determiner.length).trim() || said;
  // "a report of how full the lockers are"
  const core = coreOf(
    body.replace(/(?<=\w) (?:of|on|about|as to) (?:how|what|who|which|where|when|whether|why)\b.*$/i, ''),
  );
  if (core === undefined) return undefined;
  const firstOfList = core.split(/\s+(?:and|or)\s+/i);
  const head = (firstOfList.at(-1) ?? core).split(' ').at(-1) ?? core;
  const many = firstOfList.length > 1 && !/\bor\b/i.test(core) ? true : isPlural(head);
  const isName = /^[A-Z]/.test(head) && !/^[A-Z]+s$/.test(head) && head !== head.toUpperCase();
  const possessed =
    /^(?:(?:last|next|this) (?:day|night|week|month|year|season|term|quarter|semester)|yesterday|today|tomorrow)/i.test(
      body,
    ) || /^\S+(?:'s|s')\s/.test(body);
  return {
    text: said,
    determiner: determinerOf(determiner),
    body,
    core,
    head,
    plural: many,
    bare:
      isName ||
      possessed ||
      (isMass(head) && !/\b(?:an?|each|every|another|the|this|that|these|those)\b/.test(determiner)),
  };
}

function determinerOf(words: string): string {
  const last = words.split(' ').at(-1) ?? '';
  return DETERMINERS.has(last) ? last : words;
}

/** Whether a noun is not counted: "storage", but not "a delivery" or "each translation". */
export function isUncounted({ head, determiner }: NounPhrase): boolean {
  return isMass(head) && !/^(?:an?|each|every|another)$/.test(determiner);
}

/** One of them, not yet spoken of: "a photo", "dark mode". */
export function indefinite(noun: NounPhrase): string {
  if (noun.bare) return noun.core;
  const one = single(noun);
  return /^(other|own)\b/.test(one)
    ? `an${one === 'own' ? ' ' : ''}${one.replace(/^own /, ' own ')}`
    : withArticle(one);
}

export function single(noun: NounPhrase): string {
  const last = noun.core.split(/\s+(?:and|or)\s+/i);
  return singular(last[0] ?? noun.core);
}

export function several(noun: NounPhrase): string {
  return noun.bare || isUncounted(noun) ? noun.core : plural(single(noun));
}
