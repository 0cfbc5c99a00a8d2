import { type ReactNode, useId } from 'react';
import type { StoryDelta } from '#contract/story.ts';
import type { Alternative } from '#contract/story-drafts.ts';
import { apartFrom } from './apart-from.ts';
import { Criterion, Ruled } from './story-text.tsx';

const ORDINALS = ['First', 'Second', 'Third'];

const listing = new Intl.ListFormat('en');

interface ReadingCardProps {
  /** Its place among the readings. */
  readonly index: number;
  /** The words that are there already; the rest keeps its room. */
  readonly texts: StoryDelta;
  /** What is not as in the first; absent while that is not known. */
  readonly differs?: Alternative['differs'];
  /** The user story of the first: what is not as in that one is marked. */
  readonly first?: string | undefined;
  readonly action?: ReactNode;
}

/** One reading of an idea. Its parts stand level with those of its neighbours. */
export function ReadingCard({ index, texts, differs, first, action }: ReadingCardProps) {
  const id = useId();
  const { headline, userStory, acceptanceCriteria = [] } = texts;
  return (
    <li
      aria-labelledby={id}
      className="row-span-4 grid grid-rows-subgrid gap-y-5 rounded-lg border border-line bg-sheet p-5"
    >
      <div className="flex flex-col gap-1">
        <p className="text-caption text-soft">
          {ORDINALS[index]} reading
          {differs && index > 0 && <span className="font-medium text-ink"> · {differenceIn(differs)}</span>}
        </p>
        <h3 id={id} className="text-[1.0625rem] leading-6 font-semibold tracking-tight text-balance">
          {headline ? headline : <Ruled widths={['w-4/5']} />}
        </h3>
      </div>
      <blockquote className="min-h-21 border-l-2 border-accent-ink pl-4">
        {userStory ? (
          <StoryWords userStory={userStory} first={first} />
        ) : (
          <Ruled widths={['w-full', 'w-11/12', 'w-2/5']} />
        )}
      </blockquote>
      {acceptanceCriteria.length > 0 ? (
        <ul aria-label="Acceptance Criteria" className="flex flex-col border-t border-line">
          {acceptanceCriteria.map((criterion, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a criterion that is still growing is known by its place only
            <Criterion key={place}>{criterion}</Criterion>
          ))}
        </ul>
      ) : (
        <div className="border-t border-line pt-3">
          <Ruled widths={['w-4/5', 'w-3/4', 'w-5/6']} />
        </div>
      )}
      <div className="min-h-11 sm:min-h-9">{action}</div>
    </li>
  );
}

function StoryWords({ userStory, first }: { readonly userStory: string; readonly first: string | undefined }) {
  const { before, words, after } = apartFrom(userStory, first ?? userStory);
  return (
    <p className="text-pretty">
      {before}
      {words && <mark className="rounded-sm bg-accent-wash text-ink">{words}</mark>}
      {after}
    </p>
  );
}

function differenceIn(differs: Alternative['differs']): string {
  return differs.length > 0 ? `Another ${listing.format(differs)}` : 'In other words';
}
