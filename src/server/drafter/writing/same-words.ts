/** Words that may stand for one another where they stand, with what must follow or come before. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=\p{L}{3} )which (?=(?:\w+ ){0,2}(?:is|are|was|were|has|have|had|can|cannot|do|does|did|\w+s|\w+ed)\b)/gu,
    'that ',
  ],
  [/(?<=\p{L}{3} )that (?=(?:is|are|was|were|has|have|had|can|cannot|do|does|did|they|nobody|somebody)\b)/gu, 'which '],
  [/\bif (?!(?:and|or|so)\b)/g, 'when '],
  [/\bwhen (?!(?:and|or)\b)/g, 'whenever '],
  [/\bevery (?=\p{L})/gu, 'each '],
  [/\beach (?=(?!other\b)\p{L})/gu, 'every '],
  [/(?<=\b(?:of|by|when|if|whenever) )an? (?=\p{Ll})/gu, 'any '],
  [/\bin order to\b/g, 'to'],
  [/\bas soon as\b/g, 'once'],
  [/\bonce (?=(?:the|a|an|they|somebody|someone|all|it)\b)/g, 'as soon as '],
  [/\bmore than (?=\d)/g, 'over '],
  [/\bover (?=\d)/g, 'more than '],
  [/\binstead of\b/g, 'in place of'],
  [/\band not\b/g, 'but not'],
];

/** The text with one word put in another way, in each way there is; so that it says the same and is not the same. */
function waysOf(text: string): string[] {
  return ALIKE.flatMap(([pattern, other]) =>
    [...text.matchAll(pattern)].map(
      ({ 0: found, index }) => text.slice(0, index) + other + text.slice(index + found.length),
    ),
  );
}

/** A statement in words that are alike and pass, with as few of them changed as need be; nothing where none do. */
export function inOtherWords(text: string, passes: (text: string) => boolean): string | undefined {
  const once = waysOf(text);
  return once.find(passes) ?? once.slice(0, 12).flatMap(waysOf).find(passes);
}
