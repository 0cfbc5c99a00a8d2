import { readdirSync, readFileSync } from 'node:fs';

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

/** The benchmark's own products with their ideas, in the order of their ids. */
export function readCorpus(): Product[] {
  const folder = new URL('corpus/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.toSorted().map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Product);
}
