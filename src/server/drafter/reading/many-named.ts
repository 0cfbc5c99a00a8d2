import { isPlural } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { isAgent } from './is-agent.ts';

/** "season ticket holders register two cars": many with a name of several words, up to what they do. */
export function manyNamed(rest: string): string | undefined {
  const words = rest.split(' ');
  const at = words.findIndex((word, place) => place > 1 && place < 5 && isBaseVerb(word));
  const head = words[at - 1] ?? '';
  const isNamed =
    at > 1 && isPlural(head) && isAgent(head) && words.slice(0, at).every((word) => /^[a-z][\w'-]*$/i.test(word));
  return isNamed && words.length > at + 1 ? words.slice(0, at).join(' ') : undefined;
}
