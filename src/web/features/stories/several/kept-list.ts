import * as z from 'zod/mini';
import { keyOfKept, sessionStore } from '../../../lib/kept-of-person.ts';
import { unsavedText } from '../../../lib/unsaved-text.ts';
import { type DraftRow, draftRow } from './draft-row.ts';

const listHead = z.object({
  product: z.object({ id: z.string(), name: z.string() }),
  /** The file it came in. */
  file: z.optional(z.string()),
  notes: z.array(z.string()),
  count: z.number(),
});

export type ListHead = z.infer<typeof listHead>;

/** A list on its way to stories. */
export interface KeptList {
  readonly head: ListHead;
  readonly rows: readonly DraftRow[];
}

/** Keeps one list of a person over a reload of the tab, each row on its own: a change writes no other. */
export function keptList(uid: string) {
  const headKey = keyOfKept('unsaved', uid, 'list');
  const rowKey = (index: number): string => keyOfKept('unsaved', uid, `list-${index}`);

  const left = unsavedText<{ ideas: string }>(uid, 'list-left');
  const isThere = (): boolean => typeof sessionStore()?.getItem(headKey) === 'string';

  return {
    /** What was kept; undefined when there is nothing, or not all of it. */
    read(): KeptList | undefined {
      const head = listHead.safeParse(parse(sessionStore()?.getItem(headKey)));
      if (!head.success) return undefined;
      const rows = Array.from({ length: head.data.count }, (_, index) =>
        draftRow.safeParse(parse(sessionStore()?.getItem(rowKey(index)))),
      );
      const read = rows.flatMap(({ data }) => (data ? [asItRests(data)] : []));
      return read.length === rows.length ? { head: head.data, rows: read } : undefined;
    },

    /** False when the browser has no room for it. */
    keepHead: (head: ListHead): boolean => keep(headKey, head),
    /**
     * False when the browser has no room for it: the row is then kept as it was. Nor is a row kept whose list is gone: what
     * was under way when the person signed out ends afterwards, and must leave no words behind.
     */
    keepRow: (index: number, row: DraftRow): boolean => isThere() && keep(rowKey(index), row),

    /** Says what would be gone with the list, for whoever logs out. */
    keepLoss(loss: string | undefined): void {
      if (isThere()) left.keep({ ideas: loss ?? '' });
    },

    forget({ count }: ListHead): void {
      left.clear();
      sessionStore()?.removeItem(headKey);
      for (let index = 0; index < count; index += 1) sessionStore()?.removeItem(rowKey(index));
    },
  };
}

function keep(key: string, value: unknown): boolean {
  try {
    sessionStore()?.setItem(key, JSON.stringify(value));
    return sessionStore() !== undefined;
  } catch {
    return false;
  }
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** What was under way when the page went: it is done once more. Keeping a draft twice stores one story. */
function asItRests(row: DraftRow): DraftRow {
  if (row.state.is === 'writing') return { ...row, state: { is: 'waiting' } };
  if (row.state.is === 'keeping') return { ...row, state: { is: 'drafted', draft: row.state.draft } };
  return row;
}
