import * as z from 'zod';
import { TrackerError, type TrackerFault } from '../../jira/issue-tracker.ts';

interface Question<Schema extends z.ZodType> {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  /** What it is called in the log. */
  readonly name: string;
  readonly accessToken?: string;
  readonly body?: unknown;
  /** What an answer must be like; left out where nothing is answered. */
  readonly answer?: Schema;
}

export type Ask = <Schema extends z.ZodType>(question: Question<Schema>) => Promise<z.output<Schema>>;

const complaint = z.object({
  error: z.string().optional().catch(undefined),
  errorMessages: z.array(z.string()).catch([]),
  errors: z.record(z.string(), z.string()).catch({}),
});

const DEFAULT_PAUSE_SECONDS = 30;
const PAUSE_MAX_SECONDS = 3_600;

/** Makes the function that asks Atlassian one thing, at most `timeoutMs` long; throws a {@link TrackerError} otherwise. */
export function createAsk(timeoutMs: number): Ask {
  return async ({ method, url, name, accessToken, body, answer }) => {
    const reply = await send(name, url, {
      method,
      headers: {
        accept: 'application/json',
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // Whatever answers there, no other address gets a token.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!reply.ok) throw await refusal(name, reply);
    if (!answer) {
      await reply.body?.cancel();
      return undefined as never;
    }
    const result = answer.safeParse(await readJson(reply));
    if (!result.success) throw new TrackerError('unanswered', `Atlassian's answer to "${name}" makes no sense.`);
    return result.data;
  };
}

// Nothing was sent when nobody was there to take it.
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

async function send(name: string, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const { code = 'none' } = ((error as Error).cause ?? {}) as { code?: string };
    const fault = NEVER_SENT.has(code) ? 'unreachable' : 'unanswered';
    throw new TrackerError(fault, `Atlassian did not answer "${name}" (${(error as Error).name}, ${code}).`);
  }
}

async function refusal(name: string, reply: Response): Promise<TrackerError> {
  const { error, errorMessages, errors } = complaint
    .catch({ errorMessages: [], errors: {} })
    .parse(await readJson(reply));
  return new TrackerError(faultOf(reply.status, error), `Atlassian answered ${reply.status} to "${name}".`, {
    fields: errors,
    messages: errorMessages,
    ...(reply.status === 429 && { retryAfter: pauseOf(reply.headers.get('retry-after')) }),
  });
}

// The token endpoint says in a word of OAuth's what it minds.
function faultOf(status: number, error: string | undefined): TrackerFault {
  if (status >= 500 || status === 408) return 'unanswered';
  if (status === 429) return 'busy';
  if (error === 'invalid_grant') return 'revoked';
  if (error !== undefined) return 'misconfigured';
  if (status === 401) return 'expired';
  if (status === 403) return 'forbidden';
  return status === 404 ? 'missing' : 'refused';
}

/** Seconds, or a date, as HTTP has it. */
function pauseOf(header: string | null): number {
  const seconds = /^\d+$/.test(header ?? '')
    ? Number(header)
    : Math.ceil((Date.parse(header ?? '') - Date.now()) / 1_000);
  return Number.isNaN(seconds) ? DEFAULT_PAUSE_SECONDS : Math.min(Math.max(seconds, 1), PAUSE_MAX_SECONDS);
}

async function readJson(reply: Response): Promise<unknown> {
  return reply.json().catch(() => undefined);
}
