import { Section } from '../../components/ui/section.tsx';
import { Failure, Loading } from '../../components/ui/faces.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { useConfig } from '../../lib/config-context.tsx';
import { ConnectButton } from './connect-button.tsx';
import { ConnectedSite } from './connected-site.tsx';
import { SetUpGuide } from './set-up-guide.tsx';
import { useConnection } from './use-connection.ts';

interface IntegrationsScreenProps {
  /** Absent while nobody is known to be signed in. */
  readonly uid: string | undefined;
  /** Where somebody without an account gets one first; absent for those who have one. */
  readonly createAccountHref: string | undefined;
  /** The screen from which the person came to connect. */
  readonly cameFrom: string | undefined;
}

/** The person's connection with Jira: begun, seen, changed and ended here. */
export function IntegrationsScreen(props: IntegrationsScreenProps) {
  return (
    <div>
      <Section title="Jira" about="Add stories to Jira as issues, and keep them up to date there.">
        <JiraConnection {...props} />
      </Section>
    </div>
  );
}

function JiraConnection({ uid, createAccountHref, cameFrom }: IntegrationsScreenProps) {
  const { jira } = useConfig();
  if (!jira) return <SetUpGuide origin={location.origin} />;
  if (createAccountHref) {
    return (
      <>
        <p className="max-w-[60ch]">A connection with Jira belongs to an account. Create one, and keep your stories.</p>
        <ButtonLink kind="main" href={createAccountHref}>
          Create an account
        </ButtonLink>
      </>
    );
  }
  if (uid === undefined) return <ConnectButton uid={uid} label="Connect Jira" cameFrom={cameFrom} />;
  return <OwnConnection uid={uid} cameFrom={cameFrom} />;
}

function OwnConnection({ uid, cameFrom }: { readonly uid: string; readonly cameFrom: string | undefined }) {
  const { data: connection, error, isPlaceholderData, refetch } = useConnection(uid);
  if (connection === undefined || (isPlaceholderData && connection.state !== 'connected')) {
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />;
  }
  if (connection.state === 'connected') return <ConnectedSite uid={uid} connection={connection} cameFrom={cameFrom} />;
  if (connection.state === 'revoked') {
    return (
      <>
        <div className="max-w-[60ch]">
          <p className="font-medium text-warn">Jira no longer lets Storygenie in.</p>
          <p className="mt-1 text-soft">
            The permission was taken back, or it ran out. Your stories and their issues are as they were.
          </p>
        </div>
        <ConnectButton uid={uid} label="Reconnect Jira" cameFrom={cameFrom} />
      </>
    );
  }
  return (
    <>
      <p className="max-w-[60ch]">
        Atlassian will ask you whether Storygenie may read and write issues. You can take that back at any time, here
        and there.
      </p>
      <ConnectButton uid={uid} label="Connect Jira" cameFrom={cameFrom} />
    </>
  );
}
