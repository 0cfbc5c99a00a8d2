import { Check, ChevronDown, ChevronRight, Copy } from 'lucide-react';
import { type MouseEvent, memo, useId, useState } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/browser-routes.ts';
import type { StoryDraft } from '#contract/story-drafts.ts';
import { Button } from '../../../components/ui/button.tsx';
import { onFirstPress } from '../../../components/ui/first-press.ts';
import { SmallButton } from '../../../components/ui/small-button.tsx';
import { Criterion } from '../story-text.tsx';
import { writtenBy } from '../writer-name.ts';
import { type DraftRow, type Repetition, draftOf } from './draft-row.ts';
import { FailedRow } from './failed-row.tsx';

/** What can be done with a draft of the list, by its place in it. */
export interface DraftActions {
  readonly keep: (index: number) => void;
  readonly throwAway: (index: number) => void;
  readonly takeBack: (index: number) => void;
  readonly writeAgain: (index: number) => void;
  /** Has other words written in the place of those that failed. */
  readonly rewrite: (index: number, idea: string) => void;
}

interface DraftRowViewProps {
  readonly index: number;
  readonly row: DraftRow;
  readonly repeats: Repetition | undefined;
  /** Where the draft begins that this one repeats. */
  readonly repeatedLine: number | undefined;
  readonly isWriting: boolean;
  readonly actions: DraftActions;
}

/** One idea of the list: what became of it, its draft to be opened, and what can be done with it. */
export const DraftRowView = memo(function DraftRowView(props: DraftRowViewProps) {
  const { row, repeats, repeatedLine } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const draft = draftOf(row);
  return (
    <li
      data-row
      className="grid gap-x-6 gap-y-3 border-b border-line px-4 py-4 last:border-b-0 sm:px-5 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="flex min-w-0 flex-col items-start gap-1">
        <p className="flex flex-wrap gap-x-2 text-caption text-soft">
          <span className="tabular-nums">Line {row.line}</span>
          {draft && row.state.is !== 'thrown away' && repeats && <Mark repeats={repeats} line={repeatedLine} />}
        </p>
        <Words row={row} />
        {draft && (
          <SmallButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
            {draft.acceptanceCriteria.length} criteria
            <span className="sr-only"> of {draft.headline}</span>
          </SmallButton>
        )}
        <div id={id} hidden={!isOpen} className="w-full">
          {isOpen && draft && <WholeDraft draft={draft} />}
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-2 md:justify-end">
        <Deciding {...props} />
      </div>
    </li>
  );
});

/** The draft in short; before there is one, the idea, with the headline once that is written. */
function Words({ row: { idea, state } }: { readonly row: DraftRow }) {
  if (state.is === 'kept') {
    return (
      <h3 className="font-semibold">
        <Link
          href={pathTo('story', { storyId: state.storyId })}
          className="underline decoration-edge underline-offset-2 hover:decoration-current"
        >
          {state.headline}
        </Link>
      </h3>
    );
  }
  if (!('draft' in state)) {
    return (
      <>
        {state.is === 'writing' && state.headline && <h3 className="font-semibold">{state.headline}</h3>}
        <p className="line-clamp-2 max-w-[80ch] text-soft">{idea}</p>
      </>
    );
  }
  const isGone = state.is === 'thrown away';
  return (
    <>
      <h3 className={`font-semibold ${isGone ? 'text-faint' : ''}`}>{state.draft.headline}</h3>
      <p className={`max-w-[80ch] ${isGone ? 'text-faint' : ''}`}>{state.draft.userStory}</p>
    </>
  );
}

function Mark({
  repeats: { exact, story },
  line,
}: {
  readonly repeats: Repetition;
  readonly line: number | undefined;
}) {
  return (
    <span className="flex items-start gap-1 font-medium text-warn">
      <Copy aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <span>
        {exact ? 'Says the same as ' : 'Differs only in its benefit from '}
        {story ? (
          <Link href={pathTo('story', { storyId: story.id })} className="underline underline-offset-2">
            your story “{story.headline}”
          </Link>
        ) : (
          `line ${line}`
        )}
      </span>
    </span>
  );
}

/** Goes to the next draft that is to be decided on; after the last, to what can be done with all. */
function goOnFrom({ currentTarget }: MouseEvent<HTMLElement>): void {
  let row = currentTarget.closest('[data-row]')?.nextElementSibling;
  while (row && !row.querySelector('[data-decide]')) row = row.nextElementSibling;
  const next = row?.querySelector<HTMLElement>('[data-decide]') ?? currentTarget.closest('ul')?.nextElementSibling;
  if (next instanceof HTMLElement) next.focus();
}

function Deciding({ index, row, isWriting, actions }: DraftRowViewProps) {
  const { state } = row;
  if (state.is === 'keeping' || state.is === 'drafted')
    return <KeepOrNot index={index} state={state} actions={actions} />;
  if (state.is === 'failed') {
    return (
      <FailedRow
        row={row}
        state={state}
        isWriting={isWriting}
        onAgain={() => actions.writeAgain(index)}
        onRewrite={(idea) => actions.rewrite(index, idea)}
      />
    );
  }
  return (
    <>
      <p className="flex min-h-11 items-center gap-1.5 text-soft sm:min-h-9">
        {state.is === 'kept' && <Check aria-hidden="true" className="size-4 text-good" />}
        {STATES[state.is]}
      </p>
      {state.is === 'thrown away' && (
        <Button kind="quiet" onClick={() => actions.takeBack(index)}>
          Take back<span className="sr-only"> {state.draft.headline}</span>
        </Button>
      )}
    </>
  );
}

const STATES = { waiting: 'Waiting', writing: 'Writing…', kept: 'Kept', 'thrown away': 'Thrown away' };

interface KeepOrNotProps {
  readonly index: number;
  readonly state: Extract<DraftRow['state'], { is: 'drafted' | 'keeping' }>;
  readonly actions: DraftActions;
}

function KeepOrNot({ index, state, actions }: KeepOrNotProps) {
  const isKeeping = state.is === 'keeping';
  const about = <span className="sr-only"> {state.draft.headline}</span>;
  return (
    <div className="flex flex-col gap-2 md:items-end">
      <div className="flex gap-2">
        <Button
          data-decide
          busy={isKeeping}
          onClick={onFirstPress((event) => {
            goOnFrom(event);
            actions.keep(index);
          })}
        >
          {isKeeping ? 'Keeping…' : 'Keep'}
          {about}
        </Button>
        <Button
          kind="quiet"
          disabled={isKeeping}
          onClick={onFirstPress((event) => {
            goOnFrom(event);
            actions.throwAway(index);
          })}
        >
          Throw away{about}
        </Button>
      </div>
      <p role="alert" className="max-w-[40ch] text-caption text-bad empty:hidden">
        {state.is === 'drafted' && state.fault}
      </p>
    </div>
  );
}

/** The whole of a draft, below its short form. */
function WholeDraft({ draft }: { readonly draft: StoryDraft }) {
  return (
    <div className="flex flex-col gap-4 pt-2 pb-1">
      <ul aria-label="Acceptance Criteria" className="flex flex-col border-t border-line">
        {draft.acceptanceCriteria.map((criterion, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a criterion has no identity but its place
          <Criterion key={index}>{criterion}</Criterion>
        ))}
      </ul>
      <dl className="flex max-w-[80ch] flex-col gap-3 text-caption">
        <div>
          <dt className="font-medium text-soft">Idea</dt>
          <dd className="whitespace-pre-line">{draft.idea}</dd>
        </div>
        {draft.openQuestions.length > 0 && (
          <div>
            <dt className="font-medium text-soft">Open questions</dt>
            {draft.openQuestions.map((question) => (
              <dd key={question}>{question}</dd>
            ))}
          </div>
        )}
      </dl>
      <p className="text-caption text-soft">{writtenBy(draft.writer)}.</p>
    </div>
  );
}
