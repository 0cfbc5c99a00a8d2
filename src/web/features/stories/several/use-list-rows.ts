import { useCallback, useMemo, useRef, useState } from 'react';
import { type DraftRow, type RowState, lossOf } from './draft-row.ts';
import { type KeptList, type ListHead, keptList } from './kept-list.ts';

export interface ListRows {
  /** What is on the screen; undefined before a list was handed in. */
  readonly list: KeptList | undefined;
  /** False when the browser has no room to keep all of it over a reload. */
  readonly isSafe: boolean;
  readonly begin: (head: ListHead, rows: readonly DraftRow[]) => void;
  /** The rows as they are this moment, also between two pictures of the screen. */
  readonly now: () => readonly DraftRow[];
  readonly setState: (index: number, state: RowState) => void;
  readonly replace: (change: (rows: readonly DraftRow[]) => readonly DraftRow[]) => void;
  readonly forget: () => void;
}

/** The rows of a person's list, as they change and as they are kept over a reload. */
export function useListRows(uid: string): ListRows {
  const kept = useMemo(() => keptList(uid), [uid]);
  const [list, setList] = useState(() => kept.read());
  const [isSafe, setSafe] = useState(true);
  const latest = useRef(list);

  const show = useCallback(
    (next: KeptList): void => {
      const before = latest.current?.rows;
      latest.current = next;
      setList(next);
      const stored = next.rows.map((row, index) => row === before?.[index] || kept.keepRow(index, row));
      if (stored.includes(false)) setSafe(false);
      kept.keepLoss(lossOf(next.rows));
    },
    [kept],
  );

  const now = useCallback(() => latest.current?.rows ?? [], []);
  const replace = useCallback(
    (change: (rows: readonly DraftRow[]) => readonly DraftRow[]): void => {
      if (latest.current) show({ ...latest.current, rows: change(latest.current.rows) });
    },
    [show],
  );
  return {
    list,
    isSafe,
    now,
    replace,
    setState: useCallback(
      (index, state) => replace((rows) => rows.map((row, at) => (at === index ? { ...row, state } : row))),
      [replace],
    ),
    begin: useCallback(
      (head, rows) => {
        setSafe(kept.keepHead(head));
        show({ head, rows });
      },
      [kept, show],
    ),
    forget: useCallback(() => {
      if (latest.current) kept.forget(latest.current.head);
      latest.current = undefined;
      setList(undefined);
    }, [kept]),
  };
}
