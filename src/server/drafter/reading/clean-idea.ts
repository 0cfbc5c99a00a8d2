import { reworded, type Rewording } from '../language/rewording.ts';
import { remember } from '../language/remember.ts';
import { withAges } from './ages.ts';
import { ITEM_MARK } from './item-mark.ts';
import { signsInFull } from './signs-in-full.ts';
import { BARE_PART, NAMES_OF_WORDS, NOT_NAMES, SHORT_FORMS, SPELLINGS, WRITTEN_FORMS } from '../lexicon/spelling.ts';

const CAPITALISED_AFTER = new Set([
  'analytics',
  'maps',
  'calendar',
  'drive',
  'sheets',
  'docs',
  'pay',
  'ads',
  'forms',
  'meet',
  'translate',
  'teams',
  'outlook',
  'excel',
  'word',
  'office',
  'azure',
  'entra',
  'wallet',
  'watch',
  'health',
  'music',
]);

const ITEMS = new RegExp(String.raw`^\s*${ITEM_MARK}\s+(?:\[[ xX]\]\s*)?`, 'gm');

/** Takes markup, links, emoji and decoration out and leaves lines of plain words; a list keeps one "- " an item. */
export function stripMarkup(text: string): string {
  return (
    text
      .replace(/```[\s\S]*?```/g, ' ')
      // One arrow, however it is drawn.
      .replace(/[→⇒➔➜]/g, '->')
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
      .replace(/<li\b[^>]*>/gi, '\n- ')
      .replace(/<(?:br|\/?p|\/?div|\/?ul|\/?ol|\/?h\d|\/li)\b[^>]*>/gi, '\n')
      .replace(/<\/?[a-z][^<>]*>/gi, ' ')
      .replace(/&nbsp;/gi, ' ')
      .replace(/&amp;/gi, '&')
      .replace(/&[a-z]+;|&#\d+;/gi, ' ')
      .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
      .replace(/\b(?:https?:\/\/|www\.)\S+/gi, ' ')
      .replace(/^\s*(?:#{1,6}\s+|>\s*)/gm, '')
      .replace(ITEMS, '- ')
      // "_now_" is now, IMG_0042 a name.
      .replace(/[*~`|\\^]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, ' ')
      .replace(/[‘’‛´]/g, "'")
      // 'a button "Mark all"': as in 'a "Mark all" button'.
      .replace(
        /\b(an?|the) (button|switch|link|tab|icon|badge|label|banner|page|screen|warning|message|status|column|field|filter|folder|menu) ["“„«]([\p{L}' ]{4,40}?)[.!?]?["“”»]/gu,
        (_, lead: string, part: string, said: string) => `${lead} ${said.trim().replace(/\s+/g, '-')} ${part}`,
      )
      // 'a "how was it" mail': what is quoted in front of its noun is one word of its name.
      .replace(
        /(?<=\b(?:an?|the|our|my|this|that|each|every|no) )["“„«]([\p{L}' ]{5,40}?)[.!?]?["“”»](?= (?!and\b|or\b|is\b|are\b|for\b|to\b|in\b|on\b|when\b)[a-z])/gu,
        (_, said: string) => (said.split(' ').length > 2 ? said.trim().replace(/\s+/g, '-') : said),
      )
      // '"Same again" button': what stands on it is its name.
      .replace(
        /^(\s*)["“„«]([\p{L}' ]{5,40}?)[.!?]?["“”»](?= (?:button|switch|link|tab|icon|badge|sticker|stamp|label|toggle|checkbox|tick box|banner|page|screen)\b)/u,
        (_, gap: string, said: string) => gap + said.trim().replace(/\s+/g, '-'),
      )
      .replace(/[“”„«»"]/g, '')
      .replace(/\u2026|\.{2,}/g, '. ')
      .replace(/\s+[–—-]{1,2}\s+|\s*—\s*/g, (dash, offset: number, whole: string) =>
        whole[offset] === '\n' ? dash : ' - ',
      )
      .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f/gu, ' ')
      .replace(/[^\p{L}\p{N}\p{M}\s.,;:!?'()&%€$£/+#@°<>=_-]/gu, ' ')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim()
  );
}

/** Nobody says more in one breath. */
const MOST_WORDS = 120;

/** The text with what goes on for pages without an end mark cut short: to read it would take seconds. */
export function withoutEndless(text: string): string {
  return text.replace(/[^.!?\n]+/g, (sentence) => {
    const words = sentence.trim().split(/\s+/);
    return words.length > MOST_WORDS ? ` ${words.slice(0, MOST_WORDS).join(' ')}` : sentence;
  });
}

function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length > 20 && letters.replace(/\p{Lu}/gu, '').length < letters.length * 0.2;
}

/** A word in its usual spelling, and a name with its capitals. */
function spelled(word: string): string {
  const lower = word.toLowerCase();
  const mended = Object.hasOwn(SPELLINGS, lower) ? SPELLINGS[lower] : undefined;
  if (mended !== undefined) return /^[A-Z][a-z]/.test(word) ? mended.charAt(0).toUpperCase() + mended.slice(1) : mended;
  if (lower === 'i' || /^i'(m|d|ll|ve)$/.test(lower)) return `I${word.slice(1).toLowerCase()}`;
  // "friday's dinner": a name has its capital with what it owns as well.
  const [, owner = '', owned = ''] = /^(.+)('s)$/.exec(word) ?? [];
  if (owner && owner === owner.toLowerCase() && Object.hasOwn(WRITTEN_FORMS, owner) && !NOT_NAMES.has(owner))
    return `${WRITTEN_FORMS[owner]}${owned}`;
  const form = Object.hasOwn(WRITTEN_FORMS, lower) ? WRITTEN_FORMS[lower] : undefined;
  return form && (word === lower || word === lower.toUpperCase()) && !(word === lower && NOT_NAMES.has(lower))
    ? form
    : word;
}

/** Words that look like others: "its" that owns nothing, "about to" that is no topic. */
function withoutMixUps(text: string): string {
  return (
    text
      // "warn a resident whose booking is about to lapse": when that is so, and not about it.
      .replace(
        /\b(warn|alert|tell|notify|inform|remind|text) ((?:an? |the |each |every |all )?[\w-]+) whose ((?:[\w-]+ ){1,3}(?:is|are) about to )/gi,
        '$1 $2 when their $3',
      )
      // "when its their turn": no owner either.
      .replace(
        /\b(when|if|because|once|but|until|whether|that) its (?=(?:their|my|your|our|his|her|not|an?|the|too|time|free|full|ready|empty|done|over|finished|available|possible)\b)/gi,
        '$1 it is ',
      )
      // "by drag and drop": one way to do it, and no two deeds.
      .replace(/\b(by|with|via|through|using) drag(?:ging)? ?(?:and|&|n) ?drop(?:ping)?\b/gi, '$1 drag-and-drop')
      // "a voucher as a thank you": nobody is thanked for reading it.
      .replace(
        /\bas an? (?:(?:little|small|big) )?(?:thank(?:s|[ -]you)(?: gift)?)(?= for\b|[.,;!?]|\s*$)/gi,
        'as thanks',
      )
      .replace(
        /^\s*(?:many )?thank(?:s| you)(?: so much| very much| a lot)? for (?:the|your|this|all) [^,.!?;]{3,60}[,.!;] (?:but |and )?(?=(?:please|now|could|can|would|we|I|it|the)\b)/i,
        '',
      )
  );
}

const PLEA = /\b(?:please|pls|plz) (?:change|fix|improve)(?: (?:it|this|that))?[.!]*$/i;

/** "prices are hidden, please change": the plea says nothing more. */
function withoutPlea(text: string): string {
  const at = text.search(PLEA);
  return at > 20 ? text.slice(0, at).replace(/[,.;]? ?(?:so |and )?$/i, '') : text;
}

const mendedTexts = remember<string>(100);

/** Mends usual misspellings and gives names their capitals. */
export function mendWords(text: string): string {
  return mendedTexts(text, () => mend(text));
}

/** Short forms and slips of the pen, and what is meant. */
const IN_FULL: readonly Rewording[] = [
  // "Dr. Amari": the full stop ends no sentence.
  [/\b(Dr|Mrs|Mr|Ms|Prof|St)\. (?=\p{Lu})/gu, '$1 '],
  [/\b(?:no|nr)\. (?=\d)/gi, 'number '],
  [/(?<=\p{L}str)\. (?=\d)/gu, ' '],
  // "closes at 2 a.m. Give them a button": the second full stop ends the sentence as well.
  [
    /(\d)\s*([apAP])\.\s?[mM]\b\.?(?=\s+(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}\p{Ll})/gu,
    '$1 $2m.',
  ],
  [/(\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))\s*([ap])\.\s?m\b\.?/gi, '$1 $2m'],
  [/\b(\d+) ?(?:hrs?|h)\b(?![.'])/gi, (_, hours: string) => `${hours} hour${hours === '1' ? '' : 's'}`],
  [/\b(\d+) ?mins?\b/gi, (_, minutes: string) => `${minutes} minute${minutes === '1' ? '' : 's'}`],
  [/\be\. ?g\b\.?,?|(?<=[,(;] ?)eg\b[.:]?,?/gi, 'for example'],
  [/\bi\. ?e\b\.?,?/gi, 'that is'],
  [/\bincl\b\.?(?= [\w(])/gi, 'including'],
  [/\bexcl\b\.?(?= [\w(])/gi, 'excluding'],
  [/\b(for|within|after|of|by|to|about), say, (?=\d|an?\b|one\b|two\b|three\b|four\b|five\b|six\b|ten\b)/gi, '$1 '],
  [/, say,? (?=(?:after|before|during|on|at|in|with|by|every|as) )/gi, ', for example '],
  [/\band\/or\b/gi, 'or'],
  [/\bthere own\b/gi, 'their own'],
  // ", its driving us mad", "its not there": no owner.
  [
    /(?<=^|[.!?,;:-] )(i)ts (?=(?:not|so|too|very|really|just|an?|the|all|always|still|been|no|(?:im)?possible|hard|difficult|annoying|confusing|broken|unclear|missing|slow)\b|\w+ing (?:me|us|them|him|her|everyone|everybody|people)\b|\w+[.!]*$)/gim,
    "$1t's ",
  ],
  [/\b(?:its|it's) too? (?=(?:late|early|slow|small|big|much|long|hard|far|little)\b)/gi, 'it is too '],
  // "which moulds cause the most scrap": no reason follows.
  [
    /(?<=\S )(?!cause (?:our|my|the|some|many) (?:most|least|same|highest|greatest|biggest|delays?|trouble|problems?)\b)'?(?:cause|cuz|coz|bc)(?= (?:nobody|no one|we|they|it|i|the|our|my|there|some|many|people|he|she|you)\b)/gi,
    'because',
  ],
  [/\s&\s/g, ' and '],
];

function mend(text: string): string {
  const inFull = reworded(signsInFull(isShouted(text) ? text.toLowerCase() : text), SHORT_FORMS);
  let mended = reworded(withoutMixUps(withoutPlea(inFull)), IN_FULL).replace(
    /(?<![\p{L}\d_])[\p{L}\d]+(?:['-][\p{L}\d]+)*(?![\p{L}\d_])/gu,
    spelled,
  );
  for (const [pattern, written] of NAMES_OF_WORDS) {
    mended = mended.replace(pattern, (_, second: string) => {
      const next = typeof second === 'string' ? second.toLowerCase() : '';
      const shown = CAPITALISED_AFTER.has(next) ? next.charAt(0).toUpperCase() + next.slice(1) : next;
      return written.includes('$1') ? written.replace('$1', shown) : written;
    });
  }
  mended = mended.replace(BARE_PART, (_, part: string) => `The ${part.toLowerCase()} `);
  return withAges(mended.replace(/[^\S\n]+/g, ' '));
}
