import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createAsk } from './ask.ts';

const asked: string[] = [];
let elsewhere: Server;
let atlassian: Server;

async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  elsewhere = await listening(
    createServer((request, response) => {
      asked.push(`${request.method} ${request.headers.authorization ?? ''}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }),
  );
  atlassian = await listening(
    createServer((request, response) => {
      request.resume();
      response.writeHead(Number(request.url?.slice(1)), { location: urlOf(elsewhere) }).end();
    }),
  );
});
afterAll(async () => {
  for (const server of [atlassian, elsewhere]) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

test.each([301, 302, 303, 307, 308])('no redirection is followed: a token goes nowhere else (%i)', async (status) => {
  const ask = createAsk(5_000);
  const question = { url: `${urlOf(atlassian)}/${status}`, name: 'a question', accessToken: 'whispered' } as const;
  await expect(ask({ ...question, method: 'GET', answer: z.object({}) })).rejects.toThrow('a question');
  await expect(ask({ ...question, method: 'POST', body: { words: 'whispered' } })).rejects.toThrow('a question');
  expect(asked).toEqual([]);
});
