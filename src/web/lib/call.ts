import type { CallInput, CallOutput, Endpoint } from '#contract/endpoint.ts';
import type { ServerEvent } from './event-stream.ts';
import { ProblemError, UnreachableError, isAbort, problemOf } from './problem-error.ts';

/** Where the identity token comes from. Rejects with `No user logged in` when nobody is. */
export interface TokenSource {
  getIdToken(options?: { readonly force?: boolean }): Promise<string>;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** The request is finished even when the page goes away meanwhile. */
  readonly keepalive?: boolean;
}

export interface Page<Item> {
  readonly items: Item[];
  /** Where the next page begins; absent on the last. */
  readonly nextCursor?: string;
}

type ItemOf<E extends Endpoint> = CallOutput<E> extends readonly (infer Item)[] ? Item : never;

export interface Api {
  /** Sends one request. Throws a ProblemError, an UnreachableError, an AbortError, or `No user logged in`. */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<CallOutput<E>>;
  /** Like `call` for a list: the page and the cursor from its `Link` header. */
  callPage<E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<Page<ItemOf<E>>>;
  /** Like `call` for an endpoint that answers with a file. */
  download<E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions): Promise<Blob>;
  /** Like `call` for an endpoint that answers with server-sent events. */
  stream<E extends Endpoint>(endpoint: E, input: CallInput<E>, options?: CallOptions): AsyncGenerator<ServerEvent>;
}

interface ApiDependencies {
  readonly tokens: TokenSource;
  readonly fetch?: typeof globalThis.fetch;
  /** Before every path; the product's own server answers under `/api`. */
  readonly basePath?: string;
}

interface RawInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

/** The path of a call below the base path, with its parameters and its query. */
export function pathOf<E extends Endpoint>(endpoint: E, input: CallInput<E>): string {
  const { params = {}, query = {} } = input as RawInput;
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The `cursor` of the `rel="next"` entry of a `Link` header. */
export function nextCursorOf(link: string | null): string | undefined {
  const target = link?.match(/<([^>]*)>\s*;[^,]*\brel="?next"?/)?.[1];
  return target === undefined
    ? undefined
    : (new URL(target, 'http://localhost').searchParams.get('cursor') ?? undefined);
}

/** The browser's way to the API: a fresh token on every call, one renewal and retry when it is refused. */
export function createApi({
  tokens,
  fetch = globalThis.fetch.bind(globalThis),
  basePath = '/api',
}: ApiDependencies): Api {
  async function request(endpoint: Endpoint, input: RawInput, accept: string, options: CallOptions): Promise<Response> {
    const send = async (force: boolean): Promise<Response> => {
      const headers = new Headers({ ...options.headers, accept });
      if (endpoint.access === 'user') headers.set('authorization', `Bearer ${await tokens.getIdToken({ force })}`);
      const { signal = null, keepalive = false } = options;
      const init: RequestInit = { method: endpoint.method, headers, signal, keepalive };
      if (input.body !== undefined) {
        headers.set('content-type', 'application/json');
        init.body = JSON.stringify(input.body);
      }
      return fetch(basePath + pathOf(endpoint, input as never), init).catch((error: unknown) => {
        throw isAbort(error) ? error : new UnreachableError(error);
      });
    };
    let response = await send(false);
    if (response.status === 401 && endpoint.access === 'user') response = await send(true);
    if (!response.ok) throw await problemOf(response);
    return response;
  }

  // A body may break off after the reply has begun.
  async function whole<Body>(body: Promise<Body>): Promise<Body> {
    return body.catch((error: unknown) => {
      throw isAbort(error) ? error : new UnreachableError(error);
    });
  }

  const json = async (response: Response): Promise<unknown> =>
    response.status === 204 ? undefined : whole(response.json());

  return {
    async call<E extends Endpoint>(endpoint: E, input: CallInput<E>, options: CallOptions = {}) {
      return (await json(await request(endpoint, input, 'application/json', options))) as CallOutput<E>;
    },

    async callPage<E extends Endpoint>(endpoint: E, input: CallInput<E>, options: CallOptions = {}) {
      const response = await request(endpoint, input, 'application/json', options);
      const items = (await json(response)) as ItemOf<E>[];
      const nextCursor = nextCursorOf(response.headers.get('link'));
      return nextCursor === undefined ? { items } : { items, nextCursor };
    },

    async download<E extends Endpoint>(endpoint: E, input: CallInput<E>, options: CallOptions = {}) {
      return whole((await request(endpoint, input, 'application/json', options)).blob());
    },

    async *stream<E extends Endpoint>(endpoint: E, input: CallInput<E>, options: CallOptions = {}) {
      const response = await request(endpoint, input, 'text/event-stream', options);
      if (response.body === null) return;
      // Fetched when it is needed: the screens for signing in have no use for it.
      const { readEvents } = await import('./event-stream.ts');
      try {
        yield* readEvents(response.body);
      } catch (error) {
        throw isAbort(error) || error instanceof ProblemError ? error : new UnreachableError(error);
      }
    },
  };
}
