import type { FastifyBaseLogger } from 'fastify';
import type { AppConfig } from '#contract/system.ts';
import { createFirebaseVerifier } from './adapters/firebase/firebase-verifier.ts';
import type { Clock } from './clock.ts';
import type { Env } from './env.ts';
import type { PolicySources } from './http/security-headers.ts';
import type { IdentityVerifier } from './identity/identity-verifier.ts';

/** An identity service that is not ours: we verify its tokens, and the browser does the rest with it. */
export interface HostedIdentity {
  readonly verifier: IdentityVerifier;
  readonly offer: Pick<AppConfig, 'identity' | 'google' | 'mail' | 'identityCan' | 'firebase'>;
  /** What the browser needs to reach beside this server. */
  readonly sources: PolicySources;
}

/** The hosted identity service that the settings name; `undefined` when people sign in at this server itself. */
export function openHostedIdentity(env: Env, clock: Clock, log: FastifyBaseLogger): HostedIdentity | undefined {
  if (env.IDENTITY !== 'firebase') return undefined;
  const projectId = env.FIREBASE_PROJECT_ID ?? '';
  const emulatorUrl = env.FIREBASE_AUTH_EMULATOR_HOST && `http://${env.FIREBASE_AUTH_EMULATOR_HOST}`;
  if (emulatorUrl) log.warn({ part: 'identity' }, 'tokens of the Auth emulator are taken: anybody can be anybody here');
  return {
    verifier: createFirebaseVerifier({
      projectId,
      keysUrl: env.FIREBASE_KEYS_URL,
      emulated: emulatorUrl !== undefined,
      clock,
    }),
    offer: {
      identity: 'firebase',
      google: env.FIREBASE_GOOGLE,
      // The service sends its own.
      mail: true,
      // Firebase keeps sessions and names, and only its administrator's key could list or change them from here.
      identityCan: { sessions: false, changeName: false, changePassword: true, anonymous: env.DEMO_ENABLED },
      firebase: {
        projectId,
        apiKey: env.FIREBASE_API_KEY ?? '',
        authDomain: env.FIREBASE_AUTH_DOMAIN ?? '',
        ...(emulatorUrl && { emulatorUrl }),
      },
    },
    sources: {
      connect: emulatorUrl
        ? [emulatorUrl]
        : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
      image: ['https://lh3.googleusercontent.com'],
      // The popup answers through a script of Google's and a frame of the project's own domain.
      ...(env.FIREBASE_GOOGLE && {
        script: ['https://apis.google.com'],
        frame: [emulatorUrl ?? `https://${env.FIREBASE_AUTH_DOMAIN}`],
      }),
    },
  };
}
