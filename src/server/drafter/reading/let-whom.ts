import { tagSentence } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import type { People } from './people.ts';

/** "the porter list crates that are broken": whoever stands in front of the verb that "let" has. */
export function doerIn(rest: string, people: People): string | undefined {
  const words = tagSentence(splitWords(`let ${rest}`, people.names));
  const at = words.findIndex(({ tag }, place) => place > 1 && tag === 'V0');
  const who = joinWords(words.slice(1, Math.max(at, 1)));
  return at > 1 && /^(?:the|an?|each|every|our) /i.test(who) && rest.startsWith(`${who} `) && people.isPersonPhrase(who)
    ? who
    : undefined;
}
