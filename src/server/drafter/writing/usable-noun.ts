import { OPENS_QUESTION } from '../lexicon/function-words.ts';
import type { NounPhrase } from '../language/noun-phrase.ts';
import { tagWords } from '../language/wink.ts';

const DESCRIBES = /^(?:ADJ|ADV)$/;

const MEASURE =
  /^(?:(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|few|several|more|half) )*(?:seconds?|minutes?|metres?|meters?|kilometres?|km|kg|kilos?|grams?|litres?|tonnes?|euros?|percent|degrees?|times?)$/i;

/** What somebody or something is like: "the experienced". */
const OF_WHATEVER =
  /^(?:experienced|interested|affected|concerned|selected|chosen|preferred|given|desired|wanted|registered|assigned|named|changed|edited|deleted|done|happened)$/i;
/** "the last three months" */
export const LAST_OF_MANY =
  /^(?:last|next|first|past|coming|previous) (?:few|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) /i;

const NO_NAME =
  /^(?:it|them|this|that|me|us|they|him|her|he|she|one|so|everything|something|anything|nothing|system|app|software|platform|others?|rest|same|last|next|yes|no|end)$/i;

/** The noun phrase, where further sentences can speak of it. */
export function usable(noun: NounPhrase | undefined): NounPhrase | undefined {
  if (!noun) return undefined;
  // A question ("who changed the plan") or a long phrase makes no subject for further sentences.
  if (OPENS_QUESTION.test(noun.text) || noun.core.split(' ').length > 5) return undefined;
  // "a 2", "more than 200 trucks", "my phone everything": no name for a thing.
  if (
    /^\d(?!\d*(?:(?:st|nd|rd|th)\b|-[a-z]+ ))|,|\b(?:an?|the) |\b(?:not|nobody|no|none|more than|less than|fewer than|me|i|we|us|who|which|everything|something|nothing|anything|whatever|if|when|because)\b/i.test(
      noun.core,
    )
  )
    return undefined;
  // "jump back five seconds": a measure is no thing. "my application" is what somebody has handed in.
  if (NO_NAME.test(noun.core) || MEASURE.test(noun.core)) return undefined;
  if (/^application$/i.test(noun.core) && /^(?:the|this|)$/i.test(noun.determiner)) return undefined;
  // "docks 1 to 4", "an experienced one": neither names a thing by itself.
  if (/^[a-z]+s \d+$/i.test(noun.core) || OF_WHATEVER.test(noun.core)) return undefined;
  // "the free", "the high": a word that only describes names nothing.
  return !noun.plural &&
    noun.determiner === '' &&
    !noun.core.includes(' ') &&
    DESCRIBES.test(tagWords(noun.core.toLowerCase())[0]?.tag ?? '')
    ? undefined
    : noun;
}
