import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { VIEWS, type DraftRow, type View, indicesIn, repetitionOf, rewritten } from './draft-row.ts';
import { type DraftActions, DraftRowView } from './draft-row-view.tsx';
import type { KeptList } from './kept-list.ts';
import { ReviewBar } from './review-bar.tsx';
import { ReviewProgress } from './review-progress.tsx';
import type { ListKeeping } from './use-list-keeping.ts';
import type { ListRows } from './use-list-rows.ts';
import type { ListWriting } from './use-list-writing.ts';

interface DraftReviewProps {
  readonly list: KeptList;
  readonly rows: ListRows;
  readonly writing: ListWriting;
  readonly keeping: ListKeeping;
  readonly takesFocus: boolean;
  /** The person is done with this list. */
  readonly onEnd: () => void;
}

/** The drafts of a list as they are written; each is read, and kept or thrown away. */
export function DraftReview({ list, rows, writing, keeping, takesFocus, onEnd }: DraftReviewProps) {
  const { head } = list;
  const [view, setView] = useState<View>('all');
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const actions = useRowActions(head.product.id, rows, writing, keeping);
  const shown = indicesIn(list.rows, view);
  return (
    <>
      <div className="mb-5 flex flex-col gap-1">
        <h2 ref={title} tabIndex={-1} id={titleId} className="font-semibold outline-none">
          {list.rows.length === 1 ? '1 idea' : `${list.rows.length} ideas`} for {head.product.name}
          {head.file !== undefined && <span className="font-normal text-soft"> from {head.file}</span>}
        </h2>
        {head.notes.map((note) => (
          <p key={note} className="text-caption text-soft">
            {note}
          </p>
        ))}
        {!rows.isSafe && (
          <p className="text-caption text-warn">
            Your browser has no room to keep all of these drafts over a reload. Keep the good ones before you leave.
          </p>
        )}
      </div>
      <ReviewProgress
        rows={list.rows}
        writing={writing}
        onGoOn={(writer) => void writing.write(head.product.id, writer && { writer })}
      />
      <ViewChoice rows={list.rows} view={view} onChoose={setView} />
      <Drafts labelledBy={titleId} rows={list.rows} shown={shown} isWriting={writing.isWriting} actions={actions} />
      <ReviewBar
        rows={list.rows}
        chosen={indicesIn(list.rows, view === 'repeated' ? 'repeated' : 'undecided')}
        withDuplicates={view === 'repeated'}
        isWriting={writing.isWriting}
        keeping={keeping}
        onThrowAway={(indices) => rows.replace((now) => throwAway(now, new Set(indices)))}
        onEnd={onEnd}
      />
    </>
  );
}

interface DraftsProps {
  readonly labelledBy: string;
  readonly rows: readonly DraftRow[];
  readonly shown: readonly number[];
  readonly isWriting: boolean;
  readonly actions: DraftActions;
}

function Drafts({ labelledBy, rows, shown, isWriting, actions }: DraftsProps) {
  return (
    <ul aria-labelledby={labelledBy} className="mb-6 overflow-clip rounded-md border border-line bg-sheet">
      {shown.map((index) => {
        const row = rows[index];
        if (!row) return null;
        const repeats = repetitionOf(row, rows);
        const repeatedLine = repeats?.row === undefined ? undefined : rows[repeats.row]?.line;
        return <DraftRowView key={row.line} {...{ index, row, repeats, repeatedLine, isWriting, actions }} />;
      })}
      {shown.length === 0 && <li className="px-5 py-8 text-center text-soft">None of them.</li>}
    </ul>
  );
}

function throwAway(rows: readonly DraftRow[], indices: ReadonlySet<number>): DraftRow[] {
  return rows.map((row, index) =>
    indices.has(index) && row.state.is === 'drafted'
      ? { ...row, state: { is: 'thrown away', draft: row.state.draft } }
      : row,
  );
}

function useRowActions(
  productId: string,
  { replace }: ListRows,
  { write }: ListWriting,
  { keep }: ListKeeping,
): DraftActions {
  return useMemo(
    () => ({
      keep,
      throwAway: (index) => replace((rows) => throwAway(rows, new Set([index]))),
      takeBack: (index) =>
        replace((rows) =>
          rows.map((row, at) =>
            at === index && row.state.is === 'thrown away'
              ? { ...row, state: { is: 'drafted', draft: row.state.draft } }
              : row,
          ),
        ),
      writeAgain: (index) => void write(productId, { indices: [index] }),
      rewrite: (index, idea) => {
        replace((rows) => rows.map((row, at) => (at === index ? rewritten(row, idea) : row)));
        void write(productId, { indices: [index] });
      },
    }),
    [productId, replace, write, keep],
  );
}

interface ViewChoiceProps {
  readonly rows: readonly DraftRow[];
  readonly view: View;
  readonly onChoose: (view: View) => void;
}

/** Which of the drafts are shown, with how many there are of each kind. */
function ViewChoice({ rows, view, onChoose }: ViewChoiceProps) {
  const counts = Object.entries(VIEWS).map(([name, { name: words }]) => {
    const of = name as View;
    return { of, words, count: indicesIn(rows, of).length };
  });
  return (
    <fieldset className="mb-4 flex flex-wrap gap-1.5">
      <legend className="sr-only">Show</legend>
      {counts
        .filter(({ of, count }) => of === 'all' || of === view || count > 0)
        .map(({ of, words, count }) => (
          <button
            key={of}
            type="button"
            aria-pressed={of === view}
            onClick={() => onChoose(of)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge px-3.5 text-caption font-medium transition-colors enabled:hover:bg-wash aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-paper sm:min-h-8"
          >
            {words} <span className="tabular-nums">{count}</span>
          </button>
        ))}
    </fieldset>
  );
}
