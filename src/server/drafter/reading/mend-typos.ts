import { BUSINESSES } from '../lexicon/businesses/all-businesses.ts';
import { PERSON_NOUNS } from '../lexicon/nouns.ts';
import { PERSONS } from '../lexicon/persons.ts';
import { MOSTLY_SLIPS, SPELLINGS } from '../lexicon/spelling.ts';
import { USUAL_WORDS } from '../lexicon/usual-words.ts';
import { VERBS } from '../lexicon/verbs.ts';
import { isPlural, plural, singular } from '../language/nouns.ts';
import { remember } from '../language/remember.ts';
import { DOUBLED, LEFT_OUT, SOUNDS_LIKE, slipOf, SWAPPED, TOO_MANY, WRONG_LETTER } from '../language/slips.ts';
import { gerund, participle, pastTense, readVerb, thirdPerson } from '../language/verbs.ts';
import { tagWords } from '../language/wink.ts';

/** Words that may be meant, and how much of a slip is believed to be one of them. */
interface Meant {
  readonly words: ReadonlySet<string>;
  /** The least likely slip that is believed of a word of so many letters; nothing is where there is none. */
  readonly most: (letters: number) => number;
}

function formsOf(verb: string): readonly string[] {
  return [verb, pastTense(verb), participle(verb), gerund(verb), thirdPerson(verb)];
}

let usual: ReadonlySet<string> | undefined;
let trade: ReadonlySet<string> | undefined;

/** Words of everyday with their forms: verbs, people and what ideas are full of. */
function usualWords(): ReadonlySet<string> {
  usual ??= new Set([
    ...USUAL_WORDS,
    ...[...PERSON_NOUNS].flatMap((word) => [word, plural(word)]),
    ...[...VERBS].flatMap(formsOf),
  ]);
  return usual;
}

/** Words that belong to one trade or another. */
function tradeWords(): ReadonlySet<string> {
  if (trade) return trade;
  const own = BUSINESSES.flatMap(({ about, roles }) => Object.entries(roles).flat().concat(about));
  const words = new Set(own.join(' ').match(/[a-z]{4,}/g));
  trade = new Set([...words, ...PERSONS].flatMap((word) => [word, plural(word)]));
  return trade;
}

/** The words of a description, and those that differ from them by an ending. */
function wordsOfDescription(description: string): ReadonlySet<string> {
  const own = description.toLowerCase().match(/(?<![\p{L}'’-])[a-z]{4,}(?![\p{L}'’-])/gu) ?? [];
  const words = new Set(own);
  for (const word of own) {
    words.add(isPlural(word) ? singular(word) : plural(word));
    const base = readVerb(word)?.base;
    if (base) for (const form of formsOf(base)) words.add(form);
  }
  return words;
}

const known = remember<boolean>(2_000);

/** Whether some dictionary has the word. */
function isKnown(word: string): boolean {
  return known(
    word,
    () => tagWords(word).every((part) => part.known) || usualWords().has(word) || tradeWords().has(word),
  );
}

const BEFORE =
  /^(?:re|un|pre|over|under|sub|auto|multi|non|mis|co|out|up|on|off|inter|micro|mini|super|bio|eco|tele|geo|photo|cyber|hyper|anti|semi)(?=[a-z]{4})/;
const BEHIND =
  /(?<=[a-z]{3})(?:ers?|ors?|ings?|ed|ness|less|ful|ish|able|ible|ment|wise|ly|ists?|isms?|hood|ship|ships|like|ity|ies|ier|iest|est|es|y|al|ic|ian|ize|ise)$/;

/** Words that are right, are a slip away from a usual one, and that no dictionary has. */
const RIGHT_WORDS = new Set(
  'watts spilt trans coed coeds cued cueing cuing instal valuably grumbly cahier notifiers repliers microbus prothesis opes whither hath whee parkin lability indictor electro tret sheaving rousted cushier prosector drat patroon forbad harbormaster harbormasters brie brunch brunches unis weaved waked inputted afterwords boogies corries ballon brose compadre eduction perse purees treacles wights'.split(
    ' ',
  ),
);

const INFLECTED = /(?:e?d|ing|e?rs?|ees?|est|ies|ly|e?s)$/;

/** "grated", "franchisee", "thickest": a form of a word that is known. */
function isForm(word: string): boolean {
  const root = word.replace(INFLECTED, '');
  if (root === word || root.length < 3) return false;
  const single = /([a-z])\1$/.test(root) ? root.slice(0, -1) : root;
  return [root, `${root}e`, word.endsWith('ies') ? `${root}y` : root, single].some(
    (base) => base.length > 2 && isKnown(base),
  );
}

/** "rebook", "kegging", "backline": made of words that are known, and no slip. */
function isMade(word: string): boolean {
  if ((isPlural(word) && isKnown(singular(word))) || isForm(word)) return true;
  const isOwn = (part: string) => part.length > 2 && (usualWords().has(part) || tradeWords().has(part));
  const base = word.replace(BEFORE, '');
  if (base !== word && isOwn(base)) return true;
  const root = word.replace(BEHIND, '');
  if (root !== word && [root, `${root}e`, `${root}y`, root.slice(0, -1)].some((one) => one.length > 3 && isOwn(one)))
    return true;
  for (let at = 4; at <= word.length - 4; at++) if (isOwn(word.slice(0, at)) && isOwn(word.slice(at))) return true;
  return false;
}

/** "sended", "shiped", "happend", "delaid": a verb with an ending that it does not have. */
function withItsForm(word: string): string | undefined {
  const [, stem = '', ending = ''] = /^([a-z]{2,}?)(ed|d|ing|aid)$/.exec(word) ?? [];
  // "labeling" is right in America; "sited" is of "site", and not of "sit".
  if (
    !stem ||
    (stem.endsWith('l') && ending !== 'aid') ||
    (ending !== 'aid' && isKnown(`${stem}e`) && !VERBS.has(`${stem}e`))
  )
    return undefined;
  const single = /([a-z])\1$/.test(stem) ? stem.slice(0, -1) : stem;
  const base = [`${stem}e`, ending === 'aid' ? `${stem}ay` : stem, single].find(
    (one) => one.length > 2 && VERBS.has(one),
  );
  if (!base) return undefined;
  const form = ending === 'ing' ? gerund(base) : participle(base);
  // What is put right has one letter more, or another vowel: "reformatted" may double where it likes.
  const isRight =
    form === word || (ending === 'aid' ? !form.endsWith('ayed') : form.endsWith('ed') || ending === 'ing');
  return isRight && !(form.length > word.length && form !== word) ? undefined : form;
}

/** "carefull": nothing but a doubled letter tells it from a word of everyday, so that no ending or compound explains it. */
function withoutDouble(typed: string): string | undefined {
  if (typed.length < 6) return undefined;
  return [...USUAL_WORDS].find((word) => slipOf(typed, word) === DOUBLED);
}

/** What slips are believed: of the product's own words any, of everyday words the likely ones, of a trade's only in long ones. */
function meantIn(own: ReadonlySet<string>): readonly Meant[] {
  return [
    { words: own, most: (letters) => (letters > 4 ? WRONG_LETTER : LEFT_OUT) },
    { words: USUAL_WORDS, most: (letters) => (letters > 7 ? TOO_MANY : letters > 5 ? SOUNDS_LIKE : LEFT_OUT) },
    {
      words: usualWords(),
      most: (letters) => (letters > 7 ? TOO_MANY : letters > 6 ? SOUNDS_LIKE : letters > 4 ? LEFT_OUT : SWAPPED),
    },
    { words: tradeWords(), most: (letters) => (letters > 7 ? SOUNDS_LIKE : letters > 5 ? DOUBLED : 0) },
  ];
}

/** The one word of a list that the slip leads to most surely; nothing where two are as likely. */
function likeliest(typed: string, { words, most }: Meant): string | undefined {
  let best: string[] = [];
  let least = most(typed.length) + 1;
  for (const word of words) {
    const slip = slipOf(typed, word);
    if (slip === undefined || slip > least || (slip === least && best.length === 0)) continue;
    best = slip < least ? [word] : [...best, word];
    least = slip;
  }
  return best.length === 1 ? best[0] : undefined;
}

/** "orderss" and "order": a mere ending is no slip, and neither is whoever does it ("prescriber"). */
function isEnding(typed: string, meant: string): boolean {
  return (
    typed === `${meant}s` ||
    meant === `${typed}s` ||
    (typed.startsWith(meant) && /^(?:e?rs?|ly|y|o|ed|ees?)$/.test(typed.slice(meant.length)))
  );
}

/** "funder" of "fund" */
function isFromVerb(word: string): boolean {
  const root = /^(.{3,})ers?$/.exec(word)?.[1] ?? '';
  return root !== '' && (VERBS.has(root) || VERBS.has(`${root}e`));
}

/** What a word that nobody knows is a slip of; nothing where that is not certain. */
function meantBy(typed: string, own: ReadonlySet<string>): string | undefined {
  const near = withItsForm(typed) ?? withoutDouble(typed);
  if (near) return isEnding(typed, near) ? undefined : near;
  // "celler" where the product has a cellar, and not "funder" where it has founders: whoever does what the verb says is no slip.
  const said =
    isFromVerb(typed) || (isForm(typed) && !/ers?$/.test(typed))
      ? undefined
      : likeliest(typed, { words: own, most: () => SOUNDS_LIKE });
  if (said && typed.length > 5) return isEnding(typed, said) ? undefined : said;
  if (isMade(typed)) return undefined;
  for (const list of meantIn(own)) {
    const meant = likeliest(typed, list);
    if (meant) return isEnding(typed, meant) || !/^[a-z]+$/.test(meant) ? undefined : meant;
  }
  return undefined;
}

/** A word in small letters, or the first of a sentence; no part of an address, a name with a mark or what is quoted. */
const WORD =
  /(?<![\p{L}\p{N}@#_/\\.'’"“„«`&-])(?:[a-z]{4,}|(?<=(?:^|[.!?:\n]\s*|\n\s*[-*•]\s*))[A-Z][a-z]{4,})(?![\p{L}\p{N}@_/\\'’"”»`&-]|\.\p{L})/gu;

function listed(word: string): string | undefined {
  if (Object.hasOwn(MOSTLY_SLIPS, word)) return MOSTLY_SLIPS[word];
  return Object.hasOwn(SPELLINGS, word) ? SPELLINGS[word] : undefined;
}

/** "dont", "cant": nobody means the words that look so. */
function isShortened(word: string): boolean {
  return Object.hasOwn(SPELLINGS, word) && (SPELLINGS[word]?.includes("'") ?? false);
}

/**
 * Mends words that no dictionary has and that are a slip of the fingers away from a word of the product's description or from a
 * usual one. What is made of known words stays, and so does what may be a slip of two words: "dozed" is a word that
 * is merely unknown, and not "dosed".
 */
export function mendTypos(text: string, description: string): string {
  const typed = text.match(WORD) ?? [];
  const unknown = new Set(
    typed
      .map((word) => word.toLowerCase())
      .filter((word) => Object.hasOwn(MOSTLY_SLIPS, word) || isShortened(word) || !isKnown(word)),
  );
  if (unknown.size === 0) return text;
  const own = wordsOfDescription(description);
  const mended = new Map<string, string>();
  for (const word of unknown) {
    if (own.has(word) || readVerb(word) || RIGHT_WORDS.has(word)) continue;
    const meant = listed(word) ?? meantBy(word, own);
    if (meant) mended.set(word, meant);
  }
  return text.replace(WORD, (word) => {
    const meant = mended.get(word.toLowerCase());
    if (meant === undefined) return word;
    return word.charAt(0) === word.charAt(0).toLowerCase() ? meant : meant.charAt(0).toUpperCase() + meant.slice(1);
  });
}
