import { createRequire } from 'node:module';
import { remember } from './remember.ts';

/** The part of wink-nlp that is used here; its own types know the accessors as methods only. */
interface Wink {
  readonly its: Readonly<Record<'value' | 'pos' | 'uniqueId', unknown>>;
  readonly readDoc: (text: string) => { tokens: () => { out: (accessor: unknown) => unknown[] } };
}

interface Loaded extends Wink {
  /** Words of the dictionary have a smaller id than this. */
  readonly knownWords: number;
}

let loaded: Loaded | undefined;

/** Loads the tagger and its dictionary (some 150 ms, once); later calls cost nothing. */
export function loadWink(): Loaded {
  if (loaded) return loaded;
  const require = createRequire(import.meta.url);
  // Loaded on first use and not at import: a server that writes with a language model never pays for it.
  const createNlp = require('wink-nlp') as (model: unknown, pipe: readonly string[]) => Wink;
  const { its, readDoc } = createNlp(require('wink-eng-lite-web-model'), ['pos']);
  // The first word that the dictionary lacks gets the next free id.
  const [knownWords] = readDoc('qzxjvwk').tokens().out(its.uniqueId);
  loaded = { its, readDoc, knownWords: Number(knownWords) };
  return loaded;
}

/** One word of a text with what the dictionary says of it. */
export interface TaggedWord {
  readonly text: string;
  /** Universal part of speech: NOUN, VERB, ADJ ... */
  readonly tag: string;
  /** Whether the dictionary has it. */
  readonly known: boolean;
}

const remembered = remember<readonly TaggedWord[]>(5_000);

/** Tags the words of one sentence. */
export function tagWords(text: string): readonly TaggedWord[] {
  return remembered(text, () => tagged(text));
}

function tagged(text: string): TaggedWord[] {
  const { its, readDoc, knownWords } = loadWink();
  const tokens = readDoc(text).tokens();
  const tags = tokens.out(its.pos);
  const ids = tokens.out(its.uniqueId);
  return tokens.out(its.value).map((word, at) => ({
    text: String(word),
    tag: String(tags[at]),
    known: Number(ids[at]) < knownWords,
  }));
}
