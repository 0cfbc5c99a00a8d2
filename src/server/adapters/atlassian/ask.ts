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
  error: z.string().catch(''),
  error_description: z.string().catch(''),
  errorMessages: z.array(z.string()).catch([]),
  errors: z.record(z.string(), z.string()).catch({}),
});
type Complaint = z.output<typeof complaint>;
const SILENT: Complaint = { error: '', error_description: '', errorMessages: [], errors: {} };

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
  const said = complaint.catch(SILENT).parse(await readJson(reply));
  const fault = faultOf(reply.status) ?? (name === 'token' ? faultOfGrant(said) : faultOfCall(reply.status, said));
  return new TrackerError(fault, `Atlassian answered ${reply.status} to "${name}".`, {
    fields: said.errors,
    messages: said.errorMessages,
    ...(fault === 'busy' && { retryAfter: pauseOf(reply.headers.get('retry-after')) }),
  });
}

function faultOf(status: number): TrackerFault | undefined {
  if (status >= 500 || status === 408) return 'unanswered';
  return status === 429 ? 'busy' : undefined;
}

// A token that is no longer good is told in two ways; everything else is about the app.
function faultOfGrant({ error, error_description: words }: Complaint): TrackerFault {
  return error === 'invalid_grant' || /refresh[ _]token/i.test(words) ? 'revoked' : 'misconfigured';
}

// Jira says in words what is not there; the gateway before it answers alike, without any, when a site may not be reached.
function faultOfCall(status: number, { errorMessages }: Complaint): TrackerFault {
  if (status === 401) return 'expired';
  if (status === 403) return 'forbidden';
  if (status === 404) return errorMessages.length > 0 ? 'missing' : 'forbidden';
  return 'refused';
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
