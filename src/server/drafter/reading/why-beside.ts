import { textOf, type Clause } from '../grammar/parse.ts';
import { isPlural } from '../language/nouns.ts';
import { thirdPerson } from '../language/verbs.ts';
import { actionOf, clauseText } from './clause-words.ts';
import type { People } from './people.ts';

/** Words by which it is told how something is done so far. */
const NOW = / (?:just |simply )?(.+?) (?:now|right now|nowadays|today|at the moment|currently|these days|so far)$/;
const STATE = /^(?:be|have|own|live|work|need|want|know|like)$/;

/** A clause beside a wish that only says what the wish is good for; `why` is nothing where no reason can be made of it. */
export interface WhyBeside {
  readonly why: string | undefined;
}

/** "they would be less nervous": as what comes of it. "It would save time" is told of the deed, and by its words alone of nothing. */
function hopedFor({ subject, rest, group }: Clause): string | undefined {
  const who = textOf(subject);
  if (!group || group.passive || /^(?:it|that|this|there)$/i.test(who)) return undefined;
  const isMany = /^(?:they|we|i|you|people)$/i.test(who) || isPlural(who.split(' ').at(-1) ?? '');
  const verb = group.verb === 'be' ? (isMany ? 'are' : 'is') : isMany ? group.verb : thirdPerson(group.verb);
  return `${who} ${verb} ${textOf(rest)}`;
}

/** "people just make up figures now": how they do it so far, and no longer will. */
function doneSoFar(clause: Clause, people: People): string | undefined {
  const { group, subject } = clause;
  const who = textOf(subject);
  if (!group || group.modal || group.negated || group.passive || STATE.test(group.verb)) return undefined;
  const does = NOW.exec(` ${actionOf(clause)}`)?.[1];
  return does && people.isPersonPhrase(who) ? `${who} no longer ${does}` : undefined;
}

/** What a clause beside a wish says of why it is wanted, where it is no wish of its own. */
export function whyBeside(clause: Clause, main: string, people: People): WhyBeside | undefined {
  const { group } = clause;
  const isHoped =
    group?.modal === 'would' && !group.negated && !/^(?:want|need|like|wish|love|prefer)$/.test(group.verb);
  if (isHoped) return { why: main === '' ? undefined : hopedFor(clause) };
  const soFar = /\b(?:now|nowadays|today|moment|currently|days|far)$/.test(clauseText(clause))
    ? doneSoFar(clause, people)
    : undefined;
  return soFar ? { why: soFar } : undefined;
}
