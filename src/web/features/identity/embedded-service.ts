import { UnreachableError } from '../../lib/problem-error.ts';
import { refusalOf } from './embedded-refusals.ts';

/** The embedded identity service, over HTTP. */
export interface EmbeddedService {
  /** Sends `body` by POST, or asks by GET when there is none. */
  send(path: string, body?: unknown): Promise<Response>;
  /** Like `send`, but a refusal is thrown; `malformedEmail` says what it is to say about an address. */
  ask(path: string, body?: unknown, malformedEmail?: string): Promise<Response>;
}

export function createEmbeddedService(fetch: typeof globalThis.fetch, basePath: string): EmbeddedService {
  const send = async (path: string, body?: unknown): Promise<Response> => {
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return fetch(basePath + path, body === undefined ? {} : post).catch((cause: unknown) => {
      throw new UnreachableError(cause);
    });
  };
  return {
    send,
    async ask(path, body, malformedEmail) {
      const response = await send(path, body);
      if (!response.ok) throw await refusalOf(response, malformedEmail);
      return response;
    },
  };
}
