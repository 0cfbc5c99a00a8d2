import { isIP } from 'node:net';
import * as z from 'zod';

const url = (protocol: RegExp) => z.url({ protocol });
const optional = z.preprocess((value) => (value === '' ? undefined : value), z.string().trim().optional());

const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: url(/^postgres(ql)?$/).optional(),
    PUBLIC_URL: url(/^https?$/).optional(),
    AUTH_SECRET: z.string().min(32).optional(),
    TRUST_PROXY: z.string().default('').refine(namesAddresses, 'needs addresses or ranges, such as 10.0.0.0/8'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    SUPPORT_EMAIL: z.email().default('support@storygenie.example'),
    STORY_WRITER: z.enum(['drafter', 'openai-compatible', 'openai', 'anthropic', 'google']).default('drafter'),
    MODEL_ID: optional,
    MODEL_BASE_URL: url(/^https?$/).optional(),
    MODEL_API_KEY: optional,
    MODEL_TIMEOUT_SECONDS: z.coerce.number().min(1).max(240).default(180),
    MODEL_STALL_SECONDS: z.coerce.number().min(0.1).max(240).default(30),
  })
  .superRefine((env, context) => {
    const demand = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    if (env.DATABASE_URL && !env.AUTH_SECRET)
      demand('AUTH_SECRET', 'is needed with DATABASE_URL (32 characters or more)');
    if (env.STORY_WRITER !== 'drafter' && !env.MODEL_ID)
      demand('MODEL_ID', `is needed with STORY_WRITER=${env.STORY_WRITER}`);
    if (env.STORY_WRITER === 'openai-compatible' && !env.MODEL_BASE_URL) {
      demand('MODEL_BASE_URL', 'is needed with STORY_WRITER=openai-compatible');
    }
    if (['openai', 'anthropic', 'google'].includes(env.STORY_WRITER) && !env.MODEL_API_KEY) {
      demand('MODEL_API_KEY', `is needed with STORY_WRITER=${env.STORY_WRITER}`);
    }
  });

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

/** A setting that cannot work; its message is one line that names the variable, never its value. */
export class EnvError extends Error {}

/** Reads the settings of the process. Throws {@link EnvError} at the first that cannot work. */
export function parseEnv(variables: Readonly<Record<string, string | undefined>>): Env {
  const known = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])),
  );
  const result = schema.safeParse(known);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new EnvError(`${issue?.path.join('.') ?? 'The environment'}: ${issue?.message ?? 'is not valid'}`);
}
