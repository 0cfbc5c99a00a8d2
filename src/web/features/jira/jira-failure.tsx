import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getJiraConnection } from '#contract/jira.ts';
import { Button } from '../../components/ui/button.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { isRefusal, messageOf } from '../../lib/problem-error.ts';
import { keyOf } from '../../lib/query-client.ts';
import { CONNECTION_ENDED } from './connection.ts';
import { integrationsPath } from './integrations-path.ts';

interface JiraFailureProps {
  readonly error: unknown;
  /** The screen to come back to from the integrations. */
  readonly cameFrom: string;
  readonly onRetry?: () => void;
}

/** Says what went wrong with Jira: what to do is another try or, when it is the connection, another connection. */
export function JiraFailure({ error, cameFrom, onRetry }: JiraFailureProps) {
  return (
    <>
      <p>{messageOf(error)}</p>
      {isRefusal(error, ...CONNECTION_ENDED) ? (
        <ConnectionLink cameFrom={cameFrom} />
      ) : (
        onRetry && (
          <Button className="mt-3" onClick={onRetry}>
            Try again
          </Button>
        )
      )}
    </>
  );
}

function ConnectionLink({ cameFrom }: Pick<JiraFailureProps, 'cameFrom'>) {
  const queries = useQueryClient();
  useEffect(() => {
    // The integrations ask anew; here nothing is taken away from below somebody's hand.
    void queries.invalidateQueries({ queryKey: keyOf(getJiraConnection, {}), refetchType: 'none' });
  }, [queries]);
  return <TextLink href={integrationsPath(cameFrom)}>Connect Jira</TextLink>;
}
