import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A product as somebody describes it, and ideas for it, each with the roles that may stand in "As a ...". */
export interface Labelled {
  readonly description: string;
  readonly roles: readonly string[];
  readonly ideas: readonly { readonly idea: string; readonly actors: readonly string[] }[];
}

const FOLDER = path.join(import.meta.dirname, 'material');

/** The files whose ideas the weights are fitted on, and those that are only measured. */
export const PARTS = { fitted: /^[abdef]-/, unseen: /^[cg]-/ };

/** The products of one part. */
export function readMaterial(part: keyof typeof PARTS): Labelled[] {
  return readdirSync(FOLDER)
    .filter((name) => PARTS[part].test(name))
    .toSorted()
    .flatMap((name) => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as Labelled[]);
}
