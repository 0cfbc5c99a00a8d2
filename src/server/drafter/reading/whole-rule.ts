import { parseSentence, textOf } from '../grammar/parse.ts';
import type { People } from './people.ts';
import { readBeside } from './read-beside.ts';
import type { ClauseReading } from './read-clauses.ts';
import { readRule } from './read-states.ts';

/** A rule told as if it were so already, with what the sentence says besides: "travellers describe a thing and get told when it turns up". */
export function readWholeRule(text: string, people: People): ClauseReading | undefined {
  const rule = readRule(text, people);
  if (!rule) return undefined;
  const [first, ...more] = parseSentence(text, people.names).clauses;
  const { others, details } = readBeside('', more, people, textOf(first?.subject ?? []));
  return { ...rule, others, details };
}
