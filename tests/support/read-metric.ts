import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/** The values of a metric, by the labels that it has. */
export async function readMetric(it: TestApp, metricsToken: string, name: string): Promise<Map<string, number>> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { status, text } = await it.send('GET', '/api/metrics', { headers });
  expect(status).toBe(200);
  const lines = text.matchAll(/^(\w+)(\{[^}]*\})? (\S+)$/gm);
  return new Map(
    [...lines].filter(([, found]) => found === name).map(([, , labels = '', value]) => [labels, Number(value)]),
  );
}
