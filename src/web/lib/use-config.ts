import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type AppConfig, getConfig } from '#contract/system.ts';
import { useApi } from './api-context.tsx';
import { keyOf } from './query-client.ts';

/** What this server offers. */
export function useConfig(): UseQueryResult<AppConfig> {
  const api = useApi();
  return useQuery({ queryKey: keyOf(getConfig, {}), queryFn: ({ signal }) => api.call(getConfig, {}, { signal }) });
}
