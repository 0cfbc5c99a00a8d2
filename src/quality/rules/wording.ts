import type { Hit } from '../findings.ts';
import { INTERFACE_WORDS, TECHNICAL_ROLE, TECHNOLOGY_WORDS } from '../lexicon/solution-words.ts';
import { VAGUE_ANYWHERE, VAGUE_EXCEPTIONS, VAGUE_IN_MEANS } from '../lexicon/vague-words.ts';
import type { StoryAnalysis } from '../parse-story.ts';
import { indefiniteArticle, tidy } from '../render-story.ts';
import type { Span } from '../tokens.ts';

function wordPattern(phrases: readonly string[]): RegExp {
  const sorted = phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll(' ', String.raw`\s+`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}_-])(?:${sorted.join('|')})(?![\p{L}\p{N}_-])`, 'giu');
}

const ANYWHERE = wordPattern(VAGUE_ANYWHERE);
const IN_MEANS = wordPattern([...VAGUE_ANYWHERE, ...VAGUE_IN_MEANS]);
const INTERFACE = wordPattern(INTERFACE_WORDS);
const TECHNOLOGY = wordPattern(TECHNOLOGY_WORDS);

/** The words of `pattern` in `span`, without those that their neighbours make harmless. */
function occurrences(span: Span, pattern: RegExp): Span[] {
  const found: Span[] = [];
  for (const match of span.text.matchAll(pattern)) {
    const exception = VAGUE_EXCEPTIONS.get(match[0].toLowerCase());
    if (exception?.test(span.text.slice(match.index + match[0].length)) === true) continue;
    const start = span.start + match.index;
    found.push({ start, end: start + match[0].length, text: match[0] });
  }
  return found;
}

/** Vague words in a text; the strict list only, or with `inMeans` the words that are vague in a wish too. */
export function vagueWords(span: Span, inMeans: boolean): Span[] {
  return occurrences(span, inMeans ? IN_MEANS : ANYWHERE);
}

/** Words of a screen and of techniques in a text. */
export function solutionWords(span: Span): Span[] {
  return [...occurrences(span, INTERFACE), ...occurrences(span, TECHNOLOGY)].toSorted((a, b) => a.start - b.start);
}

const REMOVABLE_PHRASE =
  /^(?:etc|and so (?:on|forth)|and the like|and more|as |if |where |when |in an? |in a |within |with ease|without |asap|somehow)/iu;

/** `text` without the words of `cuts`, with its articles and marks put right. */
export function withoutWords(text: string, cuts: readonly Span[]): string {
  let result = text;
  for (const cut of cuts.toReversed()) {
    const before = result
      .slice(0, cut.start)
      .replace(/(?:,\s*|\s+)(?:and|very|really|more|most|as|so)?\s*$/iu, (found) => {
        const degree = /(?:very|really|more|most|so)\s*$/iu.test(found);
        return degree || (REMOVABLE_PHRASE.test(cut.text) && /,\s*$/u.test(found)) ? ' ' : found;
      });
    let after = result.slice(cut.end);
    if (/^\s*\./u.test(after) && /^etc$/iu.test(cut.text)) after = after.replace(/^\s*\.(?=\s*[,.\p{Ll}])/u, '');
    const article = /(?<![\p{L}\p{N}])an?\s*$/iu.exec(before);
    const noun = /^\s*(\p{L}[\p{L}\p{N}-]*)/u.exec(after)?.[1];
    result =
      article === null || noun === undefined
        ? before + after
        : `${before.slice(0, article.index)}${article[0].startsWith('A') ? 'A' : ''}${indefiniteArticle(noun).slice(article[0].startsWith('A') ? 1 : 0)} ${after.trimStart()}`;
  }
  const tidied = tidy(result);
  return /^\p{Lu}/u.test(text) ? tidied.charAt(0).toUpperCase() + tidied.slice(1) : tidied;
}

/** "easy and fast" goes as a whole: words with only "and", "or" or a comma between them become one span. */
function joined(text: string, words: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (const word of words) {
    const last = spans.at(-1);
    const between = last === undefined ? null : text.slice(last.end, word.start);
    if (last !== undefined && between !== null && /^(?:\s*,\s*|\s*,?\s*(?:and|or|and\/or|&|but)\s+)$/iu.test(between))
      spans[spans.length - 1] = { start: last.start, end: word.end, text: text.slice(last.start, word.end) };
    else spans.push(word);
  }
  return spans;
}

const QUANTITY = /^(?:several|various|a few|a lot of|lots of)$/iu;

/** Words must not leave a hole: an adjective after "be", "is", "more" or before "and" cannot simply go. */
export function canGo(text: string, word: Span): boolean {
  if (QUANTITY.test(word.text)) return false;
  const before = text.slice(0, word.start);
  const after = text.slice(word.end);
  if (REMOVABLE_PHRASE.test(word.text) || /ly$/iu.test(word.text))
    return !/(?:as|how|too|not|enough)\s+$/iu.test(before) && !/^\s*(?:and|or|enough|as)\b/iu.test(after);
  if (
    /(?<!\p{L})(?:be|is|are|was|were|being|been|it|them|as|how|too|not|and|or|feel|look|looks|works?|than|me)\s+$/iu.test(
      before,
    )
  )
    return false;
  return (
    /^\s+\p{L}/u.test(after) &&
    !/^\s+(?:and|or|to|for|of|in|on|at|by|with|from|than|as|enough|so|that|which|but|when|if)\b/iu.test(after)
  );
}

/** Words that no test can decide. */
export function findUnambiguous(story: StoryAnalysis): Hit[] {
  const { means, benefit, text } = story.parts;
  const words = [
    ...(means === null ? [] : vagueWords(means, true)),
    ...(benefit === null ? [] : vagueWords(benefit, false)),
  ].toSorted((a, b) => a.start - b.start);
  const cuts = joined(text, words);
  const fix = cuts.length > 0 && cuts.every((cut) => canGo(text, cut)) ? withoutWords(text, cuts) : undefined;
  return words.map((word) => ({
    start: word.start,
    end: word.end,
    message: `"${word.text}" cannot be tested: say what would be seen or measured.`,
    fix,
  }));
}

// From the word of means ("by clicking ...", "using a drop-down") to the end of the phrase that it opens.
const MANNER =
  /(?<!\s)(?:\s*,)?\s+(?:by|via|using|through|with|from|in|on|inside|within|after|over)\s+(?=(?:(?!\s(?:so|and|or|to|for|by|of|when|which|that)\s)[^,;.]){0,60}$)/iu;
const CLAUSE_END = /\s+(?:so|and|or|to|for|when|if|which|that)\s|[,;.]/iu;

/** Cuts "by clicking the green button" behind the wish; null where the words are what the wish is about. */
function withoutManner(text: string, means: Span, words: readonly Span[]): string | null {
  let result = text;
  let meansEnd = means.end;
  for (const word of words.toReversed()) {
    if (word.start >= meansEnd) continue;
    const lead = MANNER.exec(text.slice(means.start, word.start));
    if (lead === null) return null;
    const start = means.start + lead.index;
    const rest = CLAUSE_END.exec(text.slice(word.end, meansEnd));
    if (rest !== null && !/^[,;.]/u.test(rest[0].trim())) return null;
    const end = rest === null ? meansEnd : word.end + rest.index;
    result = result.slice(0, start) + result.slice(end);
    meansEnd = start;
  }
  return tidy(result);
}

const BY_MEANS_OF = /\s(?:by|via|using|through)\s+(?:\S+\s+){0,3}$/iu;

function isInterfaceWord(word: Span): boolean {
  return occurrences({ start: 0, end: word.text.length, text: word.text }, INTERFACE).length > 0;
}

/** How it is built or handled, where the story should say what is needed. */
export function findSolution(story: StoryAnalysis): Hit[] {
  const { means, text } = story.parts;
  if (means === null) return [];
  const technical = TECHNICAL_ROLE.test(story.role ?? '');
  const words = solutionWords(means).filter(
    (word) => !technical || isInterfaceWord(word) || BY_MEANS_OF.test(text.slice(means.start, word.start)),
  );
  const fix = words.length > 0 ? withoutManner(text, means, words) : null;
  return words.map((word) => ({
    start: word.start,
    end: word.end,
    message: `"${word.text}" says how it is built or handled, not what is needed.`,
    fix: fix ?? undefined,
  }));
}
