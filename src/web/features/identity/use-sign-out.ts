import { useQueryClient } from '@tanstack/react-query';
import { useTracker } from '../../lib/track-context.tsx';
import { useIdentity } from './identity-context.tsx';

/** Signs out. It is counted before, and that is sent first: afterwards there is no token to send it with. */
export function useSignOut(): () => Promise<void> {
  const identity = useIdentity();
  const tracker = useTracker();
  const queries = useQueryClient();
  return async () => {
    tracker.track('logout');
    await tracker.flush();
    // What is still being read would be refused once the session has ended.
    await queries.cancelQueries();
    try {
      await identity.signOut();
    } catch (error) {
      void queries.refetchQueries({ type: 'active', stale: true });
      throw error;
    }
  };
}
