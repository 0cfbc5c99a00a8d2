import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Access = 'public' | 'user';

/** What a call fails with that needs somebody signed in, here and there. */
export const NO_USER = 'No user logged in';

/** The parts of a request that an endpoint reads. A part that is left out is not read. */
export interface InputSchemas {
  /** Values of the `{name}` segments of the path. */
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
}

/**
 * One call of the API, described once for the server (which parses and answers it), the browser
 * (which sends it) and the OpenAPI document.
 */
export interface Endpoint<
  Input extends InputSchemas = InputSchemas,
  Output extends Schema = Schema,
  Who extends Access = Access,
  Paged extends boolean = boolean,
> {
  readonly method: Method;
  /** Path below `/api`, with `{name}` for each parameter. */
  readonly path: string;
  readonly summary: string;
  /** Who may call it: anybody, or only a person with a valid identity token. */
  readonly access: Who;
  readonly input: Input;
  readonly output: Output;
  /** Status of a successful reply. */
  readonly status: 200 | 201 | 204;
  /** True when the reply is one page of a list: the `Link` header then names the next page. */
  readonly paged: Paged;
  /** Payloads by event name, when the reply may also be a stream of server-sent events. */
  readonly events?: Readonly<Record<string, Schema>>;
}

type Definition<E extends Endpoint> = Pick<E, 'method' | 'path' | 'summary' | 'input' | 'output' | 'events'> & {
  readonly access?: E['access'];
  readonly paged?: E['paged'];
  readonly status?: E['status'];
};

/** Describes one call. Unless said otherwise it needs a signed-in person, answers 200 and is not paged. */
// Calls that no screen makes stay out of what the browser loads.
// @__NO_SIDE_EFFECTS__
export function endpoint<
  Input extends InputSchemas,
  Output extends Schema,
  Who extends Access = 'user',
  Paged extends boolean = false,
>(definition: Definition<Endpoint<Input, Output, Who, Paged>>): Endpoint<Input, Output, Who, Paged> {
  const defaults = { access: 'user' as Who, paged: false as Paged, status: 200 } as const;
  return { ...defaults, ...definition };
}

type Parts<Input extends InputSchemas, Side extends 'in' | 'out'> = {
  [Part in keyof Input as Input[Part] extends Schema ? Part : never]: Input[Part] extends Schema
    ? Side extends 'in'
      ? z.input<Input[Part]>
      : z.output<Input[Part]>
    : never;
};

/** What a caller hands over: `{params, query, body}`, as far as the endpoint reads them. */
export type CallInput<E extends Endpoint> = Parts<E['input'], 'in'>;

/** What a handler receives after parsing. */
export type ParsedInput<E extends Endpoint> = Parts<E['input'], 'out'>;

/** What a caller receives. */
export type CallOutput<E extends Endpoint> = z.output<E['output']>;
