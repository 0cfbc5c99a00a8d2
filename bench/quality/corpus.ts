import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The shapes in which people type an idea. */
export const FORMS = ['story', 'wish', 'imperative', 'system', 'problem', 'noun-phrase', 'negative', 'question', 'sentences', 'bullets'] as const; // prettier-ignore
export type Form = (typeof FORMS)[number];

export const TRAITS = ['reason', 'limit', 'technology', 'typos', 'two-actions', 'long'] as const;
export type Trait = (typeof TRAITS)[number];

export interface Idea {
  readonly idea: string;
  readonly form: Form;
  readonly traits: readonly Trait[];
  /** Words that any good story must hold in some form; `a|b` where either will do. */
  readonly terms: readonly string[];
  /** Roles that the story may have; null where the idea leaves it open. */
  readonly actors: readonly string[] | null;
}

export interface Product {
  readonly id: string;
  readonly domain: string;
  readonly name: string;
  readonly description: string;
  /** The roles that the description names. */
  readonly roles: readonly string[];
  readonly ideas: readonly Idea[];
}

/** The benchmark's own products with their ideas. */
export const OWN_CORPUS = path.join(import.meta.dirname, 'corpus');

/**
 * The products of a folder with their ideas, in the order of their file names; each file holds one product.
 * Throws when the folder or a file cannot be read, or holds no products.
 */
export function readCorpus(folder = OWN_CORPUS): Product[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  if (files.length === 0)
    throw new Error(`There are no products in ${folder}: one JSON file for each, as in ${OWN_CORPUS}.`);
  return files.toSorted().map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Product);
}
