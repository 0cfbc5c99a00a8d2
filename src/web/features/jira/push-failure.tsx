import { FormFailure } from '../../components/ui/faces.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { ProblemError, isRefusal, messageOf } from '../../lib/problem-error.ts';
import { integrationsPath } from './integrations-path.ts';

interface PushFailureProps {
  readonly error: unknown;
  /** What Jira found wrong that belongs to no field. */
  readonly others?: readonly string[];
  /** The screen to come back to from the integrations. */
  readonly cameFrom: string;
}

/** Says why Jira did not take a story, unless each fault is said at its field; and where to go when it is the connection. */
export function PushFailure({ error, others, cameFrom }: PushFailureProps) {
  const hasFields = error instanceof ProblemError && (error.problem.errors ?? []).length > 0;
  return (
    <FormFailure>
      {Boolean(error) && !hasFields && <p>{messageOf(error)}</p>}
      {others?.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {isRefusal(error, 'jira_not_connected', 'jira_not_authorized') && (
        <TextLink href={integrationsPath(cameFrom)}>
          {isRefusal(error, 'jira_not_connected') ? 'Connect Jira' : 'Reconnect Jira'}
        </TextLink>
      )}
    </FormFailure>
  );
}
