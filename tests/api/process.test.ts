import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tellsStory } from '../fakes/model-behaviours.ts';
import type { ModelServer } from '../fakes/model-server.ts';
import { startOpenAiCompatible } from '../fakes/openai-compatible.ts';
import { signUp } from '../support/client.ts';
import { readEvents } from '../support/read-events.ts';
import { sampleIdea, sampleProduct } from '../support/samples.ts';
import { startServer } from '../support/server.ts';

const MAIN = join(import.meta.dirname, '../../src/server/main.ts');

describe('the server as a process', () => {
  let model: ModelServer;
  beforeAll(async () => {
    model = await startOpenAiCompatible();
  });
  afterAll(() => model.close());

  test('asked to end, it lets a story be finished, takes no new request, and ends well', async () => {
    const server = await startServer({
      env: { STORY_WRITER: 'openai-compatible', MODEL_ID: 'stand-in', MODEL_BASE_URL: model.url },
    });
    const exited = new Promise<number | null>((resolve) => void server.process.once('exit', resolve));
    const ada = await signUp(server.url, 'ada@example.com');
    const { id: productId } = await ada.send('POST', '/api/product', sampleProduct);
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    model.next(
      tellsStory({
        before: (piece) => {
          begun.resolve();
          return piece > 2 ? gate.promise : undefined;
        },
      }),
    );
    const story = fetch(`${server.url}/api/story/generate`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await ada.token()}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({ description: sampleIdea, productId }),
    });
    await begun.promise;
    server.process.kill('SIGTERM');
    await expect
      .poll(
        () =>
          fetch(`${server.url}/api/health`).then(
            ({ status }) => status,
            () => 'refused',
          ),
        { timeout: 5_000 },
      )
      .not.toBe(200);
    gate.resolve();
    const events = readEvents(await (await story).text());
    expect(events.at(-1)?.event).toBe('story');
    expect(await exited).toBe(0);
    await server.stop();
  });

  test.each([
    [{ PORT: 'eighty' }, /^Storygenie cannot start\. PORT: /],
    [{ HOST: 'nowhere.invalid' }, /^Storygenie cannot start\. HOST nowhere\.invalid /],
    [{ DATA_DIR: join(MAIN, 'data') }, /^Storygenie cannot start\. The folder .* cannot be written\./],
  ])('a setting that cannot work, %j, stops the start with one line', (setting, line) => {
    const data = mkdtempSync(join(tmpdir(), 'storygenie-start-'));
    const { status, stderr } = spawnSync(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: data, ...setting },
      encoding: 'utf8',
    });
    rmSync(data, { recursive: true });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(line)]);
  });

  test('what it keeps can be read by its own user only', async () => {
    const server = await startServer();
    await signUp(server.url, 'ada@example.com');
    const readableByOthers = readdirSync(server.data, { recursive: true, encoding: 'utf8' }).filter(
      (name) => (statSync(join(server.data, name)).mode & 0o077) !== 0,
    );
    expect(readdirSync(server.data)).toContain('storygenie.db');
    expect(readableByOthers).toEqual([]);
    await server.stop();
  });

  test('data of a newer version is told in one line, and left as it is', async () => {
    const data = mkdtempSync(join(tmpdir(), 'storygenie-newer-'));
    await (await startServer({ data })).stop();
    const file = new SqliteFile(join(data, 'storygenie.db'));
    file.prepare('insert into kysely_migration (name, timestamp) values (?, ?)').run('999-later', '2099-01-01');
    const { status, stderr, stdout } = spawnSync(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: data },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout + stderr).toMatch(/Storygenie cannot start\. .*newer version\. Start that version/);
    expect(stderr).not.toContain(' at ');
    expect(file.prepare('select count(*) as n from kysely_migration where name = ?').get('999-later')).toEqual({
      n: 1,
    });
    file.close();
    rmSync(data, { recursive: true });
  });

  test('a port in use is told in one line', async () => {
    const server = await startServer();
    const { status, stderr, stdout } = spawnSync(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], PORT: new URL(server.url).port, DATA_DIR: join(server.data, 'second') },
      encoding: 'utf8',
    });
    await server.stop();
    expect(status).toBe(1);
    expect(stdout + stderr).toMatch(/Storygenie cannot start\. .*in use/);
    expect(stderr).not.toContain(' at ');
  });
});
