import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleProduct } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { createTestDatabase } from '../support/test-database.ts';

const PASSWORD = 'Correct4Horse';

async function signUp({ url }: TestServer, email: string): Promise<string> {
  const reply = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password: PASSWORD, name: '' }),
  });
  expect(reply.status).toBe(200);
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}

async function tokenFrom({ url }: TestServer, cookie: string): Promise<string> {
  const reply = await fetch(`${url}/api/auth/token`, { headers: { cookie } });
  return reply.status === 200 ? ((await reply.json()) as { token: string }).token : `answered ${reply.status}`;
}

const kidOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;

describe('two server processes that start at once on one new PostgreSQL', () => {
  let one: TestServer;
  let two: TestServer;
  beforeAll(async () => {
    const env = {
      DATABASE_URL: await createTestDatabase(),
      AUTH_SECRET: randomBytes(32).toString('base64url'),
      TRUST_PROXY: '127.0.0.1',
    };
    [one, two] = await Promise.all([startServer({ env }), startServer({ env })]);
  });
  afterAll(() => Promise.all([one.stop(), two.stop()]));

  test('mint one signing key, though twelve people ask both for their first token together', async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, n) => signUp(n % 2 ? one : two, `person-${n}@example.com`)),
    );
    const tokens = await Promise.all(people.map((cookie, n) => tokenFrom(n % 2 ? two : one, cookie)));
    expect(new Set(tokens.map(kidOf)).size).toBe(1);
    const published = await Promise.all(
      [one, two].map(async ({ url }) => (await fetch(`${url}/api/auth/jwks`)).json() as Promise<{ keys: object[] }>),
    );
    expect(published[0]?.keys).toHaveLength(1);
    expect(published[1]).toEqual(published[0]);
  });

  test('accept the sessions and tokens of each other, and end them for each other', async () => {
    const cookie = await signUp(one, 'both@example.com');
    const token = await tokenFrom(two, cookie);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify(sampleProduct);
    const made = await fetch(`${one.url}/api/product`, { method: 'POST', headers, body });
    expect(made.status).toBe(201);
    const products = await (await fetch(`${two.url}/api/product`, { headers })).json();
    expect(products).toMatchObject([{ name: sampleProduct.name }, { isExample: true }]);

    const out = await fetch(`${two.url}/api/auth/sign-out`, {
      method: 'POST',
      headers: { cookie, origin: two.url, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(out.status).toBe(200);
    expect(await tokenFrom(one, cookie)).toBe('answered 401');
  });

  test('count the tries at one account together', async () => {
    const send = (server: TestServer, path: string, n: number, body: object) =>
      fetch(`${server.url}/api/auth/${path}`, {
        method: 'POST',
        // Each from a network of its own: only the tries at the account count here.
        headers: { 'content-type': 'application/json', origin: server.url, 'x-forwarded-for': `198.51.100.${n}` },
        body: JSON.stringify(body),
      });
    // Nine at each: with the sign-up, as many as either would allow if it counted alone.
    const guessAt = async (email: string): Promise<number[]> => {
      await send(one, 'sign-up/email', 99, { email, password: PASSWORD, name: '' });
      const statuses: number[] = [];
      for (let n = 0; n < 18; n += 1) {
        statuses.push((await send(n % 2 ? one : two, 'sign-in/email', n, { email, password: 'Wrong4Horse' })).status);
      }
      return statuses;
    };
    const windowNow = (): number => Math.floor(Date.now() / (5 * 60_000));
    let statuses: number[];
    let begun: number;
    // Counting begins anew every five minutes: when that happens in between, it is tried with another account.
    do {
      begun = windowNow();
      statuses = await guessAt(`target-${begun}@example.com`);
    } while (windowNow() !== begun);
    expect(statuses).toEqual([...Array<number>(9).fill(401), ...Array<number>(9).fill(429)]);
  });
});
