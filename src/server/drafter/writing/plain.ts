import { reworded, type Rewording } from '../language/rewording.ts';
import { singular } from '../language/nouns.ts';
import { remember } from '../language/remember.ts';

/** Words without what a story should not carry: brackets, semicolons, dashes, end marks. */
export function minimal(text: string): string {
  return (
    text
      .replace(/\bcan not\b/g, 'cannot')
      .replace(/(?<=\w )and when(?=[.!?]?$)/, 'and at what time')
      // "below that that 70 % are ours": what "that" is was told already.
      .replace(/(?<= (?:above|below|over|under|than|by|to|of) that) that (?:\d|an? |the )[^,]+$/, '')
      .replace(/\s*\([^)]*\)/g, '')
      .replace(/\s*;\s*|(?<!\d)\s*:\s*|:(?!\d)\s*/g, ', ')
      .replace(/\s+-\s+/g, ', ')
      .replace(/\s+/g, ' ')
      .replace(/\s+,/g, ',')
      .replace(/[\s,.!?]+$/, '')
      .replace(/(?<=\w \w.*) (?:just|simply|merely)$/, '')
      .trim()
  );
}

const ADVERB =
  'easily|simply|quickly|rapidly|promptly|smoothly|seamlessly|efficiently|effectively|intuitively|conveniently|comfortably|properly|correctly|appropriately|adequately|sufficiently|suitably|nicely|effortlessly|painlessly|securely|clearly|reliably|robustly|flexibly|successfully|immediately|instantly|optimally|meaningfully|consistently|accurately|precisely|neatly|beautifully|usually|normally|often|sometimes|(?<!\\b(?:yes|no)\\b,? ?(?:or |and |\\/)?)maybe(?!\\/)|possibly|faster|quicker|easier|soon|fast(?! (?:track|lane)s?\\b)';
const ADJECTIVE =
  'great[- ]looking|nice[- ]looking|good[- ]looking|easy|simple|quick|fast(?! (?:track|lane)s?\\b)|rapid|user[- ]friendly|(?<!-)friendly|intuitive|seamless|smooth|efficient|effective|robust|reliable|flexible|appropriate|proper|suitable|relevant|adequate|sufficient|reasonable|various|several|certain|nice|nicer|convenient|comfortable|meaningful|useful|helpful|handy|good(?! (?:Friday|Samaritan)\\b)|better(?! (?:decisions?|terms|deals?|prices?|conditions|results?|marks?|grades?|rates?|chances?)\\b)|best|great|cool(?! (?:down|off|box|boxes|room|rooms|bag|bags|chain|store|storage|place|shelf|temperature)\\b)|awesome|amazing|perfect|excellent|decent|modern|timely|prompt|state[- ]of[- ]the[- ]art|straightforward|attractive|beautiful|responsive|high[- ]quality|powerful|well[- ]designed|easier|simpler|quicker|faster|(?<!\\b(?:has|have|had|is|are|was|were|be) )improved|optimal|painless|effortless|snappy|slick|sleek';
const VAGUE = `(?:${ADVERB}|${ADJECTIVE})`;
const VAGUE_WORDS = `(?:(?:very|more|most|really|much) )*(?:${VAGUE}|clear)`;
/** Two of them say no more than one: "quickly and securely". */
const PAIR = new RegExp(
  `\\b(?:(?:very|more|most|really) )?${VAGUE}(?:,? and|, but| but| or|,) (?=(?:(?:very|more|most|really) )?${VAGUE}\\b)`,
  'gi',
);
/** "in a quick and simple way": without its vague words nothing of it is left. */
const IN_A_WAY = new RegExp(
  `\\s*\\b(?:in|with) (?:an? |the )?${VAGUE_WORDS}(?:(?:,|,? and|,? or|,? but) ${VAGUE_WORDS})* (?:way|manner|fashion)\\b(?! (?:to|that|of|in which)\\b)`,
  'gi',
);
/** "an easier version": which of two is meant. */
const OTHER_ONE =
  '(?:easier|simpler|quicker|faster) (?:version|variant|arrangement|edition|exercise|route|alternative|level|text|task|tune|recipe|puzzle)s?\\b';
/** "was not done properly": without its last word it would say another thing. */
const UNDENIED = "(?<!(?:\\b(?:not|never|cannot)|n't)(?: (?:be|been|being))? [\\w-]+ )";
const VAGUE_ADVERB = new RegExp(
  `(?<!\\b(?:how|as|so|too|not|less|most) )${UNDENIED}\\b(?!${OTHER_ONE})(?:very |more |really )?(?:${ADVERB})\\b(?: enough\\b)?(?! than\\b)(?! as\\b)(?! (?:track|food|lane|forward)\\b)`,
  'gi',
);
const VAGUE_ADJECTIVE = new RegExp(
  `(?<!\\b(?:how|as|too|not|is|are|was|were|be|it) )\\b(?!${OTHER_ONE})(?:(?:very|more|most|really) )?(?:${ADJECTIVE}) (?=(?!and\\b|or\\b|to\\b|than\\b|for\\b|enough\\b|when\\b|if\\b|as\\b|in\\b|on\\b|at\\b|with\\b|ones?\\b|language\\b|before\\b|until\\b|of\\b|practices?\\b|friends?\\b|(?:time|moment|day|place) to\\b)\\p{L})`,
  'giu',
);
const CLEAR =
  /\bclear (?=(?:error|message|explanation|overview|view|picture|structure|indication|hint|note|label)\b)/gi;

const STANDS_FOR =
  /\b(?:good|better|ones?|relevant|modern|simple|easy|friendly|nice|clear|intuitive|fast|attractive|appropriate|suitable|suited|proper|best)\b/i;

const PLAIN_FOR_VAGUE: readonly Rewording[] = [
  [
    /\bfor good(?=$|[.,;]| (?!(?:and|or)\b)(?:after|before|once|when|if|unless|until|at|in|on|from|by)\b)/gi,
    'permanently',
  ],
  [/\b(?:a better|a nicer|a good|an easier|a simpler|a quicker|a faster) one\b/gi, 'another one'],
  [/\ba better (room|seat|table|cabin|berth|car)\b/gi, 'a $1 of a higher category'],
  [/\b(?:better|nicer) ones\b/gi, 'others'],
  [/\b(?:most )?relevant (?=(?!to\b|for\b|and\b|or\b)\p{L})/giu, 'matching '],
  [
    /\b(?:clean|tidy|fresh|sleek|lean|light|lightweight) and (?=(?:modern|simple|easy|friendly|nice|clear|intuitive|fast|attractive)\b)/gi,
    '',
  ],
  [/\bthe (?:most )?(?:appropriate|suitable|proper|best suited) (?=(?!and\b|or\b|for\b|to\b)\p{L})/giu, 'the right '],
  [
    /\b(to|with|by|for|(?:bring|brings|get|gets|find|finds|attract|attracts|reach|reaches|show|shows)(?: us| me| them| him| her)?) the best (?=(?!(?:[\w-]+ )?(?:ratings?|reviews?|prices?|scores?|results?|marks?|offers?|times?|rates?|values?|deals?)\b|and\b|or\b|for\b|to\b|of\b|one\b|practices?\b|friends?\b)\p{L})/giu,
    '$1 the right ',
  ],
];

/** Vague words that stand for something plain: "for good" -> "permanently". */
function asMeant(text: string): string {
  if (!STANDS_FOR.test(text)) return text;
  return reworded(text, PLAIN_FOR_VAGUE);
}

const plain = remember<string>(400);

/** A statement without the words that everybody reads in another way: "find a better table quickly" -> "find a table". */
export function withoutVague(text: string): string {
  return plain(text, () => withoutVagueWords(text));
}

/** What says nothing that can be told: without it, or with what it stands for. */
const WITHOUT_VAGUE: readonly Rewording[] = [
  [IN_A_WAY, ''],
  [/\b(?:simple|easy) (language|words|terms|sentences|English)\b/gi, 'plain $1'],
  // "for good reasons" without its "good" would be for any.
  [/\b(for|with) (?:a )?good (?:reason|cause)s?\b/gi, '$1 a stated reason'],
  // "the link stays good for a week": it holds so long.
  [/\b(stays?|remains?|is|are) good (?=(?:until|till|for|through)\b)/gi, '$1 valid '],
  [/,? (?:etc|and so on)\b\.?/gi, ''],
  [/\bas (?:many|much) ((?:[\w-]+ ){1,3}?)as possible\b/gi, '$1'],
  [/\s*\bas (?:soon|quickly|fast|easily|early|well|good) as possible\b/gi, ''],
  [/\bat a (?:certain|particular|specific) (time|day|date|hour|moment)\b/gi, 'at a chosen $1'],
  [
    /\b(at|on|from|to|for|until|till|by|after|before) a certain (time|day|date|hour|second|minute|week|place|point|spot|position|step|page|line)\b/gi,
    '$1 a chosen $2',
  ],
  // "a clause" for "a certain clause" would be any.
  [/\ba certain (?=\p{L})/giu, 'a given '],
  [/\b(?:lots|a lot|plenty|loads|tons|a number) of (?!(?:them|us|you|it)\b)(?=\p{L})/giu, ''],
  [/\b(?:several|various) languages\b/gi, 'more than one language'],
  [/\bseveral (day|week|month|hour|year|night|minute)s\b/gi, 'more than one $1'],
  [
    /(?<=[a-z] )(?<!\b(?:is|are|was|were) )several ((?:[\w-]+ )??[\w-]+s)\b(?! (?:is|are|was|were|have|had|do|did|can|could|should|must|will|may|[a-z]+ed)\b)/gi,
    (_, things: string) =>
      /(?:type|kind|sort|format|model)s$/i.test(things) ? things : `more than one ${singular(things)}`,
  ],
  [/\s*\b(?:if possible|as needed|if necessary|as appropriate|as expected|as usual)\b/gi, ''],
  [/\bsells? best\b/gi, 'are sold most'],
  [/ best(?=$|[.,])/gi, ' most'],
  [PAIR, ''],
  [CLEAR, ''],
  [VAGUE_ADJECTIVE, ''],
  [VAGUE_ADVERB, ''],
];

function withoutVagueWords(text: string): string {
  return (
    reworded(asMeant(text), WITHOUT_VAGUE)
      // "pitch A on the left" is a name.
      .replace(
        /(?:\ba|(?<=^|\. )A) (?=(?!one\b|once\b|eu|ewe)[aeioAEIO]\p{L}|un[a-hj-z]|u[bdglmprst][^aeiou])/gu,
        (a) => `${a.trim()}n `,
      )
      .replace(/\ban (?=[^aeiouhAEIOUHFLMNRSX\d\s])(?![a-z]-)/g, 'a ')
      .replace(/\s+([,.])/g, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
