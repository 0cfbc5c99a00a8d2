import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StoryDelta } from '#contract/story.ts';

const LABEL = 'text-caption font-medium text-soft';

/** Faint lines where text will stand. */
export function Ruled({ widths }: { readonly widths: readonly string[] }) {
  return (
    <span aria-hidden="true" className="flex flex-col gap-3 py-2">
      {widths.map((width) => (
        <span key={width} className={`h-2 rounded-full bg-line ${width}`} />
      ))}
    </span>
  );
}

/** Marks the place where the next words appear. */
function Caret() {
  return (
    <span
      aria-hidden="true"
      className="ml-0.5 inline-block h-[1em] w-0.5 animate-[caret_1s_steps(1)_infinite] bg-accent-ink align-[-0.15em]"
    />
  );
}

/** A headline, a story set as a quotation, and its criteria; what is not written yet keeps its room. */
export function UnfinishedStory({ delta, writing }: { readonly delta: StoryDelta; readonly writing: boolean }) {
  const { headline, userStory, acceptanceCriteria = [] } = delta;
  const at = acceptanceCriteria.length > 0 ? 'criteria' : userStory ? 'story' : 'headline';
  const caret = (place: typeof at): ReactNode => writing && at === place && <Caret />;
  return (
    <div className="flex flex-col gap-7">
      <p className="min-h-17 text-title font-semibold tracking-tight text-balance">
        {headline ? headline : <Ruled widths={['w-3/5']} />}
        {headline && caret('headline')}
      </p>
      <section aria-label="User Story" className="flex flex-col gap-2">
        <h2 className={LABEL}>User Story</h2>
        <div className="min-h-21 border-l-2 border-accent-ink pl-5">
          {userStory ? (
            <p className="prose">
              {userStory}
              {caret('story')}
            </p>
          ) : (
            <Ruled widths={['w-full', 'w-11/12', 'w-2/5']} />
          )}
        </div>
      </section>
      <section aria-label="Acceptance Criteria" className="flex min-h-52 flex-col gap-2">
        <h2 className={LABEL}>Acceptance Criteria</h2>
        {acceptanceCriteria.length > 0 ? (
          <ul className="flex flex-col">
            {acceptanceCriteria.map((criterion, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a criterion that is still growing is known by its place only
              <Criterion key={index}>
                {criterion}
                {index === acceptanceCriteria.length - 1 && caret('criteria')}
              </Criterion>
            ))}
          </ul>
        ) : (
          <Ruled widths={['w-4/5', 'w-3/4', 'w-5/6', 'w-2/3']} />
        )}
      </section>
    </div>
  );
}

interface CriterionProps {
  readonly children: ReactNode;
  /** Set quietly below it: where it comes from. */
  readonly note?: ReactNode;
}

export function Criterion({ children, note }: CriterionProps) {
  return (
    <li className="flex gap-3 border-b border-line py-3 last:border-b-0">
      <CircleCheck aria-hidden="true" strokeWidth={1.75} className="mt-[3px] size-4.5 shrink-0 text-accent-ink" />
      <div className="flex min-w-0 max-w-[66ch] flex-col gap-1">
        <p className="text-pretty whitespace-pre-line">{children}</p>
        {note}
      </div>
    </li>
  );
}

interface FinishedStoryProps {
  readonly headline: string;
  readonly headlineNote: ReactNode;
  readonly userStory: string;
  readonly storyNote: ReactNode;
  readonly criteria: ReactNode;
}

export function FinishedStory({ headline, headlineNote, userStory, storyNote, criteria }: FinishedStoryProps) {
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col items-start gap-1">
        <h1 className="text-display font-semibold tracking-tight text-balance">{headline}</h1>
        {headlineNote}
      </div>
      <section aria-labelledby="user-story" className="flex flex-col gap-2">
        <h2 id="user-story" className={LABEL}>
          User Story
        </h2>
        <blockquote className="border-l-2 border-accent-ink pl-5">
          <p className="prose whitespace-pre-line">{userStory}</p>
          {storyNote}
        </blockquote>
      </section>
      <section aria-labelledby="acceptance-criteria" className="flex flex-col gap-2">
        <h2 id="acceptance-criteria" className={LABEL}>
          Acceptance Criteria
        </h2>
        <ul className="flex flex-col">{criteria}</ul>
      </section>
    </div>
  );
}
