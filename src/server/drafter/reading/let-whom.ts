import { tagSentence } from '../grammar/tag-sentence.ts';
import { joinWords, splitWords } from '../grammar/words.ts';
import { isBaseVerb } from '../language/verbs.ts';
import type { People } from './people.ts';

/** "the porter list crates that are broken": whoever stands in front of the verb that "let" has. */
export function doerIn(rest: string, people: People): string | undefined {
  // "members who owe money to pay by card"
  const told =
    /^(.+? (?:who|that|whose) .+?(?<! (?:want|wants|need|needs|have|has|like|likes|try|able|allowed|going|used|not|do|does))) to ([a-z-]+)\b/i.exec(
      rest,
    );
  if (told && isBaseVerb(told[2] ?? '') && people.isPersonPhrase(told[1] ?? '')) return told[1];
  // "guests who do not drive book a pick-up"
  const not =
    /^(.+? who (?:do|does|did|can) ?not [a-z]+(?: [a-z]+)?) ([a-z]+) (?:an?|the|their|all|each|every|one|two|it|them|from|to|at|in)\b/i.exec(
      rest,
    );
  if (not && isBaseVerb(not[2] ?? '') && people.isPersonPhrase(not[1] ?? '')) return not[1];
  const words = tagSentence(splitWords(`let ${rest}`, people.names));
  const at = words.findIndex(
    ({ tag }, place) => place > 1 && tag === 'V0' && !/^(?:W|NEG|DO|M|TO)$/.test(words[place - 1]?.tag ?? ''),
  );
  const who = joinWords(words.slice(1, Math.max(at, 1)));
  return at > 1 &&
    (/^(?:the|an?|each|every|our) /i.test(who) || / (?:who|that|whose) /i.test(who)) &&
    rest.startsWith(`${who} `) &&
    people.isPersonPhrase(who)
    ? who
    : undefined;
}
