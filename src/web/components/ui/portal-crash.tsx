import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from './button.tsx';
import { Loading } from './faces.tsx';
import { type Reloading, isMissingCode, reloadWhenReachable } from '../../lib/missing-code.ts';
import type { Crashed } from './error-boundary.tsx';

/** Stands in for a screen of the portal that crashed, or whose code did not come. */
export function PortalCrash(crashed: Crashed) {
  return isMissingCode(crashed.error) ? <NoConnection {...crashed} /> : crashed.notice;
}

/** Goes on by itself as soon as the code can be fetched. */
function NoConnection({ notice, reset }: Crashed) {
  const [outcome, setOutcome] = useState<'unreachable' | 'would not help'>();
  const [tries, setTries] = useState<'none' | 'now' | 'in vain'>('none');
  const reloading = useRef<Reloading>(undefined);
  useEffect(() => {
    reloading.current = reloadWhenReachable({ onNoReload: setOutcome });
    return () => reloading.current?.stop();
  }, []);
  const [path] = useLocation();
  const [start] = useState(path);
  useEffect(() => {
    if (path !== start) reset();
  }, [path, start, reset]);
  const tryAgain = async (): Promise<void> => {
    setTries('now');
    await reloading.current?.ask();
    setTries('in vain');
  };

  if (outcome === undefined) return <Loading />;
  if (outcome === 'would not help') return notice;
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-start gap-3 p-6 py-16">
      <h1 className="text-title font-semibold">{tries === 'in vain' ? 'Still no connection' : 'No connection'}</h1>
      <p className="text-soft">
        Storygenie could not be reached, so this could not be loaded. It goes on by itself when you are connected again.
        What you typed has been kept.
      </p>
      <Button className="mt-2" busy={tries === 'now'} onClick={() => void tryAgain()}>
        {tries === 'now' ? 'Trying…' : 'Try again'}
      </Button>
    </div>
  );
}
