import { type ReactNode, useState } from 'react';
import { Redirect } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { NO_CODE } from '#contract/jira.ts';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { UnreachableError, messageOf } from '../../lib/problem-error.ts';
import { type CallbackParameters, type CallbackRefusal, decideOnCallback } from './callback.ts';
import { ConnectButton } from './connect-button.tsx';
import { integrationsPath } from './integrations-path.ts';
import { readPending } from './pending-connection.ts';
import { readTokenStore } from './token-store.ts';
import { useExchange } from './use-exchange.ts';

interface CallbackScreenProps {
  readonly uid: string | undefined;
  readonly parameters: CallbackParameters;
  /** The sign-in that leads back here. */
  readonly loginHref: string;
}

/** Where Atlassian sends a person back: ends the connection that they began, or says why it cannot be. */
export function CallbackScreen({ uid, parameters, loginHref }: CallbackScreenProps) {
  const [attempt, setAttempt] = useState(0);
  if (uid === undefined) {
    return (
      <Stop
        action={
          <ButtonLink kind="main" href={loginHref}>
            Log in
          </ButtonLink>
        }
      >
        <p>You are not logged in. Log in, and the connection goes on.</p>
      </Stop>
    );
  }
  return (
    <Callback
      key={`${uid} ${attempt}`}
      uid={uid}
      parameters={parameters}
      onRetry={() => setAttempt((last) => last + 1)}
    />
  );
}

interface CallbackProps {
  readonly uid: string;
  readonly parameters: CallbackParameters;
  readonly onRetry: () => void;
}

function Callback({ uid, parameters, onRetry }: CallbackProps) {
  const [pending] = useState(() => readPending(uid));
  const [decision] = useState(() => decideOnCallback({ parameters, uid, pending, store: readTokenStore(uid) }));
  const exchange = useExchange(uid, decision);
  const cameFrom = pending?.cameFrom;

  if (decision.go === 'nowhere') return <Refused uid={uid} because={decision.because} cameFrom={cameFrom} />;
  if (exchange.state === 'done') return <Redirect to={integrationsPath(cameFrom)} replace />;
  if (exchange.state === 'running') return <output className="block text-soft">Connecting integration...</output>;
  // Without an answer the code may still be good; a code that was refused never will be.
  const retry =
    exchange.error instanceof UnreachableError ? (
      <Button kind="main" onClick={onRetry}>
        Try again
      </Button>
    ) : (
      <ConnectButton uid={uid} label="Try again" cameFrom={cameFrom} />
    );
  return (
    <Stop action={retry}>
      <p>{messageOf(exchange.error)}</p>
    </Stop>
  );
}

const REASONS: Record<CallbackRefusal, ReactNode> = {
  'no code': (
    <>
      <p>{NO_CODE}</p>
      <p className="mt-1 text-soft">Atlassian sent you back without a permission, so nothing was connected.</p>
    </>
  ),
  'begun by somebody else': <p>This connection was begun by another account, so nothing was connected.</p>,
  'not begun here': (
    <p>This connection was not begun in this tab, or it has ended already. Nothing was connected; begin it again.</p>
  ),
};

interface RefusedProps {
  readonly uid: string;
  readonly because: CallbackRefusal;
  readonly cameFrom: string | undefined;
}

function Refused({ uid, because, cameFrom }: RefusedProps) {
  return <Stop action={<ConnectButton uid={uid} label="Try again" cameFrom={cameFrom} />}>{REASONS[because]}</Stop>;
}

/** What happened, calmly, and the ways on. */
function Stop({ action, children }: { readonly action: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <div role="alert">{children}</div>
      <div className="flex flex-col items-start gap-3">
        {action}
        <TextLink href={browserRoutes.settingsIntegrations}>Go to the integrations</TextLink>
      </div>
    </>
  );
}
