import { MOSTLY_NOUNS } from '../lexicon/verbs.ts';
import { PREPOSITIONS } from '../lexicon/function-words.ts';
import { isPerson } from './nouns.ts';
import { remember } from './remember.ts';
import { isBaseVerb, readVerb } from './verbs.ts';
import { tagWords } from './wink.ts';

/** What makes another verb of a verb with a hyphen, and what does so in one word with it. */
const HYPHENED =
  /^(?:re|un|pre|de|dis|mis|over|under|co|auto|self|cross|bulk|batch|mass|multi|double|fast|hot|soft|hard|force|quick|live|geo|sub|spell|fine|hand|test|fact|dry|rate|flight|screen)-(?=[a-z]{3})/;
const GROWN = /^(?:re|pre|de|auto|cross|spell|geo)(?=[a-z]{4})/;
/** Words that only look as if they were made so. */
const NOT_MADE =
  /^(?:preset|prefix|presale|pretext|premise|precise|present|presence|default|detail|deport|decent|demand|deform|autofocus|crossing|crossover|crosswalk|overview|overtime|overhead|unread|unlike|unit|until|under|rebate|recipe|region|report|result|record|retail|remedy|resort)$/;
const MADE_VERB = /^[a-z]{3,}(?:i[sz]e|ify|yse|yze)$/;
/** Nouns and adjectives that end as such verbs do. */
const NO_VERB =
  /^(?:.*(?:wise|size|prize|price|noise|rise|praise|cruise)|exercise|enterprise|expertise|franchise|merchandise|premise|promise|paradise|treatise|precise|concise|disguise|surprise|compromise|reprise|demise|valise|porpoise|tortoise|turquoise)$/;

/** Verbs that tell things apart as well: "duplicate entries". */
const AS_ADJECTIVE = /^(?:duplicate|cross|express|live|register|forward|damp|value|slow|present)$/;

/** How a word can be a verb: only as one, as well as a noun or an adjective, or a noun that may be used as one. */
export type VerbKind = 'verb' | 'both' | 'noun';

const kinds = remember<VerbKind | 'none'>(2_000);

/** What a word with something in front of it was made of: "fill" of "pre-fill", "schedule" of "autoschedule". */
function madeOf(word: string): string | undefined {
  if (NOT_MADE.test(word)) return undefined;
  const base = HYPHENED.test(word) ? word.replace(HYPHENED, '') : GROWN.test(word) ? word.replace(GROWN, '') : '';
  return base !== '' && isBaseVerb(base) ? base : undefined;
}

/** "the loom", "the prop": behind an article the dictionary has a noun for them, and none for "harmonise". */
function isVerbOnly(word: string): boolean {
  return tagWords(`the ${word}`)[1]?.tag === 'VERB';
}

function readKind(word: string): VerbKind | 'none' {
  if (!/^(?:[a-z]{2,}(?:-[a-z]+)*|e-?mail)$/.test(word) || PREPOSITIONS.has(word)) return 'none';
  const form = readVerb(word)?.form;
  if ((form !== undefined && form !== 'base') || /(?:ing|ed)$/.test(word))
    return form === 'base' || word === 'need' ? 'both' : 'none';
  if (MOSTLY_NOUNS.has(word) || AS_ADJECTIVE.test(word)) return 'both';
  const base = form === 'base' ? undefined : madeOf(word);
  if (base)
    return MOSTLY_NOUNS.has(base) &&
      !/^(?:re|un|bulk|batch|mass|auto|pre|multi|spell|fact|fine|hand|dry|soft|hard|force|hot|rate|cross|double|live|flight)/.test(
        word,
      )
      ? 'both'
      : 'verb';
  if (word.includes('-')) return form === 'base' ? 'verb' : 'none';
  const { tag, known } = tagWords(word)[0] ?? { tag: 'NOUN', known: false };
  const isVerb = tag === 'VERB' && isVerbOnly(word);
  if (form === 'base') return isVerb || !known ? 'verb' : 'both';
  if (isVerb && known && !/[^s]s$/.test(word)) return 'verb';
  if (MADE_VERB.test(word) && !NO_VERB.test(word)) return 'verb';
  return tag === 'NOUN' && !isPerson(word) && !/(?:s|ly|ness|ity)$/.test(word) ? 'noun' : 'none';
}

/** How a word, as the first of an idea, can be a verb: known as one, made of one, one by its ending or by the dictionary. */
export function verbKind(word: string): VerbKind | undefined {
  const kind = kinds(word, () => readKind(word));
  return kind === 'none' ? undefined : kind;
}
