import { createContext, use } from 'react';
import type { AppConfig } from '#contract/system.ts';

const ConfigContext = createContext<AppConfig | null>(null);

export const ConfigProvider = ConfigContext.Provider;

/** What this server offers, as it was read at the start. */
export function useConfig(): AppConfig {
  const config = use(ConfigContext);
  if (config === null) throw new Error('useConfig needs a ConfigProvider above it.');
  return config;
}
