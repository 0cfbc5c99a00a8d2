import { rowsMet } from '../language/rows-met.ts';

const NUMBERS: readonly (readonly [figures: string, words: string])[] = [
  ['2', 'two'],
  ['3', 'three'],
  ['4', 'four'],
  ['5', 'five'],
  ['6', 'six'],
  ['7', 'seven'],
  ['8', 'eight'],
  ['9', 'nine'],
  ['10', 'ten'],
  ['12', 'twelve'],
  ['14', 'fourteen'],
];

/** "14 " -> "fourteen " */
function inWords(found: string): string {
  return `${NUMBERS.find(([figures]) => figures === found.trim())?.[1] ?? found.trim()} `;
}

/** "three " -> "3 " */
function inFigures(found: string): string {
  return `${NUMBERS.find(([, words]) => words === found.trim())?.[0] ?? found.trim()} `;
}

/** Words that may stand for one another where they stand, with what must follow or come before. */
const ALIKE: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [
    /(?<!\b(?:show|see|know|say|tell|find|check|choose|decide|list|pick|ask|out|shows|says|and|or|on a map|to|from|of|in|on|at|for|by|with|within|during|under|over|after|before|since|until|through|about|into|between) )(?<!\b(?:see|know|show|shows|what|which|who|how|told|shown|choose|decide|check) .{0,60})(?<=\p{L}{3} )which (?=(?:\w+ ){0,2}(?:is|are|was|were|has|have|had|can|cannot|do|does|did|\w+s|\w+ed)\b)/gu,
    'that ',
  ],
  [/(?<=\p{L} )and (?=(?:which|what|how|where|when|who|whether) )/gu, 'as well as '],
  [
    /(?<!\b(?:given|provided|so|such|now|know|see|sure|told|means?|that|said|says?) )(?<=\p{L}{3} )that (?=(?:is|are|was|were|has|have|had|can|cannot|do|does|did|they|nobody|somebody)\b)/gu,
    'which ',
  ],
  [
    /(?<=\p{L}{3} )that (?=(?:shows|says|tells|gives|lists|names|goes|works|runs|takes|moves|slows|comes|fits|suits|lies|holds|needs|gets|belongs)\b)/gu,
    'which ',
  ],
  // "how many are ahead and if it is late": both are asked.
  [/(?<=\b(?:how|which|what|who)\b.{1,80}\b(?:and|or) )if (?=the |an? |it |they )/g, 'whether '],
  [/(?<!\b(?:how|whether|which|what|who)\b.{1,80}\b(?:and|or) )\bif (?!(?:and|or|so)\b)/g, 'when '],
  // "see when it was last waxed" asks.
  [
    /(?<!\b(?:even|also|only|not|see|sees|know|knows|find out|show|shows|ask|asks|check|with|of|about|on) )\bwhen (?!(?:and|or|it comes to|\p{Ll}+ing)\b)/gu,
    'whenever ',
  ],
  [/\bevery (?=\p{L})/gu, 'each '],
  // "each with their own code", "how many each already has": there it stands for all of them.
  [
    /\beach (?=(?!(?:other|one|of|with|has|have|had|is|are|was|can|may|must|should|gets?|already|on|in|at|for|from|to|under|and|or|needs?)\b)\p{L})/gu,
    'every ',
  ],
  // "how many each already has", "each with their own code"
  [/\beach (?=(?:with|already|has) )/g, 'each one '],
  [
    /\balready been \p{L}+(?:ed|en|sold|sent|paid|made|put|kept|given|lent)\b/gu,
    (found) => `${found.replace('already ', '')} already`,
  ],
  [/\bin order to\b/g, 'to'],
  [/\bas soon as\b/g, 'once'],
  [/\bonce (?=(?:the|a|an|they|somebody|someone|all|it)\b)/g, 'as soon as '],
  [/\bmore than (?=\d)(?!.* over )/g, 'over '],
  [
    /(?<!\b(?:to|or|and) )\b(?:2|3|4|5|6|7|8|9|10|12|14) (?=(?:working )?(?:second|minute|hour|day|week|month|year|time)s\b)/g,
    inWords,
  ],
  [
    /(?<!\b(?:to|or|and) )\b(?:two|three|four|five|six|seven|eight|nine|ten) (?=(?:working )?(?:second|minute|hour|day|week|month|year|time|people)s?\b)/g,
    inFigures,
  ],
  [/, not later\b/g, ', no later'],
  [/, never (?=(?:by|in|on|at|for|to|with) )/g, ', and never '],
  [/\bin a row\b/g, 'running'],
  [/\btwice in (?=an? )/g, 'twice within '],
  [/, except (?=(?:in|on|at|during|for|by) )/g, ', but not '],
  [/\b(?:the|a) person who (?=\w)/g, 'whoever '],
  [/\bsomebody\b/g, 'someone'],
  [/\bsomeone\b/g, 'somebody'],
  [/\banybody\b/g, 'anyone'],
  [/\bnobody\b/g, 'no one'],
  [/(?<=\b(?:never|not|cannot)\b.{3,80}) or (?=(?:on|in|at|by|for|to|from|with) )/g, ' nor '],
  [/\bover (?=\d)/g, 'more than '],
  [/\binstead of\b/g, 'in place of'],
  [/\band not\b/g, 'but not'],
  [/(?<!\b(?:to|or|and) )\b(?:three|four|five|six|seven|eight|nine|ten) (?=[a-z]+s\b)/g, inFigures],
  [/\ball (?=(?!the\b|of\b|my\b|their\b)(?:\p{L}+ )?\p{L}+s\b)/gu, 'all the '],
  [/\b(?<=the )last (?=(?:\d|two|three|four|five|six|seven|eight|ten|twelve|few)\b)/g, 'past '],
  [/\bin (?=the next (?:\d|two|three|four|five|six|seven|ten|few)\b)/g, 'within '],
  [/\bno more than\b/g, 'at most'],
  [/\bat most\b/g, 'no more than'],
  [/(?<!\bwithout )\bat least\b/g, 'no fewer than'],
  [/\bless than (?=half\b|\d)/g, 'under '],
  [/\bper (?=(?!cent\b|hour\b|second\b|se\b)\p{Ll})/gu, 'for each '],
  [/\bwithout (?:an?|any) (?=\p{Ll})/gu, 'with no '],
  [/(?<=\p{L}{3}s )who (?=(?:are|were|have|had|do|did|can|cannot)\b)/gu, 'that '],
  [
    /(?<=\p{L}{3}), and (?=(?:the|an?) (?:[\p{L}-]+ )?[\p{L}-]+(?:$|[,.]| (?:of|in|on|at|for|with|from|to|per)\b))/gu,
    ' as well as ',
  ],
  [
    /(?<=\p{L}{3}) and (?=(?:the|an?) (?:[\p{L}-]+ )?[\p{L}-]+(?:$|[,.]| (?:of|in|on|at|for|with|from|to|per)\b))/gu,
    ' as well as ',
  ],
  [/(?<=\p{L}{3}) or (?=(?:by|in|on|at|from|for|with) )/gu, ', or else '],
  [/(?<!\b(?:between|both|either) .*), and (?!only\b)(?=\p{Ll})/gu, ', and also '],
  [/(?<!\b(?:between|both|either|from) .*)(?<=\p{L} )and (?=(?:the|their|its|his|her|an?) )/gu, 'and also '],
  [/\bby hand\b/g, 'manually'],
  [/\bon the same day\b/g, 'on one and the same day'],
  [/\bstraight from\b/g, 'directly from'],
  [/\binto one\b(?! \p{L})/gu, 'into a single one'],
  [/\bjust (?=(?:one|two|three|the|an?|\d)\b)/g, 'only '],
  [/\buntil (?=\p{L})/gu, 'till '],
  [/\ba whole (?=\p{L})/gu, 'an entire '],
  [/(?<!\ba )\bwhole (?=\p{L})/gu, 'entire '],
  [/\bas soon as possible\b/g, 'at once'],
  [/\bstraight away\b/g, 'at once'],
  [/\beveryone\b/g, 'everybody'],
  [/\banyone\b/g, 'anybody'],
  [/\ba few (?=\p{L})/gu, 'some '],
  [/\bunless (?=\p{L})/gu, 'except when '],
  [/\bevery time\b/g, 'each time'],
  [/\bstarts? (?=(?:at|on|in|with)\b)/g, (found) => found.replace('start', 'begin')],
  [/\bneeds to be\b/g, 'has to be'],
  [
    /(?<=\b(?:in|into|of|with|for|at|to|from|by|on|as) )one (?!.* another\b)(?=(?!of\b|or\b|and\b|who\b|that\b|which\b|is\b|day\b)\p{L}{3})/gu,
    'a single ',
  ],
  [/(?<=\b(?:of|when|if|whenever) )an? (?=\p{Ll})/gu, 'any '],
  [
    /(?<=\b(?:see|know|show|shows|check|find|choose|decide|tell|told|shown)\b.{0,60} )which (?=[\p{L}-]{3,}s\b)/gu,
    'what ',
  ],
];

const alikeMet = rowsMet(ALIKE, ([pattern]) => pattern);

/** The text with one word put in another way, in each way there is; so that it says the same and is not the same. */
export function waysOf(text: string): string[] {
  return alikeMet(text).flatMap(([pattern, other]) =>
    [...text.matchAll(pattern)].map(
      ({ 0: found, index }) =>
        text.slice(0, index) + (typeof other === 'string' ? other : other(found)) + text.slice(index + found.length),
    ),
  );
}

const MOST_WORDS = 60;

/** A statement in words that are alike and pass, with as few of them changed as need be; nothing where none do. */
export function inOtherWords(text: string, passes: (text: string) => boolean): string | undefined {
  // Nothing that a story says is longer; of a text that is, too many ways would have to be tried.
  if (text.split(' ').length > MOST_WORDS) return undefined;
  const once = waysOf(text);
  return once.find(passes) ?? once.slice(0, 12).flatMap(waysOf).find(passes);
}
