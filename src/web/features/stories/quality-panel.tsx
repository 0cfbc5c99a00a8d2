import { type ReactNode, useMemo } from 'react';
import type { Story } from '#contract/story.ts';
import type { Finding } from '#quality/findings.ts';
import { qualityScore } from '#quality/quality-score.ts';
import { messageOf } from '../../lib/problem-error.ts';
import type { StoryText } from '../../lib/story-difference.ts';
import { FixedNote } from './fixed-note.tsx';
import { MarginNote } from './margin-note.tsx';
import { FindingLine } from './part-findings.tsx';
import { useCorrection } from './use-correction.ts';
import { useFindings } from './use-findings.ts';

/** What is said of the list as a whole and of none of its criteria. */
const OF_ALL = /^criteria-(?:count|negative-path)$/;

function placeOf({ rule, where: { part, index = 0 } }: Finding): string {
  if (OF_ALL.test(rule)) return 'Acceptance Criteria';
  return part === 'headline' ? 'Headline' : part === 'userStory' ? 'User Story' : `Criterion ${index + 1}`;
}

/** The score of the texts that are being written; what was found stands at its place. */
export function DraftQuality({ texts }: { readonly texts: StoryText }) {
  const findings = useFindings(texts);
  return <Quality findings={findings} />;
}

/** What the checks say of a stored story, each finding with its correction, the last of which can be taken back. */
export function StoryQuality({ story }: { readonly story: Story }) {
  const { headline, userStory, acceptanceCriteria } = story;
  const texts = useMemo(() => ({ headline, userStory, acceptanceCriteria }), [headline, userStory, acceptanceCriteria]);
  const findings = useFindings(texts);
  const { taken, isBusy, error, fix, undo } = useCorrection(story);
  return (
    <Quality findings={findings}>
      {findings && findings.length > 0 && (
        <ul className="mt-2 flex flex-col gap-3">
          {findings.map((finding) => (
            <FindingLine
              key={`${finding.rule} ${placeOf(finding)} ${finding.where.start} ${finding.message}`}
              finding={finding}
              where={placeOf(finding)}
              busy={isBusy}
              onFix={() => fix(finding)}
            />
          ))}
        </ul>
      )}
      <FixedNote message={taken?.message} busy={isBusy} onUndo={undo} />
      <p role="alert" className="text-caption text-bad empty:hidden">
        {error && messageOf(error)}
      </p>
    </Quality>
  );
}

interface QualityProps {
  readonly findings: ReturnType<typeof useFindings>;
  readonly children?: ReactNode;
}

/** Its room is there before the checks are: two lines in a margin, one below the story. */
function Quality({ findings, children }: QualityProps) {
  return (
    <MarginNote title="Quality">
      {findings ? (
        <Score findings={findings} />
      ) : (
        <p className="text-soft xl:min-h-12">{findings === null ? UNCHECKED : 'Checking…'}</p>
      )}
      {children}
    </MarginNote>
  );
}

const UNCHECKED = 'The checks could not be loaded.';

function Score({ findings }: { readonly findings: readonly Finding[] }) {
  const count = findings.length;
  const words =
    count === 0 ? 'Nothing to mend.' : count === 1 ? 'One thing to look at.' : `${count} things to look at.`;
  return (
    <p>
      <span className="font-semibold tabular-nums">{qualityScore(findings)}</span>
      <span className="text-soft">
        {' '}
        of 100. <span className="xl:block">{words}</span>
      </span>
    </p>
  );
}
