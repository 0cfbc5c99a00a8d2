import { browserRoutes } from '#contract/browser-routes.ts';
import { ownPath } from '../../lib/own-path.ts';

/** The integrations, which lead back to the screen that somebody `cameFrom`. */
export function integrationsPath(cameFrom: string | undefined): string {
  const from = ownPath(cameFrom ?? null);
  return from
    ? `${browserRoutes.settingsIntegrations}?from=${encodeURIComponent(from)}`
    : browserRoutes.settingsIntegrations;
}

/** The screen that the address of the integrations says the person came from. */
export function cameFromOf(search: URLSearchParams): string | undefined {
  return ownPath(search.get('from'));
}
