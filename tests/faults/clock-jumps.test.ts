import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Story } from '../../src/contract/story.ts';
import { sampleIdea, sampleStory } from '../support/samples.ts';
import { DIALECTS, openTestApp, PASSWORD, tokenFor, type Person, type TestApp } from '../support/test-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const GENERATIONS_A_MINUTE = 60;

/** The machine's clock itself jumps: the product's, the identity service's and the ids' alike. */
function jump(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

describe.each(DIALECTS)('when the clock jumps, on %s', (dialect) => {
  let it: TestApp;
  let ada: Person;
  let productId: string;

  beforeAll(async () => {
    it = await openTestApp(dialect);
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    ada = await it.signUp();
    [{ id: productId }] = (await it.send('GET', '/api/product', { token: ada.token })).body as [{ id: string }];
  });
  afterEach(() => void vi.useRealTimers());

  const statusWith = async (token: string): Promise<number> => (await it.send('GET', '/api/story', { token })).status;
  const generate = (key?: string) =>
    it.send('POST', '/api/story/generate', {
      token: ada.token,
      headers: key ? { 'idempotency-key': key } : {},
      body: { description: sampleIdea, productId },
    });

  test('forward and back, people stay signed in, and get a token that is good', async () => {
    jump(HOUR);
    expect(await statusWith(ada.token)).toBe(401);
    const ahead = await tokenFor(it.send, ada.cookie);
    expect(await statusWith(ahead)).toBe(200);
    jump(-HOUR);
    expect(await statusWith(ahead)).toBe(200);
    expect(await statusWith(await tokenFor(it.send, ada.cookie))).toBe(200);
  });

  test('back, whoever has signed in before stays signed in, and a session of the past is over', async () => {
    jump(-DAY);
    expect(await statusWith(ada.token)).toBe(200);
    expect(await statusWith(await tokenFor(it.send, ada.cookie))).toBe(200);
    jump(32 * DAY);
    const { status } = await it.send('GET', '/api/auth/token', { headers: { cookie: ada.cookie } });
    expect(status).toBe(401);
    const again = await it.send('POST', '/api/auth/sign-in/email', { body: { email: ada.email, password: PASSWORD } });
    expect(again.status).toBe(200);
  });

  test('nobody waits longer for a limit than it lasts, and it holds again afterwards', async () => {
    // Its window begins with the minute.
    jump(MINUTE - (Date.now() % MINUTE));
    const exhaust = async (): Promise<number> => {
      for (let n = 0; n < GENERATIONS_A_MINUTE; n += 1) expect((await generate()).status).toBe(200);
      const { status, headers } = await generate();
      expect(status).toBe(429);
      return Number(headers['retry-after']);
    };
    expect(await exhaust()).toBeLessThanOrEqual(60);
    jump(-HOUR);
    ada = { ...ada, token: await tokenFor(it.send, ada.cookie) };
    expect(await exhaust()).toBeLessThanOrEqual(60);
    jump(2 * HOUR);
    ada = { ...ada, token: await tokenFor(it.send, ada.cookie) };
    expect((await generate()).status).toBe(200);
  });

  test('a key still stands for its story, and one that a dead run holds is free after half a minute at most', async () => {
    const first = await generate('once');
    jump(-DAY);
    expect((await generate('once')).body.id).toBe(first.body.id);
    jump(DAY - HOUR);
    expect((await generate('once')).body.id).toBe(first.body.id);

    // As a process leaves it that dies while it writes, an hour ahead of the time.
    const leaseUntil = new Date(Date.now() + HOUR + 30_000).toISOString();
    await it.sql(
      `update generation set "storyId" = null, "leaseUntil" = '${leaseUntil}' where "storyId" = '${first.body.id}'`,
    );
    expect((await generate('once')).status).toBe(200);
    const soon = new Date(Date.now() + 30_000).toISOString();
    await it.sql(`update generation set "storyId" = null, "leaseUntil" = '${soon}' where "ownerId" = '${uidOf(ada)}'`);
    expect((await generate('once')).body.code).toBe('generation_running');
    jump(30_000);
    expect((await generate('once')).status).toBe(200);
  });

  test('a list shows each story once, the newest first, however the clock went', async () => {
    const made: string[] = [];
    for (const milliseconds of [0, -DAY, DAY + HOUR, -HOUR]) {
      jump(milliseconds);
      const token = await tokenFor(it.send, ada.cookie);
      for (let n = 0; n < 3; n += 1) {
        const body = { ...sampleStory, headline: `Story ${made.length}`, productId };
        const { status, body: story } = await it.send('POST', '/api/story', { token, body });
        expect(status).toBe(201);
        made.unshift(story.id);
      }
    }
    const token = await tokenFor(it.send, ada.cookie);
    const found: string[] = [];
    let path: string | undefined = '/api/story?limit=2';
    while (path) {
      const { body, headers } = await it.send('GET', path, { token });
      found.push(...(body as Story[]).map(({ id }) => id));
      path = /<([^>]+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1];
    }
    expect(found).toEqual(made);
  });
});

function uidOf({ token }: Person): string {
  return (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub;
}
