import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';

/**
 * Creates an empty PostgreSQL database for the calling test file and answers its connection string. It lives until
 * the end of the run.
 *
 * @throws when PostgreSQL could not be started, with the reason.
 */
export async function createTestDatabase(): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; body: string }>();
  // Plain `node:http`, so that a test which replaces `fetch` still gets its database.
  request(inject('testDatabases'), { method: 'POST', agent: false }, (reply) => {
    text(reply).then((body) => resolve({ status: reply.statusCode, body }), reject);
  })
    .once('error', reject)
    .end();
  const { status, body } = await promise;
  if (status !== 200) throw new Error(`No PostgreSQL for this test: ${body}`);
  return body;
}
