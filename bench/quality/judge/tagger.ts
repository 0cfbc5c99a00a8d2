import model from 'wink-eng-lite-web-model';
import winkNLP from 'wink-nlp';

const nlp = winkNLP(model);

export interface TaggedWord {
  readonly text: string;
  /** Universal part of speech: NOUN, VERB, AUX, DET, ... */
  readonly tag: string;
}

/** The words of a text with their parts of speech, as wink-nlp sees them. */
export function tagged(text: string): TaggedWord[] {
  const words = nlp.readDoc(text).tokens();
  // oxlint-disable-next-line typescript/unbound-method -- wink takes its accessors as bare functions
  const tags = words.out(nlp.its.pos) as string[];
  return words.out().map((word, index) => ({ text: word, tag: tags[index] ?? 'X' }));
}
