import { isState } from '../reading/at-that-time.ts';
import { withoutUs } from '../language/pronouns.ts';
import { isPlural, withArticle } from '../language/nouns.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { readVerbPhrase } from '../language/verb-phrase.ts';
import { isBaseVerb, participle, readVerb, thirdPerson } from '../language/verbs.ts';
import { isPlainRule } from '../reading/action.ts';
import { backgroundOf } from '../reading/background.ts';
import { knowPeople } from '../reading/people.ts';
import type { Idea, Other } from '../reading/read-idea.ts';
import type { Product } from '../reading/read-product.ts';
import { splitSentences } from '../reading/split-sentences.ts';
import { PROBLEM } from '../reading/trouble-words.ts';
import type { Collected } from './collect-criteria.ts';
import { isSound } from './is-sound.ts';
import { lostParts } from './lost-parts.ts';
import { passiveDeed } from './passive-deed.ts';
import { isWanted, secondDeed } from './second-deed.ts';
import { askedBesides } from './question-parts.ts';
import { standingFacts } from './standing-facts.ts';
import { isUntold, untoldAsides, untoldFacts, untoldRules } from './untold.ts';

/** What the wish, the reason and the criteria tell so far. */
function toldBy(criteria: Collected, idea: Idea, wish: string): string {
  return [wish, idea.benefit, ...criteria.inOrder().map(({ text }) => text)].join('. ');
}

/** Why something is asked for is no part of it. */
const WHY = /,? (?:because|since|as|so that|so) (?=(?:it|they|we|I|one|our|the|most|many|some|nobody|that) ).*$/i;
const DETERMINED = /^(?:the|an?|our|my|their|each|every|all|any|both|only) /i;
const POINTS = /\b(?:it|them|this|that|these|those)$/i;

/** A further wish as a statement of its own: who can do it, what becomes of it, what there is. */
function asStatement(other: Other, idea: Idea, actor: string): string | undefined {
  const second = secondDeed(other, idea, actor);
  if (second) return second.text;
  const { text } = other;
  // "quiz me on the words": the product does.
  const [, verb = '', what = ''] = other.whole ? (/^([a-z]+) (?:me|us) (?!to\b)(.+)$/i.exec(text) ?? []) : [];
  if (what) return `${withArticle(actor)} is ${participle(verb)} ${what}`;
  if (/^(?:see|have|know|get|let|allow|enable|help) /i.test(text)) return undefined;
  if (POINTS.test(text) || !isSound(text)) return undefined;
  const named = other.actor && !/^(?:they|he|she|it|you|we|i)$/i.test(other.actor) ? other.actor : undefined;
  const thing = /^use (an? (?!.*\b(?:it|them|there)\b).+)$/i.exec(text)?.[1];
  if (thing)
    return readNounPhrase(thing.split(/ (?:of|for|with|that|which|who|in|on|to) /)[0] ?? '')
      ? `there is ${thing}`
      : undefined;
  const done = /^be ((?!able\b)[a-z]{3,}\b.*)$/i.exec(text)?.[1];
  if (named && done && readVerb(done.split(' ')[0] ?? '')?.form === 'past')
    return `${named} ${
      /^(?:each|every|an?) /i.test(named) ||
      !isPlural(
        named
          .split(/ (?:who|that|of|in|with) /)[0]
          ?.split(' ')
          .at(-1) ?? '',
      )
        ? 'is'
        : 'are'
    } ${done}`;
  if (/^use /i.test(text) || !isBaseVerb(text.split(' ')[0] ?? '')) return undefined;
  if (named && (/^(?:people|everybody|everyone|somebody|someone)$/i.test(named) || !readVerbPhrase(text)?.object))
    return undefined;
  if (named)
    return `${isPlural(named.split(' ').at(-1) ?? '') || DETERMINED.test(named) ? named : withArticle(named)} can ${text}`;
  return passiveDeed(text);
}

/** "the app reminds members and stops as soon as they pay": what stops are the messages. */
const STOPS = /^the (?:app|system|product|tool|site|software|program) stops (?=(?:as soon as|when|once|after|if)\b)/i;

function stopping({ action }: Idea): string {
  const [, done = ''] = action.frame === 'told' ? action.wish.split(' ') : [];
  return done === '' ? '$&' : `the ${done === 'reminded' ? 'reminders' : 'messages'} stop `;
}

/** "badges are never given back", where it is told that they are to be: no rule. */
const NEVER = /\bnever\b/;
const isOver = ({ form, told }: Idea) => form === 'problem' && told === undefined;

/** What the idea says besides that should hold, and its further wishes, where nothing tells them yet. */
export function addUntold(
  criteria: Collected,
  idea: Idea,
  wish: string,
  product: Product,
  third: (text: string) => string,
  actor: string,
): void {
  const people = knowPeople(product);
  const open = idea.action.rule === 'open' ? askedBesides(idea.text, people) : [];
  for (const asked of open) criteria.addWhole(third(idea.speaker ? asked : withoutUs(asked)));
  const plain = (text: string) => third(idea.speaker ? text : withoutUs(text)).replace(STOPS, stopping(idea));
  // Of a rule the text holds the rule alone; what was told beside it holds as well.
  const all = isPlainRule(idea.action) ? (idea.told ?? idea.text) : idea.text;
  const background = backgroundOf(all)?.toLowerCase();
  for (const clause of untoldRules(all, toldBy(criteria, idea, wish), people))
    if (!background?.includes(clause.toLowerCase()) && !isState(clause) && !(isOver(idea) && NEVER.test(clause)))
      criteria.addWhole(plain(clause));
  for (const aside of untoldAsides(all, toldBy(criteria, idea, wish))) criteria.addWhole(plain(aside));
  for (const part of lostParts(idea, toldBy(criteria, idea, wish), withArticle(actor))) criteria.addWhole(plain(part));
  if (isPlainRule(idea.action)) return;
  if (idea.form === 'problem') return;
  for (const { text, ...rest } of idea.others) {
    const other = { ...rest, text: text.replace(WHY, '').trim() };
    if (!isWanted(other, idea) || !isUntold(other.text, toldBy(criteria, idea, wish), other.isJoined ? 1 : 2)) continue;
    criteria.addWhole(plain(asStatement(other, idea, actor) ?? ''));
  }
}

/** Adds up to `most` facts, each in the first of its ways that repeats no long run of the idea. */
function addUpTo(criteria: Collected, facts: readonly (readonly string[])[], most: number): void {
  let added = 0;
  for (const ways of facts) if (added < most && ways.some((way) => criteria.addWhole(way))) added++;
}

/** So many facts of the idea are told beside its wish and its rules. */
const MOST_FACTS = 4;

/** What the idea tells as a fact of such cases, where nothing tells it yet: before anything is said that fits any wish. */
export function addFacts(
  criteria: Collected,
  idea: Idea,
  wish: string,
  product: Product,
  third: (text: string) => string,
): void {
  // A trouble in one sentence tells its cases, and no fact beside it.
  if (isTrouble(idea) && splitSentences(idea.told ?? idea.text).length === 1) return;
  // Of what the team does in a case a verb that no list has is one all the same.
  const ours = (text: string) =>
    text.replace(
      /\bwe (?!are\b|were\b|have\b|do\b|can\b|will\b|must\b|may\b)([a-z]+)\b/gi,
      (_, verb: string) => `the team ${thirdPerson(verb)}`,
    );
  const plain = (text: string) => third(idea.speaker ? text : withoutUs(ours(text)));
  addUpTo(
    criteria,
    standingFacts(idea.told ?? idea.text, toldBy(criteria, idea, wish), knowPeople(product)).map((ways) =>
      ways.map(plain),
    ),
    MOST_FACTS,
  );
}

/** Whether what is wanted was read from what goes wrong. */
function isTrouble({ form, action, isGuess, isTale }: Idea): boolean {
  return (
    form === 'problem' ||
    isTale === true ||
    action.isOver === true ||
    isGuess === true ||
    action.wish.startsWith(PROBLEM)
  );
}

/** The cases in which a trouble is told, up to `most`, where nothing tells them yet. */
export function addCases(
  criteria: Collected,
  idea: Idea,
  wish: string,
  product: Product,
  third: (text: string) => string,
  most: number,
): void {
  if (!isTrouble(idea) || isPlainRule(idea.action) || idea.action.assumed) return;
  const facts = untoldFacts(idea.text, toldBy(criteria, idea, wish), knowPeople(product));
  addUpTo(
    criteria,
    facts.map((fact) => [third(idea.speaker ? fact : withoutUs(fact))]),
    most,
  );
}
