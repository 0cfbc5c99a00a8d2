import * as z from 'zod/mini';
import { id, idParams, instant, nothing, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { personLine, personText } from './text.ts';

export const PRODUCT_NAME_MAX = 120;
export const PRODUCT_DESCRIPTION_MIN = 200;
export const PRODUCT_DESCRIPTION_MAX = 20_000;

/** Where the bar under a product description turns green, and where it is full. */
export const PRODUCT_DESCRIPTION_GOOD = 250;
export const PRODUCT_DESCRIPTION_FULL = 300;

export const product = z.object({
  id,
  name: z.string(),
  description: z.string(),
  /** The product every new person finds; it cannot be changed or deleted. */
  isExample: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  /** How many stories belong to it, and would go with it. */
  storyCount: z.number(),
});
export type Product = z.infer<typeof product>;

export const productInput = z.strictObject({
  name: personLine({ max: PRODUCT_NAME_MAX }),
  description: personText({ min: PRODUCT_DESCRIPTION_MIN, max: PRODUCT_DESCRIPTION_MAX }),
});
export type ProductInput = z.infer<typeof productInput>;

export const productUpdate = z.strictObject({
  ...productInput.shape,
  /** The product's `updatedAt` as the change was made on it: another change since refuses this one. Without it, the last one wins. */
  updatedAt: z.optional(instant),
});
export type ProductUpdate = z.infer<typeof productUpdate>;

export const listProducts = endpoint({
  method: 'GET',
  path: '/product',
  summary: "A page of the person's products, newest first",
  input: { query: z.strictObject(pageQuery) },
  output: z.array(product),
  paged: true,
});

export const createProduct = endpoint({
  method: 'POST',
  path: '/product',
  summary: 'Create a product',
  input: { body: productInput },
  output: product,
  status: 201,
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/product/{id}',
  summary: 'Read a product',
  input: { params: idParams },
  output: product,
});

export const updateProduct = endpoint({
  method: 'PUT',
  path: '/product/{id}',
  summary: 'Change the name and description of a product',
  input: { params: idParams, body: productUpdate },
  output: product,
});

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/product/{id}',
  summary: 'Delete a product and its stories',
  input: { params: idParams },
  output: nothing,
  status: 204,
});
