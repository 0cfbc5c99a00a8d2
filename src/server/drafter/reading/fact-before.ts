import { parseSentence, type Clause } from '../grammar/parse.ts';
import type { People } from './people.ts';

/** A sentence without its end mark. */
export function bareOf(sentence: string): string {
  return sentence.replace(/[.!]+$/, '');
}

/** The clauses of a sentence that tells how things are; nothing for a wish, a question or what stands behind a condition. */
export function factIn(sentence: string, people: People): { first: Clause; all: readonly Clause[] } | undefined {
  const { front, clauses } = parseSentence(bareOf(sentence), people.names);
  const [first] = clauses;
  const isFact =
    front.length === 0 &&
    first?.mood === 'statement' &&
    first.group !== undefined &&
    !first.group.modal &&
    first.subject.length > 0;
  return isFact ? { first, all: clauses } : undefined;
}
