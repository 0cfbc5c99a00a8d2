import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { validatorCompiler } from '@fastify/type-provider-zod';
import { toJSONSchema, type core } from 'zod';

type Schema = core.$ZodType;

/** The schema itself fails on `{"length": {"toString": 1}}` where it measures a text: such a thing is not what was asked for. */
const UNREADABLE = [
  {
    keyword: 'invalid_type',
    instancePath: '/',
    schemaPath: '#/',
    params: {},
    message: 'This is not what is expected here.',
  },
];

/** Parses what comes in by an endpoint's schema. */
export const parseInput: FastifySchemaCompiler<Schema> = (route) => {
  const parse = validatorCompiler(route);
  return (data: unknown) => {
    try {
      return parse(data);
    } catch (error) {
      if (error instanceof TypeError) return { error: UNREADABLE as unknown as Error };
      throw error;
    }
  };
};

/**
 * Shapes what goes out by an endpoint's schema: a field that it does not name is left out, one that it needs
 * and is missing is a fault. A function made once from the schema does it at the cost of `JSON.stringify`; letting
 * zod encode a list first takes three times as long. Many endpoints answer alike, and each schema's function is made when
 * it is first needed: most of a start would be spent on making them.
 */
export const shapeOutput: FastifySerializerCompiler<Schema> = ({ schema }) => {
  let shaper = shapers.get(schema);
  if (!shaper) {
    let shape: Shape | undefined;
    shaper = (value) => (shape ??= makeShape(schema))(value);
    shapers.set(schema, shaper);
  }
  return shaper;
};

type Shape = (value: unknown) => string;
const shapers = new WeakMap<Schema, Shape>();

function makeShape(schema: Schema): Shape {
  return fastJsonStringify(toJSONSchema(schema, { target: 'draft-7', io: 'output' }) as AnySchema);
}
