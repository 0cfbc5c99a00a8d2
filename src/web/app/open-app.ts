import { recordEvents } from '#contract/event.ts';
import { type AppConfig, getConfig } from '#contract/system.ts';
import { createEmbeddedIdentity } from '../features/identity/embedded-identity.ts';
import type { IdentityClient } from '../features/identity/identity-client.ts';
import { reportUnexpected } from '../features/identity/report-unexpected.ts';
import type { OtherTabs } from '../features/identity/other-tabs.ts';
import { type Api, createApi } from '../lib/call.ts';
import type { ErrorListener } from '../lib/error-listener.ts';
import { forgetEverybodyBut, handOver } from '../lib/kept-of-person.ts';
import { createTracker, signInEvent, type Tracker } from '../lib/track.ts';
import { reportErrors } from './report-errors.ts';

/** What the screens stand on. */
export interface AppParts {
  readonly config: AppConfig;
  readonly identity: IdentityClient;
  readonly api: Api;
  readonly tracker: Tracker;
}

/** Makes the function that puts the parts together and asks who is signed in; after a failure it may be called again. */
export function createOpening(tabs: OtherTabs, errors: ErrorListener): () => Promise<AppParts> {
  let parts: AppParts | undefined;
  return async () => {
    parts ??= await assemble(tabs, errors);
    await parts.identity.restore();
    if (parts.identity.returnFailure) reportUnexpected(parts.identity.returnFailure);
    return parts;
  };
}

/** The composition root of the browser's side: what the server offers decides what is put together. */
async function assemble(tabs: OtherTabs, errors: ErrorListener): Promise<AppParts> {
  const api = createApi({ tokens: { getIdToken: (options) => identity.getIdToken(options) } });
  const config = await api.call(getConfig, {});
  reportErrors(errors, config.errorReports);
  const identity = await openIdentity(config, tabs);
  keepPeopleApart(identity);
  return { config, identity, api, tracker: trackPeople(identity, api) };
}

async function openIdentity({ firebase, google }: AppConfig, tabs: OtherTabs): Promise<IdentityClient> {
  if (firebase === undefined) return createEmbeddedIdentity({ tabs });
  // Loaded where it is in use only: it is larger than all the rest of the sign-in.
  const { createFirebaseIdentity } = await import('../features/identity/firebase-identity.ts');
  return createFirebaseIdentity({ firebase, google, tabs });
}

/** Whoever signs in finds nothing of somebody else's. A session that merely ran out leaves the words for its owner. */
function keepPeopleApart(identity: IdentityClient): void {
  let last = identity.currentUser;
  identity.onChange(() => {
    const user = identity.currentUser;
    // Somebody anonymous who gets an account stays the same person.
    if (last?.isAnonymous && user?.isAnonymous === false) handOver(last.uid, user.uid);
    if (user) forgetEverybodyBut(user.uid);
    last = user;
  });
  identity.onSignOut(() => {
    last = null;
    forgetEverybodyBut(undefined);
  });
}

/** Counts completed sign-ins. A sign-out is counted by who asks for it, while there still is a token. */
function trackPeople(identity: IdentityClient, api: Api): Tracker {
  const tracker = createTracker({
    send: (events) =>
      api.call(recordEvents, { body: { events } }, { keepalive: true, signal: AbortSignal.timeout(3_000) }),
  });
  let uid = identity.currentUser?.uid;
  identity.onChange(() => {
    if (identity.currentUser?.uid === uid) return;
    tracker.forget();
    uid = identity.currentUser?.uid;
  });
  identity.onSignIn(({ metadata }) => tracker.track(signInEvent(metadata)));
  return tracker;
}
