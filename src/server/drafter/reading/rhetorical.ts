import { plural } from '../language/nouns.ts';
import { isBaseVerb } from '../language/verbs.ts';
import { askedClause } from './asked-clause.ts';
import type { People } from './people.ts';
import { upperFirst } from '../language/capitals.ts';

/** What only says that it hurts, in front of what does. */
const VERDICT =
  /^(?:it (?:is|'s) (?:(?:really|very|so|quite|too|always) )?(?:annoying|a pity|a shame|a pain|a problem|frustrating|a nuisance|strange|unfortunate) that|it (?:often |sometimes |always )?happens that|the (?:problem|trouble|issue) is that) (?=\S+ \S)/i;

/** "it is annoying that I have to choose the shop": that is what hurts. */
export function withoutVerdict(said: string): string {
  const [verdict = ''] = VERDICT.exec(said) ?? [];
  const rest = said.slice(verdict.length);
  return verdict === '' ? said : upperFirst(rest);
}

/** "shouldn't a closed deal disappear?": whoever asks so thinks that it should. */
function shouldBe(text: string, people: People): string | undefined {
  const [, rest = ''] = /^shouldn['’]t (.+)\?$/i.exec(text) ?? [];
  const asked = rest ? askedClause(`should ${rest}`, people) : undefined;
  if (!asked || /^(?:i|we|you|there|this|that|it)$/i.test(asked.subject)) return undefined;
  const who = upperFirst(asked.subject);
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

/** "are patients told when the doctor is late?": they are to be. */
function areTold(text: string): string | undefined {
  const [, who = '', done = '', rest = ''] =
    /^(?:are|is) ((?:the |our |an? )?[\w-]+(?: [\w-]+)?) (told|informed|notified|warned|reminded|alerted) ((?:when|if|before|about|of|that|once|as soon as) [^?]+)\?$/i.exec(
      text,
    ) ?? [];
  return who && !/^(?:i|we|you|it|there|this|that)$/i.test(who)
    ? `${upperFirst(who)} should be ${done} ${rest}.`
    : undefined;
}

/** "wouldn't it be better to show free slots first?": that is the wish. */
function wouldBeBetter(text: string): string | undefined {
  const [, deed = ''] =
    /^(?:wouldn['’]t|would) it (?:not )?be (?:much )?(?:better|good|nice|great|easier|useful|helpful|sensible|possible|wise) to ([a-z]+ [^?]+)\?$/i.exec(
      text,
    ) ?? [];
  return isBaseVerb(deed.split(' ')[0] ?? '') && !/^(?:be|have)\b/.test(deed) ? `${upperFirst(deed)}.` : undefined;
}

/** "not until the doctor has confirmed may the result be sent": it must not be sent until then. */
function notUntil(text: string): string | undefined {
  const [, until = '', what = '', done = ''] =
    /^(?:not until|only (?:after|when|once)) ([^,]+?),? (?:may|can|should|must) ((?:the |an? |our |their )[\w-]+(?: [\w-]+)?|[\w-]+s) (be [^.]+)[.!]?$/i.exec(
      text,
    ) ?? [];
  return what ? `${upperFirst(what)} must not ${done} until ${until}.` : undefined;
}

/** "stop hiding the costs": they are to be shown. */
function stopHiding(text: string): string | undefined {
  const [, thing = ''] =
    /^(?:please )?(?:stop hiding|(?:don['’]t|do not|never) hide) ([^.!?;,]+)[.!]?$/i.exec(text) ?? [];
  return thing && !/ (?:when|if|from|until|unless|behind) /.test(thing) ? `Show ${thing}.` : undefined;
}

/** A question or a wish that is meant otherwise than it is built, as the plain wish. */
export function plainlyMeant(text: string, people: People): string {
  const one = withoutVerdict(text.trim());
  return firstOf(one, people) ?? (one === text.trim() ? text : one);
}

function firstOf(one: string, people: People): string | undefined {
  return (
    shouldBe(one, people) ??
    neverWanted(one) ??
    notEachTime(one, people) ??
    getThemTo(one, people) ??
    notEvery(one, people) ??
    areTold(one) ??
    wouldBeBetter(one) ??
    notUntil(one) ??
    stopHiding(one)
  );
}
