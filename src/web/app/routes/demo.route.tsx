import { browserRoutes } from '#contract/browser-routes.ts';
import { Button, ButtonLink } from '../../components/ui/button.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { useIdentity } from '../../features/identity/identity-context.tsx';
import { useAction } from '../../features/identity/use-action.ts';
import { useConfig } from '../../lib/config-context.tsx';

export function DemoRoute() {
  const { demo, identityCan } = useConfig();
  const isOpen = demo && identityCan.anonymous;
  return (
    <>
      {isOpen ? (
        <Entrance />
      ) : (
        <p>The demo is disabled. Create an account to try Storygenie, or log in if you have one.</p>
      )}
      <div className="grid grid-cols-2 gap-3">
        <ButtonLink href={browserRoutes.login}>Login</ButtonLink>
        <ButtonLink href={browserRoutes.createAccount} kind={isOpen ? 'plain' : 'main'}>
          Create account
        </ButtonLink>
      </div>
    </>
  );
}

/** The way in without an account. Whoever watches the user leads on. */
function Entrance() {
  const identity = useIdentity();
  const { busy, failure, run } = useAction();
  return (
    <>
      <p>
        Write stories for an example product, without an account. When you create one later, the stories you made stay
        yours.
      </p>
      <FormFailure>{failure}</FormFailure>
      <Button kind="main" busy={busy} onClick={() => run(() => identity.signInAnonymously())}>
        {busy ? 'Opening the demo…' : 'Try the example product'}
      </Button>
    </>
  );
}
