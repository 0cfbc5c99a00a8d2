import { startGoogleKeys } from '../fakes/google-keys.ts';
import { firebaseClaims } from './firebase-claims.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { createTokenMint, type TokenMint } from './token-mint.ts';

export const FIREBASE_PROJECT = 'demo-storygenie';

/** What configures a server whose people Firebase keeps. */
export const FIREBASE_SETTINGS = {
  IDENTITY: 'firebase',
  FIREBASE_PROJECT_ID: FIREBASE_PROJECT,
  FIREBASE_API_KEY: 'public-key',
  FIREBASE_AUTH_DOMAIN: 'demo-storygenie.firebaseapp.com',
};

export interface HostedApp {
  readonly app: TestApp;
  /** Signs with the key that the server trusts. */
  readonly mint: TokenMint;
  /** A token of Firebase for somebody with an address, with other claims where they matter. */
  readonly tokenOf: (uid: string, change?: object) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** A server whose people Firebase keeps, and keys for its tokens. */
export async function openHostedApp(dialect: Parameters<typeof openTestApp>[0]): Promise<HostedApp> {
  const mint = await createTokenMint('RS256');
  const keys = await startGoogleKeys(mint.publicKeys);
  const app = await openTestApp(dialect, { ...FIREBASE_SETTINGS, FIREBASE_KEYS_URL: keys.url });
  return {
    app,
    mint,
    tokenOf: (uid, change = {}) =>
      mint.sign({
        ...firebaseClaims(FIREBASE_PROJECT, { uid, email: `${uid}@example.com` }, app.clock.now()),
        ...change,
      }),
    close: async () => {
      await app.close();
      await keys.close();
    },
  };
}
