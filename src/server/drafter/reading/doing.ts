import { contentStems } from '../lexicon/function-words.ts';

/** What one role does, in a sentence of the description. */
export interface Doing {
  readonly verb: string;
  readonly rest: string;
  readonly stems: ReadonlySet<string>;
  readonly sentence: string;
}

/** Somebody whom the description names. */
export interface Role {
  /** In the singular: "support agent", "pool office". */
  readonly name: string;
  readonly doings: readonly Doing[];
}

/** Who does what in a sentence. */
export interface Acting {
  readonly roles: string[];
  readonly doings: Doing[];
}

export function doingOf(verb: string, rest: string, sentence: string): Doing {
  return { verb, rest, stems: contentStems(`${verb} ${rest}`), sentence };
}
