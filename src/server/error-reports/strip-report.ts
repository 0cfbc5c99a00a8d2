import * as z from 'zod';
import { withoutQuery, withoutWords } from './without-words.ts';

const FRAMES_MAX = 50;
const SPANS_MAX = 200;
const CAUSES_MAX = 5;

const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`));
/** A part that is dropped where it is not what it should be. */
const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);
const first = <Schema extends z.ZodType>(schema: Schema, max: number) =>
  z
    .array(z.unknown())
    .transform((values) => values.slice(0, max))
    .pipe(z.array(schema));

/** A name out of a program: a kind of error, an operation, a status. */
const code = z.string().regex(/^[\w.:/ -]{1,80}$/);
const message = z.string().transform(withoutWords);
const place = z.string().transform(withoutQuery);
const number = z.number();

const frame = z.object({
  filename: maybe(place),
  function: maybe(z.string().transform((name) => name.replace(/[^\w$.<>[\] ]/g, '').slice(0, 120))),
  lineno: maybe(number),
  colno: maybe(number),
  in_app: maybe(z.boolean()),
});

// The last frames of a stack are those in which it happened.
const frames = z
  .array(z.unknown())
  .transform((all) => all.slice(-FRAMES_MAX))
  .pipe(z.array(frame));

const exception = z.object({
  type: code.catch('Error'),
  value: maybe(message),
  stacktrace: maybe(z.object({ frames })),
});

const trace = z.object({
  trace_id: hex(32),
  span_id: hex(16),
  parent_span_id: maybe(hex(16)),
  op: maybe(code),
  status: maybe(code),
  origin: maybe(code),
});

const common = {
  event_id: hex(32),
  timestamp: maybe(number),
  platform: z.literal('javascript').catch('javascript'),
  release: maybe(code),
  environment: maybe(code),
  transaction: maybe(place),
  request: maybe(
    z.object({
      url: maybe(place),
      headers: maybe(z.object({ 'User-Agent': maybe(z.string().max(400)) })),
    }),
  ),
  contexts: maybe(z.object({ trace: maybe(trace) })),
};

const errorEvent = z.object({
  ...common,
  level: z.enum(['fatal', 'error', 'warning', 'info', 'debug']).catch('error'),
  exception: z.object({ values: first(exception, CAUSES_MAX) }),
  /** The stack as the browser wrote it: from our own few lines, which do not read it. */
  stack: maybe(z.string().transform(linesOfStack)),
});

const span = z
  .object({
    ...trace.shape,
    start_timestamp: number,
    timestamp: maybe(number),
    description: maybe(place),
  })
  // Others describe what was pressed by what stands on it.
  .transform(({ description, ...rest }) => (/^(http|resource)/.test(rest.op ?? '') ? { ...rest, description } : rest));

const transactionEvent = z.object({
  ...common,
  type: z.literal('transaction'),
  start_timestamp: number,
  transaction_info: maybe(z.object({ source: code })),
  spans: maybe(first(span, SPANS_MAX)),
  measurements: maybe(z.record(code, z.object({ value: number, unit: maybe(code) }))),
});

export type ErrorEvent = z.infer<typeof errorEvent>;
export type TransactionEvent = z.infer<typeof transactionEvent>;
export type Report =
  | { readonly type: 'event'; readonly event: ErrorEvent }
  | { readonly type: 'transaction'; readonly event: TransactionEvent };

/**
 * Makes a report of an envelope's item, of nothing but what is listed here: what broke, where in the program, on which
 * page and in which browser. Everything in which a person's words could stand stays out of it. Undefined for what is
 * no report, or none that can be read.
 */
export function stripReport(type: string, payload: unknown): Report | undefined {
  if (type === 'event') {
    const { data } = errorEvent.safeParse(payload);
    return data && { type, event: data };
  }
  if (type === 'transaction') {
    const { data } = transactionEvent.safeParse(payload);
    return data && { type, event: data };
  }
  return undefined;
}

/** True for the kinds of items that a report is made of. */
export function isReport(type: string): boolean {
  return type === 'event' || type === 'transaction';
}

// The first line repeats the message; a line of the stack ends with where it is.
function linesOfStack(stack: string): string[] {
  const lines = stack.split('\n').filter((line) => /^\s*at \S.*:\d+:\d+\)?$|^\S*@\S+:\d+:\d+$/.test(line));
  return lines.slice(0, 8).map((line) =>
    line
      .trim()
      .replace(/[?#][^:)]*/, '')
      .slice(0, 200),
  );
}
