import { isIP } from 'node:net';
import * as z from 'zod';

const url = (protocol: RegExp) => z.url({ protocol });
// A name and an address, as mails show it, or the address alone.
const sender = z.string().regex(/^([^<>\r\n]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/);
const optional = z.string().trim().optional();

const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: url(/^postgres(ql)?$/).optional(),
    PUBLIC_URL: url(/^https?$/).optional(),
    AUTH_SECRET: z.string().min(32).optional(),
    AUTH_SECRET_PREVIOUS: z.string().min(32).optional(),
    IDENTITY_HIDE_ACCOUNTS: z.stringbool().default(false),
    DEMO_ENABLED: z.stringbool().default(false),
    GOOGLE_CLIENT_ID: optional,
    GOOGLE_CLIENT_SECRET: optional,
    GOOGLE_DISCOVERY_URL: url(/^https?$/).default('https://accounts.google.com/.well-known/openid-configuration'),
    SMTP_URL: url(/^smtps?$/).optional(),
    MAIL_FROM: sender.optional(),
    TRUST_PROXY: z.string().default('').refine(namesAddresses, 'needs addresses or ranges, such as 10.0.0.0/8'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    SUPPORT_EMAIL: z.email().default('support@storygenie.example'),
    STORY_WRITER: z.enum(['drafter', 'openai-compatible', 'openai', 'anthropic', 'google']).default('drafter'),
    MODEL_ID: optional,
    MODEL_BASE_URL: url(/^https?$/).optional(),
    MODEL_API_KEY: optional,
    MODEL_TIMEOUT_SECONDS: z.coerce.number().min(1).max(240).default(180),
    SENTRY_DSN: optional.refine(isDsn, 'needs a DSN, such as https://<key>@<host>/<project>'),
    POSTHOG_KEY: optional,
    POSTHOG_HOST: url(/^https?$/).default('https://us.i.posthog.com'),
    MODEL_STALL_SECONDS: z.coerce.number().min(0.1).max(240).default(30),
    IDENTITY: z.enum(['embedded', 'firebase']).default('embedded'),
    FIREBASE_PROJECT_ID: optional,
    FIREBASE_API_KEY: optional,
    FIREBASE_AUTH_DOMAIN: optional.refine(isHost, 'needs a host, such as my-project.firebaseapp.com'),
    FIREBASE_GOOGLE: z.stringbool().default(false),
    FIREBASE_KEYS_URL: url(/^https?$/).default(
      'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    ),
    FIREBASE_AUTH_EMULATOR_HOST: optional.refine(isHost, 'needs a host and a port, such as 127.0.0.1:9099'),
    JIRA_CLIENT_ID: optional,
    JIRA_CLIENT_SECRET: optional,
    JIRA_AUTH_URL: url(/^https?$/).default('https://auth.atlassian.com'),
    JIRA_API_URL: url(/^https?$/).default('https://api.atlassian.com'),
    JIRA_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(60).default(15),
    DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
    METRICS_TOKEN: z.string().min(16).optional(),
    NODE_ENV: optional,
  })
  .superRefine((env, context) => {
    const demand = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    demandFirebase(env, demand);
    if (env.DATABASE_URL && !env.AUTH_SECRET)
      demand('AUTH_SECRET', 'is needed with DATABASE_URL (32 characters or more)');
    if (env.AUTH_SECRET_PREVIOUS && !env.AUTH_SECRET) demand('AUTH_SECRET', 'is needed with AUTH_SECRET_PREVIOUS');
    if (env.SMTP_URL && !env.MAIL_FROM) demand('MAIL_FROM', 'is needed with SMTP_URL');
    if (env.GOOGLE_CLIENT_ID && !env.GOOGLE_CLIENT_SECRET) {
      demand('GOOGLE_CLIENT_SECRET', 'is needed with GOOGLE_CLIENT_ID');
    }
    if (env.GOOGLE_CLIENT_ID && !env.PUBLIC_URL) {
      demand('PUBLIC_URL', 'is needed with GOOGLE_CLIENT_ID: Google sends people back to it');
    }
    if (env.JIRA_CLIENT_ID && !env.JIRA_CLIENT_SECRET) demand('JIRA_CLIENT_SECRET', 'is needed with JIRA_CLIENT_ID');
    if (env.JIRA_CLIENT_SECRET && !env.JIRA_CLIENT_ID) demand('JIRA_CLIENT_ID', 'is needed with JIRA_CLIENT_SECRET');
    if (env.STORY_WRITER !== 'drafter' && !env.MODEL_ID)
      demand('MODEL_ID', `is needed with STORY_WRITER=${env.STORY_WRITER}`);
    if (env.STORY_WRITER === 'openai-compatible' && !env.MODEL_BASE_URL) {
      demand('MODEL_BASE_URL', 'is needed with STORY_WRITER=openai-compatible');
    }
    if (['openai', 'anthropic', 'google'].includes(env.STORY_WRITER) && !env.MODEL_API_KEY) {
      demand('MODEL_API_KEY', `is needed with STORY_WRITER=${env.STORY_WRITER}`);
    }
  });

interface FirebaseEnv {
  readonly IDENTITY: string;
  readonly PUBLIC_URL?: string | undefined;
  readonly NODE_ENV?: string | undefined;
  readonly FIREBASE_PROJECT_ID?: string | undefined;
  readonly FIREBASE_API_KEY?: string | undefined;
  readonly FIREBASE_AUTH_DOMAIN?: string | undefined;
  readonly FIREBASE_AUTH_EMULATOR_HOST?: string | undefined;
}

function demandFirebase(env: FirebaseEnv, demand: (name: string, message: string) => void): void {
  // The emulator's tokens are signed by nobody: whoever can reach such a server can be anybody there.
  if (env.FIREBASE_AUTH_EMULATOR_HOST) {
    const inEarnest = env.NODE_ENV === 'production' || env.PUBLIC_URL?.startsWith('https:');
    if (inEarnest) demand('FIREBASE_AUTH_EMULATOR_HOST', 'is for tests only, and refused in production');
  }
  if (env.IDENTITY !== 'firebase') return;
  for (const name of ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'] as const) {
    if (!env[name]) demand(name, 'is needed with IDENTITY=firebase');
  }
}

/** A host with or without a port, and nothing that could end up as another directive in a policy. */
function isHost(text: string | undefined): boolean {
  return text === undefined || /^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/i.test(text);
}

function isDsn(text: string | undefined): boolean {
  if (text === undefined) return true;
  const url = URL.parse(text);
  return /^https?:$/.test(url?.protocol ?? '') && url?.username !== '' && /\/\d+$/.test(url?.pathname ?? '');
}

// As the HTTP server reads them; a bare number, which it would take for an address, is most likely meant as a count.
function namesAddresses(list: string): boolean {
  const isRange = (text: string): boolean => {
    const [address = '', bits = '0', ...rest] = text.split('/');
    const length = isIP(address) === 4 ? 32 : 128;
    return isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= length && rest.length === 0;
  };
  const named = new Set(['loopback', 'linklocal', 'uniquelocal']);
  return list === '' || list.split(',').every((text) => named.has(text.trim()) || isRange(text.trim()));
}

export type Env = z.infer<typeof schema>;

/** Every variable that is read. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

/** A setting that cannot work; its message is one line that names the variable, never its value. */
export class EnvError extends Error {}

/** Reads the settings of the process. Throws {@link EnvError} at the first that cannot work. */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  // A variable of blanks is as good as none, whichever it is: nothing that it would switch on could work.
  const known = Object.fromEntries(
    settingNames.flatMap((name) => (variables[name]?.trim() ? [[name, variables[name]]] : [])),
  );
  const result = schema.safeParse(known);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new EnvError(`${issue?.path.join('.') ?? 'The environment'}: ${issue?.message ?? 'is not valid'}`);
}
