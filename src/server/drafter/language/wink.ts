import { createRequire } from 'node:module';
import type { ItemToken, WinkMethods } from 'wink-nlp';

type WinkFactory = (model: unknown, pipe: string[]) => WinkMethods;

let nlp: WinkMethods | undefined;
let knownWords = 0;

/** Loads the tagger and its dictionary (some 150 ms, once); later calls cost nothing. */
export function loadWink(): WinkMethods {
  if (nlp) return nlp;
  const require = createRequire(import.meta.url);
  // Loaded on first use and not at import: a server that writes with a language model never pays for it.
  const createNlp = require('wink-nlp') as WinkFactory;
  nlp = createNlp(require('wink-eng-lite-web-model'), ['pos']);
  const its = nlp.its;
  knownWords =
    (
      nlp
        .readDoc('qzxjvwk')
        .tokens()
        .out(its.uniqueId as never) as unknown as number[]
    )[0] ?? 0;
  return nlp;
}

/** One word of a text with what the dictionary says of it. */
export interface TaggedWord {
  readonly text: string;
  /** Universal part of speech: NOUN, VERB, ADJ ... */
  readonly tag: string;
  /** Whether the dictionary has it. */
  readonly known: boolean;
}

/** Tags the words of one sentence. */
export function tagWords(text: string): TaggedWord[] {
  const { its, readDoc } = loadWink();
  const words: TaggedWord[] = [];
  readDoc(text)
    .tokens()
    .each((token: ItemToken) => {
      const id = token.out(its.uniqueId as never) as unknown as number;
      words.push({ text: token.out(), tag: token.out(its.pos) as unknown as string, known: id < knownWords });
    });
  return words;
}
