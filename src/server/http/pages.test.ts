import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serveBrowserSide } from './static.ts';

const page = (words: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta property="og:image" content="/social-card.png" />
    <meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)" data-theme="light" />
    <meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)" data-theme="dark" />
  </head>
  <body>${words}</body>
</html>`;

describe('pages of the built web', () => {
  let root: string;
  let app: FastifyInstance;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'storygenie-web-'));
    await mkdir(join(root, 'landing'));
    await writeFile(join(root, 'index.html'), page('application'));
    await writeFile(join(root, 'login.html'), page('sign-in'));
    await writeFile(join(root, 'landing/index.html'), page('landing'));
  });
  afterEach(async () => {
    await app.close();
    await rm(root, { recursive: true });
  });

  async function serve(publicUrl?: string): Promise<void> {
    app = fastify();
    await serveBrowserSide(app, {
      root,
      publicUrl,
      askedFirst: ['/api/config'],
      loginPageFor: (cookies = '') => (cookies.includes('session') ? undefined : 'login.html'),
    });
  }

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const shown = async (url: string, headers?: Record<string, string>) =>
    /<body>(.+)<\/body>/.exec((await get(url, headers)).body)?.[1];

  test('the sign-in page goes to whoever nobody is signed in with, at its plain address', async () => {
    await serve();
    expect(await shown('/login')).toBe('sign-in');
    expect(await shown('/login', { cookie: 'session=1' })).toBe('application');
    expect(await shown('/login?redirect=%2Fportal%2Fstories')).toBe('application');
    expect(await shown('/create')).toBe('application');
    expect(await shown('/')).toBe('landing');
    expect((await get('/login')).headers.link).toContain('</api/config>; rel=preload');
    expect((await get('/')).headers.link).toBeUndefined();
  });

  test('a page is found at its own address only', async () => {
    await serve();
    for (const path of ['/login.html', '/index.html', '/landing/index.html']) {
      expect([path, await shown(path)]).toEqual([path, 'application']);
    }
  });

  test('a page comes in the chosen look, and so do the bars of the browser', async () => {
    await serve();
    for (const [look, other] of [
      ['light', 'dark'],
      ['dark', 'light'],
    ] as const) {
      for (const path of ['/', '/login', '/portal/stories']) {
        const { body } = await get(path, { cookie: `a=b; storygenie-theme=${look}` });
        expect(body).toContain(`<html data-theme="${look}" lang="en">`);
        expect(body).toContain(`media="all" data-theme="${look}"`);
        expect(body).toContain(`media="not all" data-theme="${other}"`);
      }
    }
    for (const cookie of ['', 'storygenie-theme=system', 'storygenie-theme="><script>', 'my-storygenie-theme=dark']) {
      const { body } = await get('/', { cookie });
      expect(body).toContain('<html lang="en">');
      expect(body).toContain('media="(prefers-color-scheme: dark)"');
    }
  });

  test('nobody else is sent what was made for one, and nobody is sent what they have', async () => {
    await serve();
    const first = await get('/');
    expect(first.headers).toMatchObject({ vary: 'accept-encoding, cookie', 'cache-control': 'private, no-cache' });
    const etag = String(first.headers.etag);
    const again = await get('/', { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding, cookie' });
    const dark = await get('/', { 'if-none-match': etag, cookie: 'storygenie-theme=dark' });
    expect(dark.statusCode).toBe(200);
    expect((await get('/', { 'if-none-match': etag, 'accept-encoding': 'br' })).statusCode).toBe(200);
  });

  test('a page is compressed as the browser asks, and says where it is to be found', async () => {
    await serve('https://stories.example.com/');
    const plain = await get('/login');
    expect(plain.body).toContain('content="https://stories.example.com/social-card.png"');
    const small = await get('/login', { 'accept-encoding': 'gzip, deflate, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    const zipped = await get('/login', { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  });

  test('a web that was built anew is sent at once', async () => {
    await serve();
    expect(await shown('/')).toBe('landing');
    await writeFile(join(root, 'landing/index.html'), page('another landing'));
    await utimes(join(root, 'landing/index.html'), 1, 1);
    expect(await shown('/')).toBe('another landing');
  });

  test('a page that could once not be read is read when it is asked for again', async () => {
    await serve();
    const path = join(root, 'landing/index.html');
    await rm(path);
    await mkdir(path);
    expect((await get('/')).statusCode).toBe(500);
    await rm(path, { recursive: true });
    await writeFile(path, page('landing'));
    expect(await shown('/')).toBe('landing');
  });
});
