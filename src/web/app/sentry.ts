import {
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
} from '@sentry/browser';
import { ENVELOPE_TYPE, TUNNEL } from '../lib/post-error.ts';

/** The SDK wants an address. Which project it is, the server alone knows, and it reads none of an envelope. */
const NOBODY = 'https://nobody@sentry.invalid/1';

/** Hands errors over to Sentry's SDK: those that `before` it came, and whatever follows. */
export function startSentry(before: readonly unknown[]): void {
  init({
    dsn: NOBODY,
    tunnel: TUNNEL,
    transportOptions: { headers: { 'content-type': ENVELOPE_TYPE } },
    tracesSampleRate: 1,
    traceLifecycle: 'static',
    // The API has no use for their headers.
    tracePropagationTargets: [],
    // Nothing that notes what a person does.
    defaultIntegrations: false,
    integrations: [
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      browserTracingIntegration(),
    ],
  });
  for (const error of before) captureException(error);
}
