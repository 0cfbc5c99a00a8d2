import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPostgres, type TestPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address that hands out a fresh PostgreSQL database for each POST. Read it through `createTestDatabase`. */
    testDatabases: string;
  }
}

/**
 * Offers PostgreSQL to the test files of a run: one server for all of them, started when the first file asks, so
 * that a run without a database pays nothing. It is ended when the run ends, however it ends.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<TestPostgres> | undefined;
  const counter = createServer((_request, reply) => {
    starting ??= startPostgres();
    starting
      .then((postgres) => postgres.createDatabase())
      .then(
        (url) => reply.end(url),
        (error: unknown) => reply.writeHead(500).end(String(error)),
      );
  });
  const port = await listen(counter);
  project.provide('testDatabases', `http://127.0.0.1:${port}/`);
  return async () => {
    counter.close();
    const postgres = await starting?.catch(() => undefined);
    await postgres?.stop();
  };
}

async function listen(server: Server): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  return (server.address() as AddressInfo).port;
}
