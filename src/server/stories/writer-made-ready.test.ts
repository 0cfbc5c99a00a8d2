import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/test-app.ts';
import type { StoryWriter } from './story-writer.ts';

/** Counts how often it is told that somebody may write soon. */
function countingWriter() {
  let told = 0;
  const writer: StoryWriter = {
    name: 'counting',
    prepare: () => void (told += 1),
    write: () => {
      throw new Error('nobody asked for a story');
    },
  };
  return { writers: { usual: writer, builtIn: writer }, told: () => told };
}

describe.each([{}, { METRICS_TOKEN: 'only-prometheus-knows' }])('the writer of a server with %o', (settings) => {
  test('gets ready for whoever is signed in, and for nobody else', async () => {
    const { writers, told } = countingWriter();
    const app = await openTestApp('sqlite', settings, { writers });
    try {
      await app.send('GET', '/login');
      await app.send('GET', '/api/product');
      await app.send('GET', '/api/product', { token: 'not.a.token' });
      const { token } = await app.signUp();
      expect(told()).toBe(0);
      await app.send('GET', '/api/product', { token });
      expect(told()).toBe(1);
    } finally {
      await app.close();
    }
  });
});
