import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { loggerOptions } from '../../src/server/logging.ts';
import { startAtlassian } from '../fakes/atlassian/atlassian.ts';
import { fails } from '../fakes/model-behaviours.ts';
import { startOpenAiCompatible } from '../fakes/openai-compatible.ts';
import { connectJira, TARGET } from '../support/jira.ts';
import { sampleIdea, sampleProduct, sampleStory } from '../support/samples.ts';
import { createTestDatabase } from '../support/test-database.ts';
import { DIALECTS, openTestApp, PASSWORD, type Reply } from '../support/test-app.ts';
import { createVisitor } from '../support/visitor.ts';

const MAIN = join(import.meta.dirname, '../../src/server/main.ts');
const WORDS = { name: 'Whisperproduct', idea: 'whisperidea', story: 'whisperstory', search: 'whispersearch' };
const SETTINGS = {
  AUTH_SECRET: 'the-secret-that-signs-all-cookies-0123456789',
  METRICS_TOKEN: 'the-token-of-the-metrics',
  MODEL_API_KEY: 'sk-the-key-of-the-model',
  SENTRY_DSN: 'https://thekeyofsentry@127.0.0.1:1/1',
};

describe.each(DIALECTS)('what the server knows and people write, on %s', (dialect) => {
  test('stands in no line of the log at its finest, and what is secret in no reply', async () => {
    const [model, atlassian] = [await startOpenAiCompatible(), await startAtlassian()];
    const it = await openTestApp(dialect, {
      ...SETTINGS,
      ...atlassian.env,
      LOG_LEVEL: 'trace',
      TRUST_PROXY: '127.0.0.1',
      STORY_WRITER: 'openai-compatible',
      MODEL_ID: 'stand-in',
      MODEL_BASE_URL: model.url,
    });
    const replies: Reply[] = [];
    const email = 'whisper.address@example.com';
    const ada = createVisitor(it);
    await ada.post('sign-up/email', { email, password: PASSWORD, name: '' });
    const token = await ada.token();
    const send = async (method: string, path: string, body?: object): Promise<Reply> => {
      const reply = await it.send(method, `/api${path}`, { token, ...(body && { body }) });
      replies.push(reply);
      return reply;
    };
    const product = { ...sampleProduct, name: WORDS.name };
    const productId = (await send('POST', '/product', product)).body.id;
    const storyId = (await send('POST', '/story', { ...sampleStory, headline: WORDS.story, productId })).body.id;
    await send('GET', `/story?q=${WORDS.search}`);
    const idea = { description: `${sampleIdea} for ${WORDS.idea}`, productId };
    await send('POST', '/story/generate', idea);
    model.always(fails(401, { message: `Incorrect API key provided: ${SETTINGS.MODEL_API_KEY}, for ${WORDS.idea}` }));
    await send('POST', '/story/generate', idea);
    await connectJira(it, atlassian, token);
    await send('POST', `/story/${storyId}/jira`, TARGET);
    await send('POST', '/product', { name: WORDS.name, description: WORDS.idea });
    replies.push(await it.send('POST', '/api/product', { token, body: `{"name":"${WORDS.name}"` }));
    replies.push(await it.send('GET', `/api/story/${WORDS.search}%zz`, { token }));
    replies.push(await it.send('GET', '/api/metrics', { token: SETTINGS.METRICS_TOKEN }));
    for (const [path, body] of [
      ['sign-in/email', { email, password: 'Wrong4Horse' }],
      ['request-password-reset', { email, redirectTo: '/reset' }],
      ['send-verification-email', { email }],
      ['reset-password', { token: 'made-up-token', newPassword: PASSWORD }],
      ['change-password', { currentPassword: 'Wrong4Horse', newPassword: PASSWORD }],
    ] as const) {
      replies.push(await ada.post(path, body));
    }
    const cookies = ada.jar
      .header()
      .split('; ')
      .map((cookie) => cookie.replace(/^[^=]+=/, ''));
    const theirs = [token, PASSWORD, 'Wrong4Horse', 'made-up-token', email, ...cookies, ...Object.values(WORDS)];
    // A fault of ours is logged with all that is known of it, and told to nobody else.
    await it.sql('alter table product rename to elsewhere');
    const fault = await send('POST', '/product', product);
    expect([fault.status, fault.body.code]).toEqual([500, 'internal']);
    expect(fault.text).not.toMatch(/table|relation|insert|elsewhere| at /);
    const log = it.log.join('');
    expect(log).toContain('"msg":"answered"');
    expect(log).toContain('"msg":"request failed"');
    const inLog = [...theirs, ...Object.values(SETTINGS), atlassian.env['JIRA_CLIENT_SECRET'] ?? ''];
    expect(inLog.filter((secret) => secret === '' || log.includes(secret))).toEqual([]);
    const said = JSON.stringify(replies.map(({ text, headers }) => [text, headers]));
    const secrets = [...Object.values(SETTINGS), PASSWORD, 'Wrong4Horse', atlassian.env['JIRA_CLIENT_SECRET'] ?? ''];
    expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
    await Promise.all([it.close(), model.close(), atlassian.close()]);
  });
});

test('What a database repeats of a value is not logged', () => {
  const log: string[] = [];
  const app = fastify({ logger: loggerOptions('info', { write: (line) => void log.push(line) }) });
  const fault = Object.assign(new Error('invalid input syntax for type integer: "whispered"'), { code: '22P02' });
  app.log.error({ err: fault }, 'request failed');
  expect(log.join('')).not.toContain('whispered');
  expect(JSON.parse(log[0] ?? '').err).toEqual({
    type: 'Error',
    code: '22P02',
    message: 'The database does not take a value.',
    stack: expect.stringMatching(/^ +at /),
  });
});

describe('a server whose database does not let it in', () => {
  test.each([
    ['nobody listens there', () => 'postgres://ada:hunter2secret@127.0.0.1:1/x', 'does not answer'],
    ['nobody knows the host', () => 'postgres://ada:hunter2secret@nowhere.invalid/x', 'does not answer'],
    ['the user is not known', (url: string) => url.replace('postgres@', 'ada:hunter2secret@'), 'user and password'],
    [
      'the database is not there',
      (url: string) => url.replace('postgres@', 'postgres:hunter2secret@').replace(/test_\w+/, 'none'),
      'no such database',
    ],
  ])('says so in one line that names no password: %s', async (_what, change, said) => {
    const data = mkdtempSync(join(tmpdir(), 'storygenie-start-'));
    const { status, stderr, stdout } = spawnSync(process.execPath, [MAIN], {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        DATA_DIR: data,
        AUTH_SECRET: 's'.repeat(40),
        DATABASE_URL: change(await createTestDatabase()),
      },
      encoding: 'utf8',
    });
    rmSync(data, { recursive: true });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(`^Storygenie cannot start.*${said}`)]);
    expect(stdout + stderr).not.toContain('hunter2secret');
  });
});
