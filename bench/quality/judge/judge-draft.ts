import type { Draft } from '#contract/story.ts';
import type { Idea, Product } from '../corpus.ts';
import { garble, needlessCapitals } from './garble.ts';
import { criterionSlips, headlineSlips, storySlips } from './grammar.ts';
import {
  inventedNames,
  inventedNumbers,
  inventedTechnologies,
  missingTerms,
  shareFromInput,
  standsIn,
} from './grounding.ts';
import { vagueWords } from './lexicon.ts';
import { isObservable } from './outcome.ts';
import { formDefects, storyParts } from './story-form.ts';
import type { FormDefect } from './story-form.ts';
import { contentWords, fold, longestCopiedRun, occurs, stem, tokens } from './words.ts';

/** What the judge found in one draft. Lists are empty where all is well. */
export interface Verdict {
  readonly form: FormDefect[];
  readonly missingTerms: string[];
  /** Share of content words from the input, 0 to 1. */
  readonly storyShare: number;
  /** The same for each criterion that claims to come from the idea. */
  readonly criterionShares: number[];
  readonly copiedRun: number;
  /** The longest run of the idea that was pasted into the story; 0 when the idea is a story itself. */
  readonly pastedRun: number;
  /** Each as "number: 7", "name: Acme" or "technology: csv". */
  readonly invented: string[];
  readonly vague: string[];
  readonly unobservable: string[];
  readonly slips: string[];
  readonly falseQuotes: string[];
  readonly actorOk: boolean;
  readonly role: string;
  /** Why the draft is not a whole one: wrong counts, criteria that repeat one another. */
  readonly shape: string[];
}

const GENERIC_ROLES = ['user', 'member', 'person', 'customer', 'visitor'];

const headwords = (role: string): string => tokens(role).map(stem).join(' ');

/** "resident who moved in lately": without what the idea itself says of them, which is as good a name. */
function unqualified(role: string, idea: Idea): string {
  const cut = / (?:who|with|without|from|in|under|over|\p{L}+ing) /u.exec(role);
  const said = contentWords(idea.idea);
  return cut && contentWords(role.slice(cut.index)).every((word) => occurs(word, said))
    ? role.slice(0, cut.index)
    : role;
}

/** Whether the story's role is one that the idea or the product allows. */
export function actorIsAcceptable(named: string, idea: Idea, product: Product): boolean {
  const role = unqualified(named, idea);
  const is = (other: string): boolean => headwords(other) === headwords(role);
  if (idea.actors !== null) {
    return idea.actors.some(
      (actor) => is(actor) || new RegExp(`\\b(?:of|for|from|at|in) (?:an? |the )?${actor}s?$`, 'iu').test(role),
    );
  }
  if (product.roles.length > 0) return product.roles.some(is);
  const words = contentWords(role);
  const input = contentWords(`${idea.idea} ${product.description}`);
  return (
    GENERIC_ROLES.some(is) ||
    (words.length > 0 && words.every((word) => occurs(word, input) || GENERIC_ROLES.includes(word)))
  );
}

function inventions(draft: Draft, input: string): string[] {
  const sentences = [draft.userStory, ...draft.acceptanceCriteria];
  const acronyms = inventedNames(draft.headline, input).filter((word) => /\p{Lu}.*\p{Lu}/u.test(word));
  return [
    ...[draft.headline, ...sentences].flatMap((text) =>
      inventedNumbers(text, input).map((found) => `number: ${found}`),
    ),
    ...[...acronyms, ...sentences.flatMap((text) => inventedNames(text, input))].map((found) => `name: ${found}`),
    ...[draft.headline, ...sentences].flatMap((text) =>
      inventedTechnologies(text, input).map((found) => `technology: ${found}`),
    ),
  ];
}

function falseQuotes(draft: Draft, idea: Idea, product: Product): string[] {
  const all = [...draft.grounding, draft.actorGrounding, draft.benefitGrounding];
  return all.flatMap(({ source, quote }) => {
    if (source === 'product')
      return quote !== undefined && standsIn(quote, `${product.name}. ${product.description}`)
        ? []
        : [quote ?? '(no quote)'];
    return source === 'idea' && quote !== undefined && !standsIn(quote, idea.idea) ? [quote] : [];
  });
}

function shapeFaults(draft: Draft): string[] {
  const faults: string[] = [];
  const { acceptanceCriteria: criteria } = draft;
  if (criteria.length < 3 || criteria.length > 7) faults.push(`${criteria.length} criteria`);
  if (draft.grounding.length !== criteria.length) faults.push('grounding and criteria differ in number');
  if (new Set(criteria.map(fold)).size < criteria.length) faults.push('a criterion twice');
  if (criteria.some((text) => text.split(/\s+/u).length > 40)) faults.push('a criterion over 40 words');
  if (criteria.some((text) => /[.!?]["”]?\s+\p{Lu}/u.test(text))) faults.push('a criterion of several sentences');
  return faults;
}

/** Judges one draft against its idea and product. */
export function judgeDraft(draft: Draft, idea: Idea, product: Product): Verdict {
  const input = `${idea.idea}\n${product.name}. ${product.description}`;
  const role = storyParts(draft.userStory)?.role ?? '';
  const criteria = draft.acceptanceCriteria;
  const fromIdea = criteria.filter((_, index) => draft.grounding[index]?.source === 'idea');
  const said = vagueWords(idea.idea);
  return {
    form: formDefects(draft.userStory),
    missingTerms: missingTerms(idea.terms, [draft.headline, draft.userStory, ...criteria].join(' ')),
    storyShare: shareFromInput(draft.userStory, input),
    criterionShares: fromIdea.map((text) => shareFromInput(text, input)),
    copiedRun: Math.max(0, ...criteria.map((text) => longestCopiedRun(text, input))),
    invented: inventions(draft, input),
    // In the story a person's own word is kept; a criterion must be testable whoever said the word.
    vague: [...vagueWords(draft.userStory).filter((word) => !said.includes(word)), ...criteria.flatMap(vagueWords)],
    unobservable: criteria.filter((text) => !isObservable(text)),
    slips: [
      ...headlineSlips(draft.headline),
      ...storySlips(draft.userStory),
      ...criteria.flatMap((text) => criterionSlips(text, role)),
      ...[draft.headline, draft.userStory, ...criteria].flatMap((text) => garble(text, product.roles)),
      ...[draft.userStory, ...criteria].flatMap((text) =>
        needlessCapitals(text, idea.idea, `${product.name} ${product.description}`),
      ),
    ],
    pastedRun: idea.form === 'story' ? 0 : longestCopiedRun(draft.userStory, idea.idea),
    falseQuotes: falseQuotes(draft, idea, product),
    actorOk: actorIsAcceptable(role, idea, product),
    role,
    shape: shapeFaults(draft),
  };
}

/** A criterion with its case, articles and actor taken away, to find the one that is pasted everywhere. */
export function criterionKey(text: string, role: string): string {
  const plain = fold(text)
    .replace(/[^\p{L}\p{N}' ]/gu, ' ')
    .replace(/\b(?:an?|the)\b/gu, ' ');
  return ` ${plain} `
    .replaceAll(` ${fold(role)} `, ' ROLE ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** The same with every word of the idea masked: what is left is the sentence's own pattern. */
export function criterionPattern(text: string, role: string, idea: string): string {
  const words = contentWords(idea);
  const masked = criterionKey(text, role)
    .split(' ')
    .map((word) => (occurs(word, words) ? '_' : word));
  return masked.join(' ').replace(/_(?: _)+/gu, '_');
}
