import * as fc from 'fast-check';
import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Characters that programs stumble over: NUL, controls, halves of surrogate pairs, marks of direction, markup, SQL. */
export const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0001\u001b[31m\u0007\u007f',
  '\ud800',
  'x\udc00\ud800y',
  '\u202e\u2066\u200b\ufeff',
  '\u{1f469}\u200d\u{1f680}\u{1f1e9}\u{1f1ea}',
  'e\u0301'.repeat(500),
  "'; drop table story; --",
  '%00%zz%ED%A0%80',
  '\\u0000\\',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  'line\r\nSet-Cookie: a=b',
  'x'.repeat(70_000),
  '%_%',
  '\uffff\ufffe',
] as const;

const words = ['gardener', 'swap', 'a', 'plot', 'so that', 'the', 'season', 'should', 'be able to', 'and', 'pay', '.'];
const sentence = fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((some) => some.join(' '));
const anyText = fc.oneof(
  { weight: 4, arbitrary: sentence },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_TEXTS) },
);

/** What exists, so that a call may be about it. */
export interface Known {
  /** The first is of a thing that the call is about. */
  readonly ids: readonly string[];
  /** Values by the name of the field that they belong in. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Values that `schema` takes, for the most part: what its refinements ask beyond lengths, forms and ranges is left to
 * chance.
 */
export function arbitraryOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  const inner = (one: Schema): fc.Arbitrary<unknown> => arbitraryOf(one, known);
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the contract uses these; any other is told by name
  switch (def.type) {
    case 'object':
      return objectOf(def.shape, inner, known);
    case 'array':
      return fc.array(inner(def.element), { minLength: lower(schema, 0), maxLength: 6 });
    case 'record':
      return fc.dictionary(inner(def.keyType) as fc.Arbitrary<string>, inner(def.valueType), { maxKeys: 4 });
    case 'union':
      return fc.oneof(...def.options.map(inner));
    case 'nullable':
      return fc.option(inner(def.innerType), { nil: null });
    case 'optional':
      return inner(def.innerType);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: lower(schema, -5), max: Math.min(upper(schema, 1_000), 1_000) });
    case 'string':
      return textOf(schema, known);
    case 'unknown':
      return fc.jsonValue({ maxDepth: 3 });
    default:
      throw new TypeError(`Nothing is known of how to make a ${def.type}.`);
  }
}

function objectOf(
  shape: Readonly<Record<string, Schema>>,
  inner: (one: Schema) => fc.Arbitrary<unknown>,
  { fields }: Known,
): fc.Arbitrary<object> {
  const field = (name: string, one: Schema): fc.Arbitrary<unknown> =>
    name in fields ? fc.oneof(fc.constant(fields[name]), inner(one)) : inner(one);
  const names = Object.keys(shape);
  const needed = names.filter((name) => (shape[name] as z.core.$ZodTypes)._zod.def.type !== 'optional');
  return fc.record(Object.fromEntries(Object.entries(shape).map(([name, one]) => [name, field(name, one)])), {
    requiredKeys: needed,
  });
}

function textOf(schema: Schema, { ids }: Known): fc.Arbitrary<string> {
  const { format, pattern } = formOf(schema);
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (format === 'datetime') {
    const day = { min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
    return fc.date(day).map((instant) => instant.toISOString());
  }
  if (format === 'url') return fc.webUrl();
  if (pattern) return fc.stringMatching(pattern);
  if (format !== undefined) throw new TypeError(`Nothing is known of how to make a ${format}.`);
  const atLeast = lower(schema, 0);
  const atMost = upper(schema, 2_000);
  return anyText.map((text) =>
    atLeast > 1 ? `${text} ${'plot and season '.repeat(atLeast / 12)}`.slice(0, atMost) : text,
  );
}

interface CheckDef {
  readonly check?: string;
  readonly format?: string;
  readonly pattern?: RegExp;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly value?: number;
}

function checksOf(schema: Schema): CheckDef[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return (def.checks ?? []).map((one) => one._zod.def as CheckDef);
}

function formOf(schema: Schema): CheckDef {
  const own = (schema as z.core.$ZodTypes)._zod.def as CheckDef;
  return own.format === undefined ? (checksOf(schema).find(({ check }) => check === 'string_format') ?? {}) : own;
}

/** The least length or number that the schema takes. */
function lower(schema: Schema, otherwise: number): number {
  const least = checksOf(schema).flatMap(({ check, minimum, value }) =>
    check === 'min_length' ? (minimum ?? []) : check === 'greater_than' ? (value ?? []) : [],
  );
  return Math.max(otherwise, ...least);
}

function upper(schema: Schema, otherwise: number): number {
  const most = checksOf(schema).flatMap(({ check, maximum, value }) =>
    check === 'max_length' ? (maximum ?? []) : check === 'less_than' ? (value ?? []) : [],
  );
  return most.length > 0 ? Math.min(...most) : otherwise;
}
