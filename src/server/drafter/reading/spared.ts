import { DETERMINERS } from '../lexicon/function-words.ts';
import { gerund, isBaseVerb } from '../language/verbs.ts';
import type { Relief } from './trouble-rules.ts';
import type { People } from './people.ts';
import { baseFirst } from './read-request.ts';
import { ASKING, FREQUENCY, MISTAKE, questionOf, shorten } from './trouble-words.ts';

/** Words for somebody else than the one who types; nothing for "we" or for a thing. */
export function own(words: string | undefined, people: People): string | undefined {
  return words && people.isPersonPhrase(words) && !people.isSpeaker(words) ? words : undefined;
}

/** "call the desk to ask whether": whom they ask, unless it is whoever tells it. */
function askedOf(rest: string, asked: string): string {
  const [whom = ''] = shorten(rest.replace(asked, '').trim()).split(/(?:^|\s+)(?:about|for|to|whether)(?:\s+|$)/i);
  return whom.replace(/^(?:us|me)\b\s*/i, '');
}

/** "agents retype the number", "we have to print labels by hand": the work is to go away. */
export function spared(subject: string, word: string, rest: string, people: People): Relief | undefined {
  // "keep the key" is not "keep asking".
  if (!people.isPersonPhrase(subject) || DETERMINERS.has(word)) return undefined;
  const asked = ASKING.exec(`${word}${rest}`);
  if (asked)
    return {
      actor: own(subject, people),
      wish: `see ${questionOf(asked[1] ?? '').replace(FREQUENCY, '')}`,
      benefit: `I do not have to ${baseFirst(word)} ${askedOf(rest, asked[1] ?? '')}`.trim(),
    };
  const verb = fromGerundOrBase(word);
  if (!isBaseVerb(verb)) return undefined;
  if (MISTAKE.test(`${word}${rest}`))
    return {
      actor: own(subject, people),
      wish: `be warned before ${people.isSpeaker(subject) ? subject : 'they'} ${verb}${rest.replace(FREQUENCY, '')}`,
    };
  const wasted = `${verb}${rest}`.replace(FREQUENCY, '');
  return {
    actor: own(subject, people),
    wish: `be spared ${gerund(verb)}${wasted.slice(verb.length)}`,
    benefit: undefined,
  };
}

/** "calling", "calls" and "call" -> "call". */
function fromGerundOrBase(word: string): string {
  return word.endsWith('ing') ? baseFirst(word) : word;
}
