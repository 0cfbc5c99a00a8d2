/** The server's way for errors, and the one form that it takes. */
export const TUNNEL = '/api/tunnel';
export const ENVELOPE_TYPE = 'application/x-sentry-envelope';

/** Sends an error to the server; that this may fail as well is nobody's concern. */
export function postError(thrown: unknown): void {
  const init = {
    method: 'POST',
    headers: { 'content-type': ENVELOPE_TYPE },
    body: envelopeOf(thrown),
    keepalive: true,
  };
  fetch(TUNNEL, init).catch(() => undefined);
}

/** The error as an envelope of Sentry's form, with its stack as the browser wrote it. */
export function envelopeOf(error: unknown): string {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const event = {
    event_id: randomId(),
    timestamp: Date.now() / 1_000,
    exception: { values: [{ type: name, value: message }] },
    stack,
    request: { url: location.origin + location.pathname, headers: { 'User-Agent': navigator.userAgent } },
  };
  return [{}, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
}

// `randomUUID` is there on safe origins only, and a server in one's own network may be none.
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
