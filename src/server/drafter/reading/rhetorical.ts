import { plural } from '../language/nouns.ts';
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

/** "must a reader show the card every time?": they would rather not have to. */
function notEachTime(text: string, people: People): string | undefined {
  const [, opens = '', rest = ''] = /^(do|does|must) (.+?)(?: really)? ?\?$/i.exec(text) ?? [];
  if (!rest || !/\b(?:every|each)(?: single)? \w+$|\bagain$|\btwice$|\bfor (?:every|each) /i.test(rest))
    return undefined;
  const asked = askedClause(`${opens} ${rest}`, people);
  const duty = /^must$/i.test(opens)
    ? asked?.predicate
    : /^(?:really )?have to (.+)$/i.exec(asked?.predicate ?? '')?.[1];
  if (!asked || !duty || /^(?:it|this|that|there)$/i.test(asked.subject) || !people.isPersonPhrase(asked.subject))
    return undefined;
  return `Why ${asked.isMany || /^(?:i|we)$/i.test(asked.subject) ? 'do' : 'does'} ${asked.subject} have to ${duty}?`;
}

/** "how do we get readers to return books in time?": they are to do so. */
function getThemTo(text: string, people: People): string | undefined {
  const [, who = '', verb = '', rest = ''] =
    /^how (?:do|can|could) (?:we|i) (?:get|make|bring) ((?:the |our |all )?[\w-]+(?: [\w-]+)??) (?:to )?([a-z]+) ([^?]+)\?$/i.exec(
      text,
    ) ?? [];
  return people.isPersonPhrase(who) && !people.isSpeaker(who) && isBaseVerb(verb)
    ? `We want to make sure that ${who} ${verb} ${rest}.`
    : undefined;
}

/** "not every librarian should be able to cancel a fee": only some of them. */
function notEvery(text: string, people: People): string | undefined {
  const [, who = '', deed = ''] =
    /^not (?:every|all|each) ((?:the )?[\w-]+(?: [\w-]+)?) (?:should|may|must|can|is allowed to|are allowed to|shall)(?: be able to| be allowed to)? ([a-z]+ [^.?!]+)[.!]?$/i.exec(
      text,
    ) ?? [];
  return deed && people.isPersonPhrase(who) && isBaseVerb(deed.split(' ')[0] ?? '') && !/^be\b/.test(deed)
    ? `Only some ${plural(who)} may ${deed}.`
    : undefined;
}

/** A question or a wish that is meant otherwise than it is built, as the plain wish. */
export function plainlyMeant(text: string, people: People): string {
  const one = withoutVerdict(text.trim());
  return (
    shouldBe(one, people) ??
    neverWanted(one) ??
    notEachTime(one, people) ??
    getThemTo(one, people) ??
    notEvery(one, people) ??
    (one === text.trim() ? text : one)
  );
}
