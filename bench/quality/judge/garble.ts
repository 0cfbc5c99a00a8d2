import { FUNCTION_WORDS, fold, tokens } from './words.ts';
import { isActionForm } from './verbs.ts';

/** Inflected function words are signs of a template filled with the wrong part of the idea; these are the real words among them. */
const REAL_WORDS = new Set(`being beings doing doings having outing outings ones others its his hers theirs yours ours ups ins willing wills wanting wanted wants musing
  used using cans canned mays mights minded whys hows buts ifs inning downs overs thenceforth does has was is this us thus as unless across perhaps backs backed backing
  owned owns owning upped liked likes liking evening evenings bees bed beds been thing things shed sheds noted notes noting`.split(/\s+/u)); // prettier-ignore

function isInflectedFunctionWord(word: string): boolean {
  if (REAL_WORDS.has(word) || FUNCTION_WORDS.has(word) || !/^\p{L}{3,}$/u.test(word)) return false;
  const base = /^(.+?)(?:s|ed|ing)$/u.exec(word)?.[1];
  if (base === undefined) return false;
  const single = base.replace(/(\p{L})\1$/u, '$1');
  return [base, single, `${base}e`].some(
    (form) => form.length > 1 && (FUNCTION_WORDS.has(form) || /^(?:some|any|every|no)(?:body|one|thing)$/u.test(form)),
  );
}

const PATTERNS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['article before a function word', /(?<![\p{L}\p{N}/'-])(?:an?|the)\s+(?:and|or|of|is|are|was|were|be|been|it|it'd|it's|they|we|i|to|for|at|with|from|so|that|if|shall|should|must(?!\s+(?:for|in)\b)|has|have|not|him|them|us|my|our|who|which|when|because|than|can't|don't|let|somebody)(?![\p{L}'-])/iu],
  ['"of" before a word that it cannot govern', /\bof\s+(?:of|at|by|without|be|is|are|can|and|or|to|that(?=\s+(?:the|an?|is|are|can|they|it|he|she|i|we)\b)|for)\b/iu],
  ['article before a plural', /(?<![\p{L}\p{N}/'-])an?\s+(?!(?:series|species|news|means|bus|gas|lens|process|class|address|access|pass|boss|business|analysis|status|virus|campus|bonus|basis|crisis|plus|focus|census|dress|glass|cross|press|progress|success|loss|mass|express|wireless|less|previous|various|serious|dangerous|anonymous|hers|yours)\b)\p{Ll}+[^s\s]s\s+(?:of|is|are|without|that|which|can|cannot|has|have|in|on|at|from)\b/iu],
  ['article before a clause', /(?<![\p{L}\p{N}/'-])(?:an?|the)\s+(?!(?:during|following|including|using)\b)\p{Ll}+ing\s+(?:an?|the|my|their)\b/iu],
]; // prettier-ignore

const DITRANSITIVE =
  /\b(?:show|shows|give|gives|send|sends|tell|tells|offer|offers|ask|asks|hand|hands|lend|lends)\s+$/iu;

function articleBeforeVerb(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}/'-])(?:an?|the)\s+(\p{Ll}+[^s\s]s)\s+(?:an?|the|my|their|its)\b/giu)]
    .filter((match) => isActionForm(match[1] ?? '') && !DITRANSITIVE.test(text.slice(0, match.index)))
    .map((match) => `article before a verb: ${match[0]}`);
}

/**
 * Signs that a sentence was filled with a piece of the idea which does not fit there: inflected
 * function words ("noed", "ofs"), articles before conjunctions, verbs or plurals, a role without its article.
 */
export function garble(text: string, roles: readonly string[]): string[] {
  const slips = tokens(text)
    .filter(isInflectedFunctionWord)
    .map((word) => `no English word: ${word}`);
  for (const [name, pattern] of PATTERNS) {
    const found = pattern.exec(text);
    if (found !== null) slips.push(`${name}: ${found[0]}`);
  }
  const bare = roles.map(
    (role) => new RegExp(`\\b(?:see|when|that|if|because|whether)\\s+${role}\\s+\\p{Ll}+s\\b`, 'iu').exec(text)?.[0],
  );
  for (const found of bare) if (found !== undefined) slips.push(`role without an article: ${found}`);
  return [...slips, ...articleBeforeVerb(text)];
}

const SENTENCE_START = /(?:^|[.!?:\n*•-])["“\s]*$/u;

function capitalsInside(text: string): { word: string; inside: boolean }[] {
  return [...text.matchAll(/\p{Lu}\p{Ll}+/gu)].map((match) => ({
    word: match[0],
    inside: !SENTENCE_START.test(text.slice(0, match.index)),
  }));
}

/** Words with a capital inside a sentence which the idea capitalises only at the beginning of one of its own. */
export function needlessCapitals(text: string, idea: string, product: string): string[] {
  const spelled = capitalsInside(idea);
  const known = new Set(tokens(product));
  return capitalsInside(text)
    .filter(({ word, inside }) => inside && spelled.some((other) => other.word === word))
    .filter(
      ({ word }) =>
        !spelled.some((other) => other.word === word && other.inside) &&
        !(known.has(fold(word)) && product.includes(word)),
    )
    .map(({ word }) => `capital inside a sentence: ${word}`);
}
