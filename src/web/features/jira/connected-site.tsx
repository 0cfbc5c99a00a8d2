import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { listJiraResources } from '#contract/jira.ts';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { SelectField } from '../../components/ui/field.tsx';
import { LocalDate } from '../../components/ui/local-date.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { messageOf } from '../../lib/problem-error.ts';
import { keyOf } from '../../lib/query-client.ts';
import type { Connection } from './connection.ts';
import { Disconnection } from './disconnection.tsx';
import { ExternalLink } from './external-link.tsx';
import { useSiteChoice } from './use-connection.ts';

interface ConnectedSiteProps {
  readonly uid: string;
  readonly connection: Connection;
  /** The screen from which the person came to connect. */
  readonly cameFrom: string | undefined;
}

/** The site that stories go to, and what can be done about it. */
export function ConnectedSite({ uid, connection, cameFrom }: ConnectedSiteProps) {
  const [disconnecting, setDisconnecting] = useState(false);
  const { store, connectedAt } = connection;
  return (
    <>
      <div className="flex w-full flex-col gap-4 rounded-md border border-line bg-sheet p-5">
        <div className="flex items-start gap-3">
          <CircleCheck aria-hidden="true" strokeWidth={1.75} className="mt-[3px] size-4.5 shrink-0 text-good" />
          <div className="min-w-0">
            <p>
              <span className="font-medium text-good">Connected</span>
              {connectedAt && (
                <span className="text-soft">
                  {' '}
                  since <LocalDate instant={connectedAt} />
                </span>
              )}
            </p>
            {store.host && <ExternalLink href={store.host}>{new URL(store.host).host}</ExternalLink>}
          </div>
        </div>
        <SiteChoice uid={uid} connection={connection} />
      </div>
      <div className="flex flex-wrap gap-2">
        {cameFrom && (
          <ButtonLink kind="main" href={cameFrom}>
            Back to where you were
          </ButtonLink>
        )}
        <Button kind="danger" onClick={() => setDisconnecting(true)}>
          Disconnect…
        </Button>
      </div>
      {disconnecting && <Disconnection uid={uid} onClose={() => setDisconnecting(false)} />}
    </>
  );
}

/** Where the person can reach several sites, which of them stories go to. */
function SiteChoice({ uid, connection }: Omit<ConnectedSiteProps, 'cameFrom'>) {
  const api = useApi();
  const toast = useToast();
  const { data: sites = [] } = useQuery({
    queryKey: keyOf(listJiraResources, {}),
    queryFn: ({ signal }) => api.call(listJiraResources, {}, { signal }),
  });
  const choice = useSiteChoice(uid, connection);
  // Without the list the site that was chosen is still the one that counts.
  if (sites.length < 2) return null;
  return (
    <SelectField
      label="Site"
      hint="Stories go to this one. The issues that were added before stay where they are."
      error={choice.error && messageOf(choice.error)}
      value={choice.isPending ? choice.variables : connection.store.cloudId}
      aria-busy={choice.isPending}
      onChange={({ target }) =>
        choice.mutate(target.value, {
          onSuccess: ({ host }) => toast(`Stories now go to ${new URL(host).host}.`),
        })
      }
    >
      {sites.map(({ id, name, url }) => (
        <option key={id} value={id}>
          {name} ({new URL(url).host})
        </option>
      ))}
    </SelectField>
  );
}
