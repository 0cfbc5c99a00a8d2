import { execFile } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../tests/support/test-database.ts';
import { sampleProduct } from '../tests/support/samples.ts';
import { type Dialect, openTestApp, type Person, type TestApp } from '../tests/support/test-app.ts';

const SECRET = 's'.repeat(40);
const COMPILED = join(import.meta.dirname, '../.cache/compile');

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command as npm would, with these settings and no others of the product. */
function run(script: string, args: string[], env: Record<string, string>): Promise<Ran> {
  const path = join(import.meta.dirname, `${script}.ts`);
  const { promise, resolve } = Promise.withResolvers<Ran>();
  execFile(
    process.execPath,
    [path, ...args],
    { env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, ...env } },
    (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    },
  );
  return promise;
}

/** The settings of a product on a fresh database of this kind, with its secret in the environment. */
async function freshSettings(dialect: Dialect): Promise<Record<string, string> & { DATA_DIR: string }> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'storygenie-test-'));
  const database = dialect === 'postgres' ? { DATABASE_URL: await createTestDatabase() } : {};
  return { DATA_DIR, AUTH_SECRET: SECRET, ...database };
}

async function productsOf(app: TestApp, { token }: Person): Promise<unknown> {
  const { status, body } = await app.send('GET', '/api/product', { token });
  expect(status).toBe(200);
  return body;
}

const pairs = [
  ['sqlite', 'sqlite'],
  ['postgres', 'postgres'],
  ['postgres', 'sqlite'],
  ['sqlite', 'postgres'],
] satisfies [Dialect, Dialect][];

describe.each(pairs)('a backup of %s, restored to %s', (from, to) => {
  let app: TestApp;
  let person: Person;
  let folder: string;
  let settings: Awaited<ReturnType<typeof freshSettings>>;

  beforeAll(async () => {
    settings = await freshSettings(from);
    app = await openTestApp(from, settings);
    person = await app.signUp();
    await app.send('POST', '/api/product', { token: person.token, body: sampleProduct });
    folder = join(settings.DATA_DIR, 'backup');
  });
  afterAll(async () => {
    await app.close();
    await rm(settings.DATA_DIR, { recursive: true, force: true });
  });

  test('is made while the product runs, and brings everything back', async () => {
    const made = await run('backup', ['--to', folder], settings);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toContain('AUTH_SECRET is not part of it');
    expect(statSync(join(folder, 'storygenie.db')).mode & 0o077).toBe(0);
    const products = await productsOf(app, person);
    // What comes after the backup is not in it.
    await app.send('POST', '/api/product', { token: person.token, body: { ...sampleProduct, name: 'Afterwards' } });

    const elsewhere = await freshSettings(to);
    expect(await run('restore', [folder], elsewhere)).toMatchObject({ code: 0, stderr: '' });
    const restored = await openTestApp(to, elsewhere);
    expect(await productsOf(restored, person)).toEqual(products);
    await restored.close();
  });
});

describe('with SQLite and a secret of its own', () => {
  let app: TestApp;
  let person: Person;
  let backup: string;
  let settings: { DATA_DIR: string };

  beforeEach(async () => {
    app = await openTestApp('sqlite');
    settings = { DATA_DIR: app.dataDir };
    person = await app.signUp();
    expect(await productsOf(app, person)).toHaveLength(1);
    backup = join(await mkdtemp(join(tmpdir(), 'storygenie-test-')), 'backup');
    expect(await run('backup', ['--to', backup], settings)).toMatchObject({ code: 0, stderr: '' });
  });
  afterEach(async () => {
    await app.close();
    await rm(join(backup, '..'), { recursive: true, force: true });
  });

  test('the secret is part of the backup, and readable by its owner alone', () => {
    expect(readdirSync(backup).toSorted()).toEqual(['auth-secret', 'manifest.json', 'storygenie.db']);
    expect(readFileSync(join(backup, 'auth-secret'), 'utf8')).toBe(
      readFileSync(join(app.dataDir, 'auth-secret'), 'utf8'),
    );
    for (const name of readdirSync(backup)) expect(statSync(join(backup, name)).mode & 0o077).toBe(0);
    const secret = readFileSync(join(backup, 'auth-secret'), 'utf8').trim();
    expect(readFileSync(join(backup, 'manifest.json'), 'utf8')).not.toContain(secret);
  });

  test('data that is there is replaced on request only, and put aside then', async () => {
    await app.app.close();
    const refused = await run('restore', [backup], settings);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(/holds data already\. Add --replace/);
    const replaced = await run('restore', [backup, '--replace'], settings);
    expect(replaced).toMatchObject({ code: 0, stderr: '' });
    const [aside = ''] = /What was there is kept in (\S+)/.exec(replaced.stdout)?.slice(1) ?? [];
    expect(readdirSync(aside)).toEqual(expect.arrayContaining(['auth-secret', 'storygenie.db']));
    const restored = await app.reopen();
    expect(await productsOf(restored, person)).toHaveLength(1);
    await restored.app.close();
  });

  test('nothing is replaced under a running product', async () => {
    const refused = await run('restore', [backup, '--replace'], settings);
    expect(refused).toMatchObject({ code: 1, stderr: 'The product is running on this data. Stop it first.\n' });
    expect(await productsOf(app, person)).toHaveLength(1);
  });

  test('a damaged backup is told, and changes nothing', async () => {
    await app.app.close();
    appendFileSync(join(backup, 'storygenie.db'), 'x');
    const refused = await run('restore', [backup, '--replace'], settings);
    expect(refused).toMatchObject({ code: 1, stderr: 'The backup is damaged: storygenie.db is not what it was.\n' });
    const again = await app.reopen();
    expect(await productsOf(again, person)).toHaveLength(1);
    await again.app.close();
  });

  test('a backup of a newer version, and a folder that is none, are told', async () => {
    const path = join(backup, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as { migrations: string[] };
    writeFileSync(path, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '999-tomorrow'] }));
    expect((await run('restore', [backup], settings)).stderr).toMatch(/newer version of the product \(999-tomorrow\)/);
    expect((await run('restore', [app.dataDir], settings)).stderr).toMatch(/is no backup/);
  });

  test('a backup whose secret is missing is not restored with another', async () => {
    const elsewhere = await freshSettings('postgres');
    const refused = await run('restore', [backup], elsewhere);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^AUTH_SECRET is not the secret that the backup was made with/);
  });

  test('a backup never takes the place of another', async () => {
    const refused = await run('backup', ['--to', backup], settings);
    expect(refused).toMatchObject({ code: 1, stderr: `${backup} is there already. Name a folder that is not.\n` });
    expect(existsSync(`${backup}.unfinished`)).toBe(false);
  });
});

test('copying to PostgreSQL by command says what was copied, and wants the secret that is in use', async () => {
  const app = await openTestApp('sqlite');
  const person = await app.signUp();
  expect(await productsOf(app, person)).toHaveLength(1);
  const secret = readFileSync(join(app.dataDir, 'auth-secret'), 'utf8').trim();
  await app.app.close();
  const settings = { DATA_DIR: app.dataDir, DATABASE_URL: await createTestDatabase(), AUTH_SECRET: SECRET };
  const direction = ['--from', 'sqlite', '--to', 'postgres'];
  const refused = await run('copy-database', direction, settings);
  expect(refused.stderr).toMatch(/^AUTH_SECRET must be what \S+auth-secret holds/);
  expect(refused.stderr).not.toContain(secret);

  const copied = await run('copy-database', direction, { ...settings, AUTH_SECRET: secret });
  expect(copied).toMatchObject({ code: 0, stderr: '' });
  expect(copied.stdout).toMatch(/^product +1 {2}[\da-f]{16}$/m);
  const there = await app.reopen({ DATABASE_URL: settings.DATABASE_URL, AUTH_SECRET: secret });
  expect(await productsOf(there, person)).toHaveLength(1);
  await there.close();
});

test.each([
  ['backup', ['--where', 'x']],
  ['restore', []],
  ['restore', ['one', 'two']],
  ['copy-database', ['--from', 'sqlite', '--to', 'sqlite']],
])('%s %j says how it is used', async (script, args) => {
  expect(await run(script, args, {})).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Use: npm run/),
  });
});
