import { Suspense, lazy, useState } from 'react';
import { useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { browserRoutes } from '#contract/browser-routes.ts';
import { Button } from '../../components/ui/button.tsx';
import { Loading } from '../../components/ui/faces.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { GoogleSignIn } from '../../features/identity/google-sign-in.tsx';
import { LoginChooser } from '../../features/identity/login-chooser.tsx';
import { type SessionEnd, SessionEndNotice } from '../../features/identity/session-end.tsx';
import { useConfig } from '../../lib/config-context.tsx';

const loadForm = () => import('../../features/identity/sign-in-form.tsx');
const SignInForm = lazy(async () => ({ default: (await loadForm()).SignInForm }));

export function LoginRoute() {
  const { google, demo } = useConfig();
  const [method, setMethod] = useState<'none' | 'email'>('none');
  const [draft, setDraft] = useState({ email: '', persist: false });
  const search = useSearch();
  const here = search && `?${search}`;
  const end = useHistoryState<SessionEnd | null>();
  return (
    <>
      {end?.ended && <SessionEndNotice {...end} />}
      {method === 'none' ? (
        <LoginChooser
          onEmail={() => setMethod('email')}
          onEmailAhead={() => void loadForm()}
          other={
            google && <GoogleSignIn persist={draft.persist} onPersist={(persist) => setDraft({ ...draft, persist })} />
          }
        />
      ) : (
        <>
          <Suspense fallback={<Loading />}>
            <SignInForm draft={draft} onDraft={setDraft} resetHref={`${browserRoutes.reset}${here}`} />
          </Suspense>
          <Button kind="quiet" className="-mt-3 w-full" onClick={() => setMethod('none')}>
            Choose another way
          </Button>
        </>
      )}
      <div className="flex flex-col text-soft sm:gap-1">
        <p>
          No account yet? <TextLink href={`${browserRoutes.createAccount}${here}`}>Create an account</TextLink>
        </p>
        {demo && (
          <p>
            Just looking? <TextLink href={browserRoutes.demo}>Try it without an account</TextLink>
          </p>
        )}
      </div>
    </>
  );
}
