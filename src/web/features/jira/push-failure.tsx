import { FormFailure } from '../../components/ui/faces.tsx';
import { ProblemError } from '../../lib/problem-error.ts';
import { JiraFailure } from './jira-failure.tsx';

interface PushFailureProps {
  readonly error: unknown;
  /** What Jira found wrong that belongs to no field. */
  readonly others?: readonly string[];
  /** The screen to come back to from the integrations. */
  readonly cameFrom: string;
}

/** Says why Jira did not take a story, unless each fault is said at its field. */
export function PushFailure({ error, others, cameFrom }: PushFailureProps) {
  const hasFields = error instanceof ProblemError && (error.problem.errors ?? []).length > 0;
  if (error && !hasFields) {
    return (
      <FormFailure>
        <JiraFailure error={error} cameFrom={cameFrom} />
      </FormFailure>
    );
  }
  return (
    <FormFailure>{others && others.length > 0 && others.map((message) => <p key={message}>{message}</p>)}</FormFailure>
  );
}
