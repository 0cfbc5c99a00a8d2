import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type SentryServer, startSentry } from '../../../tests/fakes/sentry.ts';
import { DIALECTS, openTestApp, type Reply, type TestApp } from '../../../tests/support/test-app.ts';

const ENVELOPE = 'application/x-sentry-envelope';
const ID = 'a'.repeat(32);
const TRACE = { trace_id: 'b'.repeat(32), span_id: 'c'.repeat(16), op: 'pageload' };

/** An event as Sentry's SDK sends it, with words of a person wherever they could stand. */
const event = {
  event_id: ID,
  timestamp: 1_700_000_000.5,
  platform: 'javascript',
  level: 'error',
  message: 'whispered words',
  request: {
    url: 'https://stories.example/portal/stories?q=whispered#whispered',
    headers: { 'User-Agent': 'Firefox/140', Referer: 'https://stories.example/?q=whispered' },
  },
  exception: {
    values: [
      {
        type: 'SyntaxError',
        value: 'Unexpected token \'T\', "The "whispered" idea"... is not valid JSON for ada@example.com',
        stacktrace: {
          frames: [
            {
              filename: 'https://stories.example/assets/first.js?whispered',
              function: 'readStory',
              lineno: 3,
              colno: 14,
              context_line: 'whispered',
              vars: { idea: 'whispered' },
            },
          ],
        },
        mechanism: { type: 'onerror', data: { whispered: true } },
      },
    ],
  },
  breadcrumbs: [{ category: 'ui.click', message: 'button[aria-label="whispered"]' }],
  user: { id: 'whispered', email: 'whispered@example.com' },
  extra: { idea: 'whispered' },
  tags: { idea: 'whispered' },
  contexts: { trace: { ...TRACE, data: { idea: 'whispered' } }, state: { idea: 'whispered' } },
};

const transaction = {
  event_id: ID,
  type: 'transaction',
  transaction: '/portal/stories?q=whispered',
  start_timestamp: 1,
  timestamp: 2,
  contexts: { trace: TRACE },
  spans: [
    { ...TRACE, op: 'http.client', start_timestamp: 1, timestamp: 2, description: 'GET /api/story?q=whispered' },
    { ...TRACE, op: 'ui.interaction.click', start_timestamp: 1, timestamp: 2, description: 'button[whispered]' },
  ],
  measurements: { lcp: { value: 120, unit: 'millisecond' } },
};

const envelopeOf = (type: string, payload: unknown, header: object = {}): string =>
  [header, { type }, payload].map((line) => JSON.stringify(line)).join('\n');

const send = (it: TestApp, body: string, headers: Record<string, string> = {}): Promise<Reply> =>
  it.send('POST', '/api/tunnel', { body, headers: { 'content-type': ENVELOPE, ...headers } });

describe.each(DIALECTS)('reports of errors on %s', (dialect) => {
  let it: TestApp;
  beforeAll(async () => {
    it = await openTestApp(dialect);
  });
  afterAll(() => it.close());

  const logged = () => it.log.filter((line) => line.includes('a browser reported an error'));

  test('are written into the log, where nobody is told of them elsewhere, without what people wrote', async () => {
    const reply = await send(it, envelopeOf('event', event));
    expect([reply.status, reply.text]).toEqual([204, '']);
    const [line = ''] = logged();
    expect(JSON.parse(line)).toMatchObject({
      part: 'error-reports',
      report: {
        errors: ["SyntaxError: Unexpected token 'T', […]... is not valid JSON for […]"],
        page: 'https://stories.example/portal/stories',
        browser: 'Firefox/140',
      },
    });
    expect(it.log.join('')).not.toMatch(/whispered|ada@/);
  });

  test('cannot forge or hide a line of the log, and are cut', async () => {
    const value = `gone\n{"level":60}\r\u001b[31m\u202e${'x '.repeat(5_000)}`;
    const stack = ['Error: whispered', ...Array.from({ length: 50 }, (_, n) => `at f\u0007 (http://x/a.js?w:${n}:1)`)];
    const before = logged().length;
    await send(
      it,
      envelopeOf('event', { ...event, exception: { values: [{ type: 'E', value }] }, stack: stack.join('\n') }),
    );
    const [line = ''] = logged().slice(before);
    expect(line.trim().split('\n')).toHaveLength(1);
    expect(line.length).toBeLessThan(2_500);
    const { report } = JSON.parse(line);
    expect(report.errors[0]).toContain('gone\\u{a}');
    expect(report.errors[0]).toContain('\\u{202e}');
    expect(report.stack).toHaveLength(8);
    expect(report.stack[0]).toBe('at f\\u{7} (http://x/a.js:0:1)');
    expect(line).not.toContain('whispered');
  });

  test.each([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['a first line that is no object', '[]\n{"type":"event"}\n{}'],
    ['an item without a type', '{}\n{}\n{}'],
    ['an item that ends too early', '{}\n{"type":"event","length":100}\n{}'],
    ['a length that makes no sense', '{}\n{"type":"event","length":-1}\n{}'],
    ['a payload that is no JSON', '{}\n{"type":"event"}\n{'],
    ['more items than anybody sends', `{}\n${'{"type":"event"}\n{}\n'.repeat(21)}`],
  ])('that hold %s are refused', async (_what, body) => {
    const reply = await send(it, body);
    expect([reply.status, reply.body.code]).toEqual([400, 'malformed_request']);
  });

  test('of other kinds, and with other content than is listed, are taken and dropped', async () => {
    const before = logged().length;
    const replay = 'not\nJSON\u0000';
    const items = [
      '{}',
      JSON.stringify({ type: 'replay_recording', length: replay.length }),
      replay,
      '{"type":"session"}',
      '{"user":"whispered"}',
      '{"type":"event"}',
      '{"event_id":7}',
      '',
    ];
    expect((await send(it, items.join('\n'))).status).toBe(204);
    expect((await send(it, envelopeOf('transaction', transaction))).status).toBe(204);
    expect(logged()).toHaveLength(before);
  });

  test('are taken by their own type only, which other sites may not send, and only so large', async () => {
    for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencoded']) {
      const reply = await send(it, envelopeOf('event', event), { 'content-type': type });
      expect([type, reply.status, reply.body.code]).toEqual([type, 415, 'unsupported_media_type']);
    }
    const large = await send(it, envelopeOf('event', { ...event, extra: 'x'.repeat(128 * 1024) }));
    expect([large.status, large.body.code]).toEqual([413, 'too_large']);
    expect((await it.send('GET', '/api/tunnel')).status).toBe(404);
  });

  test('are taken so often from one network and no more, and the reply says when again', async () => {
    // At the beginning of a window, so that none ends in between.
    it.clock.advance(60_000 - (it.clock.now().getTime() % 60_000));
    const statuses: number[] = [];
    for (let times = 0; times < 60; times += 1) statuses.push((await send(it, '{}')).status);
    expect(new Set(statuses)).toEqual(new Set([204]));
    const reply = await send(it, '{}');
    expect([reply.status, reply.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('count one by one, however many share an envelope', async () => {
    it.clock.advance(60_000 - (it.clock.now().getTime() % 60_000));
    const before = logged().length;
    const item = `${JSON.stringify({ type: 'event' })}\n${JSON.stringify(event)}\n`;
    const many = (count: number) => send(it, `{}\n${item.repeat(count)}`);
    const replies = [await many(20), await many(20), await many(19), await many(1), await many(2)];
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204, 204, 429]);
    expect(Number(replies.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect(logged()).toHaveLength(before + 60);
    it.clock.advance(60_000);
    expect((await many(20)).status).toBe(204);
  });
});

test('reports are taken so often from all networks together and no more', async () => {
  const it = await openTestApp('sqlite', { TRUST_PROXY: '127.0.0.1' });
  it.clock.advance(60_000 - (it.clock.now().getTime() % 60_000));
  const from = (n: number) => send(it, '{}', { 'x-forwarded-for': `192.0.2.${n}` });
  expect((await from(1)).status).toBe(204);
  // As if as many others had sent one in this minute, which does not end meanwhile.
  await it.sql(`update "quota" set "count" = 999 where "key" = 'tunnel'`);
  expect((await from(2)).status).toBe(204);
  const refused = await from(3);
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  it.clock.advance(60_000);
  expect((await from(3)).status).toBe(204);
  await it.close();
});

describe('reports of errors with a DSN', () => {
  let sentry: SentryServer;
  let other: SentryServer;
  let it: TestApp;
  beforeAll(async () => {
    [sentry, other] = await Promise.all([startSentry(), startSentry()]);
    it = await openTestApp('sqlite', { SENTRY_DSN: sentry.dsn });
  });
  afterEach(() => sentry.answer(200));
  afterAll(() => Promise.all([it.close(), sentry.close(), other.close()]));

  const failures = () => it.log.filter((line) => line.includes('Sentry did not take a report'));

  test('go to its project and nowhere else, whatever address the envelope names', async () => {
    const header = { event_id: ID, dsn: other.dsn, sent_at: '2026-01-01T00:00:00Z', trace: { public_key: 'foreign' } };
    expect((await send(it, envelopeOf('event', event, header))).status).toBe(204);
    const [envelope] = sentry.envelopes;
    expect(envelope?.path).toBe('POST /sentry/api/42/envelope/');
    expect(envelope?.auth).toContain('sentry_key=publickey');
    expect(envelope?.text).not.toContain('foreign');
    expect(other.envelopes).toEqual([]);
    expect(it.log.join('')).not.toContain('a browser reported an error');
  });

  test('carry what broke and where, and nothing that a person wrote', async () => {
    await send(it, envelopeOf('event', event));
    await send(it, envelopeOf('transaction', transaction));
    const [error, timing] = sentry.envelopes.slice(-2);
    expect(error?.lines[1]).toEqual({ type: 'event' });
    expect(error?.lines[2]).toEqual({
      event_id: ID,
      timestamp: event.timestamp,
      platform: 'javascript',
      level: 'error',
      request: { url: 'https://stories.example/portal/stories', headers: { 'User-Agent': 'Firefox/140' } },
      exception: {
        values: [
          {
            type: 'SyntaxError',
            value: "Unexpected token 'T', […]... is not valid JSON for […]",
            stacktrace: {
              frames: [
                { filename: 'https://stories.example/assets/first.js', function: 'readStory', lineno: 3, colno: 14 },
              ],
            },
          },
        ],
      },
      contexts: { trace: TRACE },
    });
    expect(timing?.lines[1]).toEqual({ type: 'transaction' });
    expect(timing?.lines[2]).toMatchObject({
      transaction: '/portal/stories',
      spans: [{ op: 'http.client', description: 'GET /api/story' }, { op: 'ui.interaction.click' }],
      measurements: { lcp: { value: 120, unit: 'millisecond' } },
    });
    expect(sentry.envelopes.map(({ text }) => text).join('')).not.toMatch(/whispered|ada@/);
  });

  test('follow no redirection to another host', async () => {
    sentry.answer(307, { location: other.dsn.replace(/\w+@/, '') });
    const before = failures().length;
    expect((await send(it, envelopeOf('event', event))).status).toBe(204);
    expect(other.envelopes).toEqual([]);
    expect(failures()).toHaveLength(before + 1);
  });

  test('that Sentry does not take are dropped, and its wish for a pause is kept', async () => {
    sentry.answer(500);
    expect((await send(it, envelopeOf('event', event))).status).toBe(204);
    sentry.answer(429, { 'retry-after': '30' });
    await send(it, envelopeOf('event', event));
    const count = sentry.envelopes.length;
    sentry.answer(200);
    await send(it, envelopeOf('event', event));
    expect(sentry.envelopes).toHaveLength(count);
    it.clock.advance(30_000);
    await send(it, envelopeOf('event', event));
    expect(sentry.envelopes).toHaveLength(count + 1);
    expect(failures().join('')).not.toContain('publickey');
  });

  test('are told to the browser as a yes, never as an address', async () => {
    const { body, text } = await it.send('GET', '/api/config');
    expect(body.errorReports).toBe(true);
    expect(text).not.toContain('publickey');
  });
});
