import type { Draft } from '#contract/story.ts';
import type { Idea, Product } from './corpus.ts';
import { DraftingThread } from './draft-in-worker.ts';
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

async function draftOne(thread: DraftingThread, product: Product, idea: Idea): Promise<JudgedDraft> {
  const { name, description } = product;
  const { draft, refusal, milliseconds } = await thread.draft({ idea: idea.idea, product: { name, description } });
  return {
    product,
    idea,
    milliseconds,
    draft,
    refusal,
    verdict: draft === null ? null : judgeDraft(draft, idea, product),
  };
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
export async function judgeAll(products: readonly Product[]): Promise<JudgedDraft[]> {
  const judged: JudgedDraft[] = [];
  const thread = new DraftingThread();
  const [first] = products;
  if (first?.ideas[0] !== undefined) await draftOne(thread, first, first.ideas[0]);
  for (const product of products) for (const idea of product.ideas) judged.push(await draftOne(thread, product, idea));
  await thread.close();
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
