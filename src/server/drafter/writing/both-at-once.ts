import { readClause } from '../language/clause.ts';
import { readVerb } from '../language/verbs.ts';

const LEAD = /^(.*?\b(?:if|when|whenever|once|as soon as) )(.+)$/i;

/** Whether a text goes on with a case of its own: "nobody is there", "has not signed". */
function isCase(text: string): boolean {
  const [first = ''] = text.split(' ');
  return (
    /^(?:is|are|has|have|was|were|does|do|cannot|can)$/i.test(first) ||
    readVerb(first)?.form === 'third' ||
    readClause(text.replace(/,.*$/, '')) !== undefined
  );
}

/** "if the fan is off and the kiln is hot": both cases, told as such, so that neither is left out where the words must not repeat the idea. */
export function bothAtOnce(statement: string): string | undefined {
  const [, lead = '', rest = ''] = LEAD.exec(statement) ?? [];
  const parts = rest.split(' and ');
  for (let at = 1; at < parts.length; at++) {
    const [first, second] = [parts.slice(0, at).join(' and '), parts.slice(at).join(' and ')];
    if (readClause(first) && !/,/.test(first) && isCase(second))
      return `${lead}${first} and at the same time ${second}`;
  }
  return undefined;
}
