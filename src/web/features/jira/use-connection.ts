import {
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { type JiraStore, deleteJiraConnection, getJiraConnection, saveJiraConnection } from '#contract/jira.ts';
import { useApi } from '../../lib/api-context.tsx';
import { useConfig } from '../../lib/config-context.tsx';
import { below, keyOf } from '../../lib/query-client.ts';
import { type Connection, followConnection, keptConnection } from './connection.ts';
import { clearTokenStore, renewalDueIn, tokenStoreKey, writeTokenStore } from './token-store.ts';

const queryKey = keyOf(getJiraConnection, {});

/** The person's connection with Jira: at once what this browser's store tells, then what the server knows. */
export function useConnection(uid: string): UseQueryResult<Connection> {
  const api = useApi();
  const { jira } = useConfig();
  const queries = useQueryClient();

  useEffect(() => {
    // It begins and ends in all tabs at once.
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === tokenStoreKey(uid)) void queries.invalidateQueries({ queryKey });
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [queries, uid]);

  return useQuery({
    queryKey,
    queryFn: ({ signal }) => followConnection(api, uid, Date.now, signal),
    placeholderData: () => keptConnection(uid),
    refetchInterval: ({ state }) => renewalDueIn(state.data?.store ?? {}, Date.now()),
    enabled: jira,
  });
}

/** Ends the connection, here and in the person's other browsers; `onDone` hears when that is done. */
export function useDisconnection(uid: string, onDone: () => void): UseMutationResult<void, Error, void> {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await api.call(deleteJiraConnection, {});
    },
    onSuccess: () => {
      clearTokenStore(uid);
      queries.removeQueries(below('/jira/resources'));
      queries.removeQueries(below('/jira/projects'));
      queries.setQueryData<Connection>(queryKey, { state: 'disconnected', store: {} });
      onDone();
    },
  });
}

/** Chooses the site to which stories go, of those that the person can reach. */
export function useSiteChoice(uid: string, connection: Connection): UseMutationResult<JiraStore, Error, string> {
  const api = useApi();
  const queries = useQueryClient();
  const { refreshToken = '' } = connection.store;
  return useMutation({
    mutationFn: (cloudId) => api.call(saveJiraConnection, { body: { refreshToken, cloudId } }),
    onSuccess: (store) => {
      writeTokenStore(uid, store);
      queries.setQueryData<Connection>(queryKey, { ...connection, store });
    },
  });
}
