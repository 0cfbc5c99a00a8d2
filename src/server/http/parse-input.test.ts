import { expect, test } from 'vitest';
import { object, string } from 'zod';
import { parseInput } from './serialize.ts';

test('what a schema cannot even measure is refused as any other wrong value', () => {
  const parse = parseInput({ schema: object({ draft: string().max(10) }), method: 'POST', url: '/' });
  const body = JSON.parse('{"draft":{"toString":1,"length":{"toString":1,"length":1e9}}}') as unknown;
  expect(parse(body)).toHaveProperty('error');
  expect(parse({ draft: 'short' })).toEqual({ value: { draft: 'short' } });
});
