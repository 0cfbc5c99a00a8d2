import { isBaseVerb } from '../language/verbs.ts';
import { askedClause } from './asked-clause.ts';
import type { People } from './people.ts';

/** What only says that it hurts, in front of what does. */
const VERDICT =
  /^(?:it (?:is|'s) (?:(?:really|very|so|quite|too|always) )?(?:annoying|a pity|a shame|a pain|a problem|frustrating|a nuisance|strange|unfortunate) that|it (?:often |sometimes |always )?happens that|the (?:problem|trouble|issue) is that) (?=\S+ \S)/i;

/** "it is annoying that I have to choose the shop": that is what hurts. */
export function withoutVerdict(said: string): string {
  const [verdict = ''] = VERDICT.exec(said) ?? [];
  const rest = said.slice(verdict.length);
  return verdict === '' ? said : rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** "shouldn't a closed deal disappear?": whoever asks so thinks that it should. */
function shouldBe(text: string, people: People): string | undefined {
  const [, rest = ''] = /^shouldn['’]t (.+)\?$/i.exec(text) ?? [];
  const asked = rest ? askedClause(`should ${rest}`, people) : undefined;
  if (!asked || /^(?:i|we|you|there|this|that|it)$/i.test(asked.subject)) return undefined;
  const who = asked.subject.charAt(0).toUpperCase() + asked.subject.slice(1);
  return `${who} should ${asked.predicate}.`;
}

/** "we never want to bake a cake twice": they want to be sure of it. */
function neverWanted(text: string): string | undefined {
  const [, who = '', verb = '', rest = ''] = /^(we|i) never want to ([a-z]+) ([^.!?;]+)[.!]?$/i.exec(text) ?? [];
  return isBaseVerb(verb) && verb !== 'be' && !/^(?:have|see|get)$/.test(verb)
    ? `${who} want to make sure that ${who.toLowerCase() === 'i' ? 'I' : 'we'} never ${verb} ${rest}.`
    : undefined;
}

/** A question or a wish that is meant otherwise than it is built, as the plain wish. */
export function plainlyMeant(text: string, people: People): string {
  const one = withoutVerdict(text.trim());
  return shouldBe(one, people) ?? neverWanted(one) ?? (one === text.trim() ? text : one);
}
