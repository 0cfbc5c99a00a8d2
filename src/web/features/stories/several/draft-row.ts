import * as z from 'zod/mini';
import { type Duplicate, type StoryDraft, storyDraft } from '#contract/story-drafts.ts';

const drafted = { draft: storyDraft };

/** What became of one idea of a list. */
const rowState = z.discriminatedUnion('is', [
  z.object({ is: z.literal('waiting') }),
  /** `headline`: what stands so far. */
  z.object({ is: z.literal('writing'), headline: z.optional(z.string()) }),
  /** To be decided on; `fault` says why it could not be kept. */
  z.object({ is: z.literal('drafted'), ...drafted, fault: z.optional(z.string()) }),
  z.object({ is: z.literal('keeping'), ...drafted }),
  z.object({ is: z.literal('kept'), storyId: z.string(), headline: z.string() }),
  z.object({ is: z.literal('thrown away'), ...drafted }),
  /** `isFinal`: writing it once more would not help. */
  z.object({ is: z.literal('failed'), message: z.string(), isFinal: z.boolean() }),
]);
export type RowState = z.infer<typeof rowState>;

/** What a draft repeats: the draft of an earlier line, or a story of the product. */
const repetition = z.object({
  /** False when only the benefit differs. */
  exact: z.boolean(),
  row: z.optional(z.number()),
  story: z.optional(z.object({ id: z.string(), headline: z.string() })),
});
export type Repetition = z.infer<typeof repetition>;

/** One idea of a list, from its words to its story. */
export const draftRow = z.object({
  line: z.number(),
  idea: z.string(),
  state: rowState,
  repeats: z.optional(repetition),
});
export type DraftRow = z.infer<typeof draftRow>;

export function draftOf({ state }: DraftRow): StoryDraft | undefined {
  return 'draft' in state ? state.draft : undefined;
}

export const isUndecided = ({ state }: DraftRow): boolean => state.is === 'drafted' || state.is === 'keeping';
export const isToBeWritten = ({ state }: DraftRow): boolean => state.is === 'waiting' || state.is === 'writing';
export const canBeWritten = ({ state }: DraftRow): boolean =>
  state.is === 'waiting' || (state.is === 'failed' && !state.isFinal);

/** A row that failed, to be written with other words. */
export function rewritten(row: DraftRow, idea: string): DraftRow {
  return row.state.is === 'failed' ? { line: row.line, idea, state: { is: 'waiting' } } : row;
}

/** What is gone with a list, in sentences; undefined when nothing is. */
export function lossOf(rows: readonly DraftRow[]): string | undefined {
  const undecided = rows.filter((row) => isUndecided(row) || isToBeWritten(row)).length;
  const failed = rows.filter(({ state, idea }) => state.is === 'failed' && idea !== '').length;
  const drafts = `${undecided === 1 ? '1 idea of this list is' : `${undecided} ideas of this list are`} not decided on. Their drafts will be gone.`;
  const lines =
    failed === 1
      ? '1 line was not written. Its words will be gone.'
      : `${failed} lines were not written. Their words will be gone.`;
  const losses = [...(undecided > 0 ? [drafts] : []), ...(failed > 0 ? [lines] : [])];
  return losses.length > 0 ? losses.join(' ') : undefined;
}

/** What a row repeats, as long as that is not thrown away. */
export function repetitionOf(row: DraftRow, rows: readonly DraftRow[]): Repetition | undefined {
  const { repeats } = row;
  const earlier = repeats?.row === undefined ? undefined : rows[repeats.row];
  return earlier?.state.is === 'thrown away' ? undefined : repeats;
}

/** The rows with what each repeats; `indices` says which rows were asked about, in the order they were asked. */
export function markRepetitions(
  rows: readonly DraftRow[],
  indices: readonly number[],
  duplicates: readonly Duplicate[],
): DraftRow[] {
  const found = new Map<number, Repetition>();
  for (const { index, exact, earlier, story } of duplicates) {
    const at = indices[index];
    const row = earlier === undefined ? undefined : indices[earlier];
    if (at !== undefined) found.set(at, { exact, ...(row !== undefined && { row }), ...(story && { story }) });
  }
  return rows.map((row, index) => {
    if (!indices.includes(index)) return row;
    const { repeats: _, ...bare } = row;
    const repeats = found.get(index);
    return repeats ? { ...bare, repeats } : bare;
  });
}

/** What can be looked at of a list. */
export const VIEWS = {
  all: { name: 'All', has: () => true },
  undecided: { name: 'To decide', has: isUndecided },
  repeated: {
    name: 'Duplicates',
    has: (row: DraftRow, rows: readonly DraftRow[]) => isUndecided(row) && repetitionOf(row, rows) !== undefined,
  },
  failed: { name: 'Failed', has: ({ state }: DraftRow) => state.is === 'failed' },
  kept: { name: 'Kept', has: ({ state }: DraftRow) => state.is === 'kept' },
  thrown: { name: 'Thrown away', has: ({ state }: DraftRow) => state.is === 'thrown away' },
} as const satisfies Record<string, { name: string; has: (row: DraftRow, rows: readonly DraftRow[]) => boolean }>;

export type View = keyof typeof VIEWS;

export const indicesIn = (rows: readonly DraftRow[], view: View): number[] =>
  rows.flatMap((row, index) => (VIEWS[view].has(row, rows) ? [index] : []));

/** Those of the drafts that say something new, and those that repeat a story or an earlier draft. */
export function sortOut(
  rows: readonly DraftRow[],
  indices: readonly number[],
): { fresh: number[]; repeated: number[] } {
  const repeated = new Set(indicesIn(rows, 'repeated'));
  return {
    fresh: indices.filter((index) => !repeated.has(index)),
    repeated: indices.filter((index) => repeated.has(index)),
  };
}
