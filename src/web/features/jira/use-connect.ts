import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { messageOf } from '../../lib/problem-error.ts';
import { beginConnection } from './connect.ts';

interface Connect {
  readonly busy: boolean;
  /** Why it could not be begun. */
  readonly failure: string | undefined;
  /** Leaves for Atlassian. */
  readonly connect: () => void;
}

/** The way to Atlassian, where the person is asked, and from there back to `cameFrom`. */
export function useConnect(uid: string | undefined, cameFrom?: string): Connect {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    // Whoever steps back from Atlassian's page may find this one as it was when they left it.
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setBusy(false);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  const leave = async (): Promise<void> => {
    if (uid === undefined) return;
    setBusy(true);
    setFailure(undefined);
    try {
      // Busy until the page is gone.
      location.assign(await beginConnection(api, { uid, origin: location.origin, cameFrom }));
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };
  return { busy, failure, connect: () => void leave() };
}
