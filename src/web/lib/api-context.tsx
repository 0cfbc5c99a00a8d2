import { createContext, use } from 'react';
import type { Api } from './call.ts';

const ApiContext = createContext<Api | null>(null);

export const ApiProvider = ApiContext.Provider;

/** The API, as the composition in main.tsx made it. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (api === null) throw new Error('useApi needs an ApiProvider above it.');
  return api;
}
