import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/test-app.ts';

test('a connection that has never asked for anything does not hold up the end', { timeout: 20_000 }, async () => {
  const it = await openTestApp('sqlite');
  const { port } = new URL(await it.app.listen({ host: '127.0.0.1', port: 0 }));
  const accepted = once(it.app.server, 'connection');
  const silent = connect(Number(port), '127.0.0.1');
  silent.on('error', () => {});
  await accepted;
  await Promise.all([once(silent, 'close'), it.close()]);
  expect(silent.destroyed).toBe(true);
});
