import type { Draft } from '#contract/story.ts';
import { draftStory } from '../../src/server/drafter/draft-story.ts';
import type { Idea, Product } from './corpus.ts';
import { criterionKey, criterionPattern, judgeDraft } from './judge/judge-draft.ts';
import type { Verdict } from './judge/judge-draft.ts';
import { duplicateKey, storyParts } from './judge/story-form.ts';

/** One idea with what the drafter made of it and what the judge says about that. */
export interface JudgedDraft {
  readonly product: Product;
  readonly idea: Idea;
  readonly milliseconds: number;
  /** Null, with the reason in `refusal`, when the drafter threw. */
  readonly draft: Draft | null;
  readonly verdict: Verdict | null;
  readonly refusal: string | null;
}

function draftOne(product: Product, idea: Idea): JudgedDraft {
  const start = performance.now();
  try {
    const draft = draftStory({
      idea: idea.idea,
      product: { name: product.name, description: product.description },
    });
    const milliseconds = performance.now() - start;
    return { product, idea, milliseconds, draft, verdict: judgeDraft(draft, idea, product), refusal: null };
  } catch (error) {
    const refusal = error instanceof Error ? error.message : String(error);
    return { product, idea, milliseconds: performance.now() - start, draft: null, verdict: null, refusal };
  }
}

/** Marks stories that say the same as an earlier one. */
function withDuplicates(judged: readonly JudgedDraft[]): JudgedDraft[] {
  const seen = new Set<string>();
  return judged.map((one) => {
    if (one.draft === null || one.verdict === null) return one;
    const key = duplicateKey(one.draft.userStory);
    const known = seen.has(key);
    seen.add(key);
    return known ? { ...one, verdict: { ...one.verdict, form: [...one.verdict.form, 'duplicate'] } } : one;
  });
}

/** Drafts and judges every idea, in order. The first draft is made once before, so that no load time is counted. */
export function judgeAll(products: readonly Product[]): JudgedDraft[] {
  const judged: JudgedDraft[] = [];
  const [first] = products;
  if (first?.ideas[0] !== undefined) draftOne(first, first.ideas[0]);
  for (const product of products) for (const idea of product.ideas) judged.push(draftOne(product, idea));
  return withDuplicates(judged);
}

/** Texts that stand in more than `share` of the stories, most frequent first; `textsOf` names those of one story. */
function repeated(
  judged: readonly JudgedDraft[],
  share: number,
  textsOf: (one: JudgedDraft) => string[],
): [string, number][] {
  const counts = new Map<string, number>();
  for (const one of judged) for (const found of new Set(textsOf(one))) counts.set(found, (counts.get(found) ?? 0) + 1);
  const limit = judged.length * share;
  return [...counts].filter(([, count]) => count > limit).toSorted(([, a], [, b]) => b - a);
}

const criteriaOf = (one: JudgedDraft): string[] => one.draft?.acceptanceCriteria ?? [];

export function repeatedCriteria(judged: readonly JudgedDraft[]): [string, number][] {
  return repeated(judged, 0.05, (one) => criteriaOf(one).map((text) => criterionKey(text, one.verdict?.role ?? '')));
}

/** Patterns of criteria, the idea's words masked, in more than a tenth of the stories. */
export function repeatedPatterns(judged: readonly JudgedDraft[]): [string, number][] {
  return repeated(judged, 0.1, (one) =>
    criteriaOf(one).map((text) => criterionPattern(text, one.verdict?.role ?? '', one.idea.idea)),
  );
}

/** Benefits that stand word for word in more than a twentieth of the stories. */
export function repeatedBenefits(judged: readonly JudgedDraft[]): [string, number][] {
  return repeated(judged, 0.05, ({ draft }) => {
    const benefit = draft === null ? '' : (storyParts(draft.userStory)?.benefit ?? '');
    return benefit === '' ? [] : [benefit];
  });
}
