import { APICallError, InvalidResponseDataError, JSONParseError, RetryError, TypeValidationError } from 'ai';
import { DomainError } from '../../errors.ts';

/** Why a request to a model failed, and what may be done about it. */
export interface Fault {
  /** For the caller: holds no key, address, prompt or word of the provider. */
  readonly error: DomainError;
  /** Whether the same request may succeed later. */
  readonly passing: boolean;
  /** The model's server does not know the demanded form of answer. */
  readonly refusesFormat: boolean;
  readonly status?: number;
  /** How long the provider asks to be left alone. */
  readonly retryAfterMs?: number;
}

/** Limits of ours that ran out; the reason of an abort. */
export class OutOfTime extends Error {}

/** An answer that is longer than any story can be. */
export class EndlessAnswer extends Error {}

const MESSAGES = {
  key: "The language model refused this server's key. Whoever runs this server needs to check the model's settings.",
  unknown: "The language model was not found. Whoever runs this server needs to check the model's name and address.",
  credit: "The account of this server's language model has run out of credit. Whoever runs this server needs to look.",
  request:
    "The language model does not accept this server's requests. Whoever runs this server needs to check the model's settings.",
  busy: 'The language model is busy. Wait a little and try again.',
  unavailable: 'The language model cannot be reached right now. Try again in a minute.',
  broken: 'The connection to the language model broke off. Try again.',
  timeout: 'The language model took too long to answer. Try again.',
  nonsense:
    'The language model answered with something that is not a story. Try again, or put the idea in other words.',
  refused: 'The language model declined to write this story. Put the idea in other words and try again.',
  length: "The idea and the product's description are too long for this language model. Shorten one of them.",
} as const;

export const noStory = () => new DomainError('writer_nonsense', MESSAGES.nonsense);
export const refusedToWrite = () => new DomainError('writer_refused', MESSAGES.refused);

const FORMAT_WORDS =
  /response_?format|json_?(?:schema|object|validate)|json mode|structured.?outputs?|output_(?:format|config)|text\.format|response_?(?:json_?)?(?:schema|mime)|grammar/i;
const LENGTH_WORDS = /context.?(?:length|window|size)|too many tokens|prompt is too long|maximum.{0,20}tokens/i;
const FILTER_WORDS = /content.?(?:filter|policy|management)|safety|moderation/i;
const CREDIT_WORDS = /insufficient_quota|credit balance|billing/i;
const CODES_OF_BUSY = /rate.?limit|overloaded|too_many|exhausted|\b(?:429|529)\b/i;

/** What any error of the model's library means for a caller. */
export function readFault(thrown: unknown): Fault {
  const error = RetryError.isInstance(thrown) ? thrown.lastError : thrown;
  if (error instanceof OutOfTime || nameOf(error) === 'TimeoutError') return fault('writer_timeout', 'timeout');
  if (APICallError.isInstance(error)) return readApiFault(error);
  if (InvalidResponseDataError.isInstance(error)) return fault('writer_unavailable', 'broken', { passing: true });
  if (error instanceof EndlessAnswer || JSONParseError.isInstance(error) || TypeValidationError.isInstance(error)) {
    return fault('writer_nonsense', 'nonsense');
  }
  // A provider may report an error inside its stream, as a plain object or a text of its own.
  if (CODES_OF_BUSY.test(textOf(error))) return fault('writer_busy', 'busy', { passing: true });
  return fault('writer_unavailable', error instanceof Error ? 'broken' : 'unavailable', { passing: true });
}

function readApiFault(error: APICallError): Fault {
  const status = error.statusCode;
  // Without a status the server was not reached; with a good one its answer broke off.
  if (status === undefined) return fault('writer_unavailable', 'unavailable', { passing: true });
  if (status < 400) return fault('writer_unavailable', 'broken', { passing: true, status });
  const said = `${error.message} ${error.responseBody ?? ''}`;
  if (status === 401 || status === 403) return fault('writer_misconfigured', 'key', { status });
  if (status === 402 || (status === 429 && CREDIT_WORDS.test(said))) {
    return fault('writer_misconfigured', 'credit', { status });
  }
  if (status === 404) return fault('writer_misconfigured', 'unknown', { status });
  if (status === 429) return busy(error, status);
  if (FORMAT_WORDS.test(said)) {
    const refused = status < 500 ? 'writer_misconfigured' : 'writer_unavailable';
    return fault(refused, status < 500 ? 'request' : 'unavailable', { status, refusesFormat: true });
  }
  if (status >= 500 || status === 408) return serverFault(error, status);
  if (status === 413 || LENGTH_WORDS.test(said)) return fault('writer_refused', 'length', { status });
  if (FILTER_WORDS.test(said)) return fault('writer_refused', 'refused', { status });
  return fault('writer_misconfigured', 'request', { status });
}

function serverFault(error: APICallError, status: number): Fault {
  const retryAfterMs = retryAfter(error.responseHeaders);
  return fault('writer_unavailable', 'unavailable', {
    passing: true,
    status,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });
}

function busy(error: APICallError, status: number): Fault {
  const retryAfterMs = retryAfter(error.responseHeaders);
  if (retryAfterMs === undefined) return fault('writer_busy', 'busy', { passing: true, status });
  const seconds = Math.ceil(retryAfterMs / 1_000);
  return {
    ...fault('writer_busy', 'busy', { passing: true, status, retryAfterMs }),
    error: new DomainError('writer_busy', MESSAGES.busy, { retryAfter: seconds }),
  };
}

function fault(
  code: ConstructorParameters<typeof DomainError>[0],
  message: keyof typeof MESSAGES,
  more: Partial<Omit<Fault, 'error'>> = {},
): Fault {
  // The cause is left out on purpose: it carries the prompt, the address and the provider's words.
  return { passing: false, refusesFormat: false, ...more, error: new DomainError(code, MESSAGES[message]) };
}

/** Milliseconds named by `Retry-After` (seconds or a date) or `retry-after-ms`. */
function retryAfter(headers: Record<string, string> | undefined): number | undefined {
  const exact = Number.parseFloat(headers?.['retry-after-ms'] ?? '');
  if (exact >= 0) return exact;
  const named = headers?.['retry-after'];
  if (named === undefined) return undefined;
  const milliseconds = /^\s*[\d.]+\s*$/.test(named) ? Number.parseFloat(named) * 1_000 : Date.parse(named) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}

function textOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : (JSON.stringify(error) ?? '');
}
