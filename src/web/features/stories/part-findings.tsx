import { WandSparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Finding } from '#quality/findings.ts';
import { SmallButton } from '../../components/ui/small-button.tsx';

interface FindingLineProps {
  readonly finding: Finding;
  /** Where it is, when that is not plain from its place. */
  readonly where?: string;
  readonly busy?: boolean;
  readonly onFix: () => void;
}

/** One thing that the checks found: what, why it matters, and, where it is safe, a press that mends it. */
export function FindingLine({ finding, where, busy = false, onFix }: FindingLineProps) {
  const { message, why, fix, furtherStories = [] } = finding;
  return (
    <li className="flex flex-col items-start gap-0.5 text-caption">
      <p>
        {where && <span className="font-medium">{where}: </span>}
        {message}
      </p>
      <p className="text-soft">{why}</p>
      {fix !== undefined && (
        <>
          {furtherStories.length > 0 && <Proposal label="It takes out">{furtherStories.join(' ')}</Proposal>}
          <SmallButton busy={busy} onClick={onFix}>
            <WandSparkles aria-hidden="true" />
            {fix === '' ? 'Remove it' : 'Fix'}
            <span className="sr-only"> {message}</span>
          </SmallButton>
        </>
      )}
    </li>
  );
}

function Proposal({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <p className="text-soft">
      {label}: <q>{children}</q>
    </p>
  );
}

interface PartFindingsProps {
  readonly findings: readonly Finding[];
  readonly onFix: (finding: Finding) => void;
}

/** What the checks found in the text above. */
export function PartFindings({ findings, onFix }: PartFindingsProps) {
  if (findings.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2 border-l-2 border-warn pl-3">
      {findings.map((finding) => (
        <FindingLine
          key={`${finding.rule} ${finding.where.start} ${finding.message}`}
          finding={finding}
          onFix={() => onFix(finding)}
        />
      ))}
    </ul>
  );
}
