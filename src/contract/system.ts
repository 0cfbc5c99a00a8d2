import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const appConfig = z.object({
  identity: z.enum(['embedded', 'firebase']),
  /** Which writer answers: `drafter`, or `provider:model`. */
  writer: z.string(),
  supportEmail: z.string(),
  /** People may sign in with Google. */
  google: z.boolean(),
  /** Visitors may try the example product without an account. */
  demo: z.boolean(),
  /** Mails leave this server; otherwise they wait in a folder of it. */
  mail: z.boolean(),
  /** People may connect Jira. */
  jira: z.boolean(),
  /** Errors go to Sentry, by way of this server; otherwise they end in its log. */
  errorReports: z.boolean(),
  /** What the identity service lets people do, beyond signing in. */
  identityCan: z.object({
    /** List and end their sessions. */
    sessions: z.boolean(),
    changeName: z.boolean(),
    changePassword: z.boolean(),
    /** Come in without an account. */
    anonymous: z.boolean(),
  }),
  /** What the browser needs to reach Firebase; only with `identity: 'firebase'`. */
  firebase: z.optional(
    z.object({
      apiKey: z.string(),
      projectId: z.string(),
      authDomain: z.string(),
      /** Where the Auth emulator is, in tests. */
      emulatorUrl: z.optional(z.string()),
    }),
  ),
});
export type AppConfig = z.infer<typeof appConfig>;

export const getConfig = endpoint({
  method: 'GET',
  path: '/config',
  summary: 'What this server offers',
  access: 'public',
  input: {},
  output: appConfig,
});

const status = z.object({ status: z.literal('ok') });

export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'The server runs',
  access: 'public',
  input: {},
  output: status,
});

export const getReady = endpoint({
  method: 'GET',
  path: '/ready',
  summary: 'The server can do its work: its database answers and is migrated',
  access: 'public',
  input: {},
  output: status,
});
