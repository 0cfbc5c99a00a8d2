import { parseSentence, type Clause } from '../grammar/parse.ts';
import { participle, readVerb } from '../language/verbs.ts';
import { INTRANSITIVE } from '../lexicon/intransitive.ts';
import { isHuman } from './is-agent.ts';
import type { People } from './people.ts';
import { baseFirst, type Request } from './read-request.ts';
import { readThing } from './read-thing.ts';
import { lowerFirst } from './trouble-words.ts';

/** What may be left of a name behind its participle: "sent before the visit", "filled in already", but no object. */
const OPEN = /^(?:P|R|PU|S|C|PT|TO)$/;

/** "notes spoken into the phone": by its form the word is no verb of a clause. */
function isNoPast({ subject, rest }: Clause): boolean {
  const words = [...subject, ...rest];
  const at = words.findIndex(({ tag }) => tag === 'VN');
  const head = words[at - 1];
  return (
    at > 0 && /^NS?$/.test(head?.tag ?? '') && !isHuman(head?.lower ?? '') && OPEN.test(words[at + 1]?.tag ?? 'PU')
  );
}

/**
 * "forms sent before the visit", "a page which opens with the room filled in": a thing and what has been done to it, where a verb of
 * that form needs an object and has none. "Guests sent letters" and "parcels arrived late" are statements.
 */
export function isNamedByParticiple(text: string): boolean {
  const { front, clauses } = parseSentence(text);
  const [clause] = clauses;
  if (front.length === 0 && clauses.length === 1 && clause && !clause.group) return isNoPast(clause);
  if (front.length > 0 || clauses.length !== 1 || clause?.mood !== 'statement' || clause.group?.words.length !== 1)
    return false;
  const [verb] = clause.group.words;
  const base = verb?.tag === 'VD' ? readVerb(verb.lower)?.base : undefined;
  if (!verb || !base || participle(base) !== verb.lower || INTRANSITIVE.test(base)) return false;
  const until = clause.subject.findIndex(({ tag }, at) => at > 0 && /^(?:P|W|PU)$/.test(tag));
  const head = clause.subject.slice(0, until < 0 ? undefined : until).at(-1);
  if (!head || !/^(?:N|NS)$/.test(head.tag) || isHuman(head.lower)) return false;
  return OPEN.test(clause.rest[0]?.tag ?? 'PU');
}

/** What such a name asks for: the thing, or where it begins with a doing ("dictating the report") the deed. */
export function readNamed(text: string, people: People): Request {
  return /^\w+ing (?:the|an?|my|our|all|each|every|one|several) /i.test(text)
    ? {
        form: 'noun phrase',
        kind: 'act',
        text: baseFirst(lowerFirst(text)),
        speaker: false,
      }
    : readThing(text, people);
}
