import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUp } from '../support/client.ts';
import { buildImage, type Stage } from '../support/image-build.ts';
import { sampleIdea, sampleProduct } from '../support/samples.ts';
import { freePort, NODE_FLAGS } from '../support/server.ts';

const root = dirname(dirname(import.meta.dirname));

describe('the image', () => {
  let folder: string;
  let image: Stage;
  let port: number;
  let server: ChildProcess;
  let said = '';
  let ended: Promise<number | null>;

  const environment = () => ({
    PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
    ...image.env,
    // Packages are links here: what they in turn need has to be found among the image's own.
    NODE_OPTIONS: `${image.env['NODE_OPTIONS']} --preserve-symlinks`,
    NODE_COMPILE_CACHE: join(folder, 'compile'),
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: join(image.folder, image.env['DATA_DIR'] ?? ''),
  });
  const checkHealth = (): number | null => {
    const [program = '', ...args] = image.healthcheck;
    return spawnSync(program, args, { env: environment() }).status;
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'storygenie-image-'));
    image = buildImage(root, 'deploy/Dockerfile', folder);
    port = await freePort();
    const [program = '', ...args] = image.command;
    const cwd = join(image.folder, image.workdir);
    server = spawn(program, args, { cwd, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
    const { promise: begun, resolve } = Promise.withResolvers<void>();
    for (const stream of [server.stdout, server.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        said += text;
        if (said.includes('ready at')) resolve();
      });
    }
    ended = new Promise((exited) => void server.once('exit', exited));
    // What it said is looked at by the tests.
    await Promise.race([begun, ended]);
  }, 180_000);
  afterAll(async () => {
    server.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  test('is well, serves the web, and writes a story with the packages of production alone', async () => {
    expect(said).toContain('ready at');
    expect(checkHealth()).toBe(0);
    const url = `http://127.0.0.1:${port}`;
    expect(await (await fetch(`${url}/login`)).text()).toContain('Log in to Storygenie');
    const ada = await signUp(url, 'ada@example.com');
    const { id: productId } = await ada.send('POST', '/api/product', sampleProduct);
    expect((await ada.send('POST', '/api/story/generate', { description: sampleIdea, productId })).id).toHaveLength(36);
  });

  test('is started as `npm start` starts it', () => {
    expect(image.command).toEqual(['node', ...NODE_FLAGS, 'src/server/main.ts']);
  });

  test('holds no test, no tool of the build, no data of ours, and runs as nobody in particular', () => {
    const app = join(image.folder, image.workdir);
    for (const name of ['node_modules/vite', 'node_modules/vitest', 'tests', 'bench', '.git', 'data', 'src/web']) {
      expect([name, existsSync(join(app, name))]).toEqual([name, false]);
    }
    expect(globSync('{src,scripts}/**/*.test.ts', { cwd: app })).toEqual([]);
    expect(image.user).toBe('node');
  });

  test('its upkeep runs in it', () => {
    const backup = spawnSync('node', ['scripts/backup.ts', '--to', join(folder, 'backup')], {
      cwd: join(image.folder, image.workdir),
      env: environment(),
      encoding: 'utf8',
    });
    expect([backup.status, backup.stderr]).toEqual([0, '']);
  });

  test('ends when it is asked to, and is not well afterwards', async () => {
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(checkHealth()).toBe(1);
  });
});
