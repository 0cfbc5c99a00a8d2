import * as fc from 'fast-check';
import type { Endpoint } from '#contract/endpoint.ts';
import { arbitraryOf, type Known, ODD_TEXTS } from './arbitrary-of.ts';

/** A call as it goes over the wire: what its schema takes, or what a broken or hostile program would send instead. */
export interface OddCall {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string | Buffer;
}

function nested(depth: number, open: string, close: string): string {
  return open.repeat(depth) + close.repeat(depth);
}

/** JSON of values that stand where something else should. */
const ODD_VALUES = [
  ...ODD_TEXTS.map((text) => JSON.stringify(text)),
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '-0',
  '1e308',
  '1e999',
  '9007199254740993',
  '2147483648',
  '[]',
  '{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1,"length":1e9}',
  nested(500, '[', ']'),
  nested(500, '{"a":[', ']}'),
];

/** Bodies that are no JSON, or none that anybody means. */
export const ODD_BODIES: readonly (string | Buffer)[] = [
  '',
  '{',
  '\ufeff{}',
  'null',
  '[[]]',
  '"text"',
  'NaN',
  nested(60_000, '[', ']'),
  nested(20_000, '{"a":', '}').replace('}', '1}'),
  '{"a":1,"a":2}',
  '{"__proto__":null}',
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
  Buffer.alloc(1_000),
];

const ODD_SEGMENTS = [
  '%00',
  '%ED%A0%80',
  '%zz',
  '%',
  '..%2f..',
  '%2e%2e',
  '__proto__',
  'x'.repeat(300),
  '%F0%9F%98%80',
  "1'%20or%20'1'='1",
  '*',
  ':id',
  '%252e',
  '-1',
];

const ODD_HEADERS: readonly Record<string, string>[] = [
  { 'idempotency-key': 'k' },
  { 'idempotency-key': 'x'.repeat(9_000) },
  { 'idempotency-key': '\u0001\u00ff\u0080' },
  { 'idempotency-key': '__proto__' },
  { accept: 'text/event-stream' },
  { accept: 'text/event-stream;q=0, */*;q=1e9' },
  { accept: '\u00ff' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json;' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': '\u00ff' },
  { 'content-encoding': 'gzip' },
  { 'content-length': '3' },
  { host: '\u00ff' },
  { host: '[::' },
  { 'x-forwarded-for': 'nonsense, 1.2.3.4' },
  { 'x-forwarded-host': '"><script>' },
  { cookie: '%E0%A4%A=x; =;;=' },
  { 'if-none-match': 'W/"' },
  { origin: 'null' },
  { 'x-http-method-override': 'DELETE' },
  { expect: 'x' },
  { range: 'bytes=0-0,-1' },
];

/** Calls of `endpoint`, most of them with one or two things wrong. `good` is a body that goes through. */
export function oddCalls(endpoint: Endpoint, good: object | undefined, known: Known): fc.Arbitrary<OddCall> {
  const { params, query, body } = endpoint.input;
  return fc
    .record({
      path: pathsOf(endpoint.path, params ? arbitraryOf(params, known) : fc.constant({}), known),
      query: query ? queriesOf(arbitraryOf(query, known)) : fc.constantFrom('', '', '?', '?x=1', '?%zz=%00'),
      headers: fc.oneof(
        { weight: 3, arbitrary: fc.constant({}) },
        { weight: 1, arbitrary: fc.constantFrom(...ODD_HEADERS) },
      ),
      body: body ? bodiesOf(fc.oneof(fc.constant(good), arbitraryOf(body, known))) : fc.constant(undefined),
    })
    .map(({ path, query: asked, headers, body: sent }): OddCall => {
      const url = `/api${path}${asked}`;
      if (sent === undefined) return { path: url, headers };
      return { path: url, headers: { 'content-type': 'application/json', ...headers }, body: sent };
    });
}

function pathsOf(template: string, params: fc.Arbitrary<unknown>, { ids }: Known): fc.Arbitrary<string> {
  const spoiled = fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_SEGMENTS) },
  );
  const [own = '', ...others] = ids;
  const id = fc.oneof({ weight: 3, arbitrary: fc.constant(own) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
  return fc.tuple(params, spoiled, id).map(([values, odd, one]) =>
    template.replace(/\{(\w+)\}/g, (_all, name: string) => {
      if (odd !== undefined) return odd;
      if (name === 'id') return one;
      return encodeURIComponent(String((values as Record<string, unknown>)[name]));
    }),
  );
}

function queriesOf(values: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const odd = fc.constantFrom(
    '',
    '',
    '',
    '',
    '',
    '&limit=1&limit=2',
    '&limit=1e9',
    '&cursor=%00',
    '&q=%ED%A0%80',
    '&__proto__[a]=1',
    '&q=%',
  );
  const wellFormed = values.map((some) =>
    Object.entries(some as object)
      .map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`)
      .join('&'),
  );
  return fc.tuple(wellFormed, odd).map(([asked, more]) => `?${asked.slice(0, 8_000)}${more}`);
}

/** Bodies with up to two values put in the place of others, and bodies that are something else altogether. */
function bodiesOf(values: fc.Arbitrary<unknown>): fc.Arbitrary<string | Buffer> {
  const change = fc.record({ at: fc.nat(1_000), to: fc.constantFrom(...ODD_VALUES), add: fc.boolean() });
  const changed = fc
    .tuple(values, fc.array(change, { maxLength: 2 }))
    .map(([value, changes]) => changes.reduce(withChange, JSON.stringify(value)));
  return fc.oneof({ weight: 9, arbitrary: changed }, { weight: 1, arbitrary: fc.constantFrom(...ODD_BODIES) });
}

interface Change {
  /** Counts the places of the value; goes round. */
  readonly at: number;
  readonly to: string;
  /** Put beside what is there, under a name of its own, where names are. */
  readonly add: boolean;
}

/** JSON with one value replaced. Text for text, because what is put in may be what no value of JavaScript is. */
function withChange(json: string, { at, to, add }: Change): string {
  const hole = '"\u{e000}hole"';
  const places: ((value: unknown) => void)[] = [];
  let root: unknown;
  try {
    root = JSON.parse(json);
  } catch {
    // What was put in before is no value that could be read again: that is odd enough.
    return json;
  }
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 4) return;
    for (const key of Object.keys(value)) {
      places.push((put) => void ((value as Record<string, unknown>)[key] = put));
      visit((value as Record<string, unknown>)[key], depth + 1);
    }
    if (add && !Array.isArray(value)) places.push((put) => void ((value as Record<string, unknown>)['extra'] = put));
  };
  visit(root, 0);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return to;
  place(JSON.parse(hole));
  return JSON.stringify(root).replace(hole, () => to);
}
