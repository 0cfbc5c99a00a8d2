import { describe, expect, test } from 'vitest';
import { exportAccount } from '#contract/account.ts';
import { createProduct, deleteProduct, getProduct, listProducts } from '#contract/product.ts';
import { listStories } from '#contract/story.ts';
import { getConfig } from '#contract/system.ts';
import { type TokenSource, createApi, nextCursorOf, pathOf } from './call.ts';
import { ProblemError, UnreachableError, isNotFound } from './problem-error.ts';

const ID = '019a0000-0000-7000-8000-000000000001';
const PROBLEM = { type: 'about:blank', title: 'Not found', status: 404, code: 'not_found', detail: 'It is not there.' };

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}

function setUp(replies: (Response | Error)[], tokens: TokenSource = tokenSource()) {
  const sent: Sent[] = [];
  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    sent.push({
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    const reply = replies.shift();
    if (reply === undefined) throw new Error('One request more than expected.');
    if (reply instanceof Error) throw reply;
    return reply;
  };
  return { sent, api: createApi({ tokens, fetch: fetch as typeof globalThis.fetch }) };
}

function tokenSource(): TokenSource & { asked: boolean[] } {
  const asked: boolean[] = [];
  return {
    asked,
    getIdToken: ({ force = false } = {}) => {
      asked.push(force);
      return Promise.resolve(`token-${asked.length}`);
    },
  };
}

const problemReply = (status: number, body: object = { ...PROBLEM, status }): Response =>
  Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });

describe('a call', () => {
  test('carries the token, the parameters and the body', async () => {
    const { sent, api } = setUp([Response.json({ id: ID }), Response.json({ id: ID })]);
    await api.call(createProduct, { body: { name: 'Shop', description: 'Long' } });
    await api.call(getProduct, { params: { id: ID } });
    expect(sent[0]).toMatchObject({ url: '/api/product', method: 'POST', body: { name: 'Shop', description: 'Long' } });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(sent[1]).toMatchObject({ url: `/api/product/${ID}`, method: 'GET' });
  });

  test('sends nothing without a user', async () => {
    const { sent, api } = setUp([], { getIdToken: () => Promise.reject(new Error('No user logged in')) });
    await expect(api.call(getProduct, { params: { id: ID } })).rejects.toThrow('No user logged in');
    expect(sent).toHaveLength(0);
  });

  test('needs no token where anybody may ask', async () => {
    const tokens = tokenSource();
    const { sent, api } = setUp([Response.json({ writer: 'drafter' })], tokens);
    await api.call(getConfig, {});
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(tokens.asked).toEqual([]);
  });

  test('is sent once more with a renewed token when the first is refused', async () => {
    const tokens = tokenSource();
    const { sent, api } = setUp([problemReply(401), Response.json({ id: ID })], tokens);
    await expect(api.call(getProduct, { params: { id: ID } })).resolves.toEqual({ id: ID });
    expect(tokens.asked).toEqual([false, true]);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  test('is not sent a third time', async () => {
    const { sent, api } = setUp([problemReply(401), problemReply(401)]);
    await expect(api.call(getProduct, { params: { id: ID } })).rejects.toBeInstanceOf(ProblemError);
    expect(sent).toHaveLength(2);
  });

  test('tells what the server said was wrong', async () => {
    const { api } = setUp([problemReply(404)]);
    const error: unknown = await api.call(getProduct, { params: { id: ID } }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProblemError);
    expect((error as ProblemError).message).toBe('It is not there.');
    expect(isNotFound(error)).toBe(true);
  });

  test('has a plain sentence for a page of a proxy in between', async () => {
    const { api } = setUp([new Response('<h1>Bad gateway</h1>', { status: 502 })]);
    const error = (await api
      .call(getProduct, { params: { id: ID } })
      .catch((thrown: unknown) => thrown)) as ProblemError;
    expect(error.problem).toMatchObject({ status: 502, code: 'internal' });
    expect(error.message).toContain('Please try again.');
  });

  test('says that the server could not be reached when the network fails', async () => {
    const { api } = setUp([new TypeError('Failed to fetch')]);
    await expect(api.call(getProduct, { params: { id: ID } })).rejects.toBeInstanceOf(UnreachableError);
  });

  test('stays an abort when the caller aborts it', async () => {
    const { api } = setUp([new DOMException('Aborted', 'AbortError')]);
    await expect(api.call(getProduct, { params: { id: ID } })).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('answers nothing where there is nothing to answer', async () => {
    const { api } = setUp([new Response(null, { status: 204 })]);
    await expect(api.call(deleteProduct, { params: { id: ID } })).resolves.toBeUndefined();
  });
});

describe('a file', () => {
  test('comes as it is, with the token', async () => {
    const { sent, api } = setUp([new Response('{"stories": []}')]);
    await expect((await api.download(exportAccount, {})).text()).resolves.toBe('{"stories": []}');
    expect(sent[0]).toMatchObject({ url: '/api/account/export', method: 'GET' });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer token-1');
  });

  test('that breaks off in the middle is no file', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('The connection was reset.')),
    });
    const { api } = setUp([new Response(broken)]);
    await expect(api.download(exportAccount, {})).rejects.toBeInstanceOf(UnreachableError);
  });
});

describe('a page of a list', () => {
  test('comes with the cursor of the next one', async () => {
    const link = `</api/product?limit=20&cursor=${ID}>; rel="next"`;
    const { api } = setUp([Response.json([{ id: ID }], { headers: { link } }), Response.json([])]);
    await expect(api.callPage(listProducts, { query: {} })).resolves.toEqual({ items: [{ id: ID }], nextCursor: ID });
    await expect(api.callPage(listProducts, { query: { cursor: ID } })).resolves.toEqual({ items: [] });
  });

  test.each([
    [null, undefined],
    ['</api/story?cursor=a>; rel="prev"', undefined],
    ['</api/story?cursor=a>; rel="prev", </api/story?cursor=b>; rel="next"', 'b'],
    ['<http://localhost:3000/api/story?cursor=c&limit=5>; rel=next', 'c'],
    ['</api/story>; rel="next"', undefined],
  ])('reads the header %s', (link, cursor) => expect(nextCursorOf(link)).toBe(cursor));

  test('leaves empty filters out of the path', () => {
    expect(pathOf(listStories, { query: { q: '', productId: undefined, limit: 5 } })).toBe('/story?limit=5');
    expect(pathOf(listStories, { query: { q: 'a b&c' } })).toBe('/story?q=a+b%26c');
  });
});
