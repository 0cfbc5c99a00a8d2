import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import type { Api } from '../../lib/call.ts';
import type { CallbackDecision } from './callback.ts';
import { type Ending, endConnection } from './connect.ts';
import { followConnection } from './connection.ts';

export type Exchange =
  | { readonly state: 'running' }
  | { readonly state: 'done' }
  | { readonly state: 'failed'; readonly error: unknown };

/** A code is good once: whoever asks for its exchange while that runs shares it. */
const running = new Map<string, Promise<void>>();

function exchangeOnce(api: Api, ending: Ending): Promise<void> {
  const exchange = running.get(ending.code) ?? exchangeOrFollow(api, ending).finally(() => running.delete(ending.code));
  running.set(ending.code, exchange);
  return exchange;
}

async function exchangeOrFollow(api: Api, ending: Ending): Promise<void> {
  try {
    await endConnection(api, ending);
  } catch (error) {
    // The code may have done its work already, just before this page was loaded anew.
    const { state } = await followConnection(api, ending.uid).catch(() => ({ state: 'unknown' }));
    if (state !== 'connected') throw error;
  }
}

/** Exchanges the code where that was decided; `state` is `done` at once where there is a connection already. */
export function useExchange(uid: string, decision: CallbackDecision): Exchange {
  const api = useApi();
  const [exchange, setExchange] = useState<Exchange>({ state: decision.go === 'settings' ? 'done' : 'running' });

  useEffect(() => {
    if (decision.go !== 'exchange') return undefined;
    let isShown = true;
    const tell = (next: Exchange): void => {
      if (isShown) setExchange(next);
    };
    const { code, pending } = decision;
    exchangeOnce(api, { uid, origin: location.origin, code, pending }).then(
      () => tell({ state: 'done' }),
      (error: unknown) => tell({ state: 'failed', error }),
    );
    return () => {
      isShown = false;
    };
  }, [api, uid, decision]);

  return exchange;
}
