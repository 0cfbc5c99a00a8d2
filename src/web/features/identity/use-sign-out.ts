import { useTracker } from '../../lib/track-context.tsx';
import { useIdentity } from './identity-context.tsx';

/** Signs out. It is counted before, and that is sent first: afterwards there is no token to send it with. */
export function useSignOut(): () => Promise<void> {
  const identity = useIdentity();
  const tracker = useTracker();
  return async () => {
    tracker.track('logout');
    await tracker.flush();
    await identity.signOut();
  };
}
