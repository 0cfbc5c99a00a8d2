import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction } from 'wink-nlp';

const nlp = winkNLP(model);
/** Its accessor is taken by itself, and is no method. */
const its: { readonly pos: ItsFunction<string> } = nlp.its;

export interface TaggedWord {
  readonly text: string;
  /** Universal part of speech: NOUN, VERB, AUX, DET, ... */
  readonly tag: string;
}

/** The words of a text with their parts of speech, as wink-nlp sees them. */
export function tagged(text: string): TaggedWord[] {
  const words = nlp.readDoc(text).tokens();
  const tags = words.out(its.pos);
  return words.out().map((word, index) => ({ text: word, tag: tags[index] ?? 'X' }));
}
