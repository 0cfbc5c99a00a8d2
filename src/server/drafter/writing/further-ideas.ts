import { ADVERBS } from '../lexicon/function-words.ts';
import { isPerson, isPlural, plural } from '../language/nouns.ts';
import { isAgent } from '../reading/is-agent.ts';
import { TELL } from '../reading/action.ts';
import { isBaseVerb, readVerb } from '../language/verbs.ts';
import type { Idea, Other } from '../reading/read-idea.ts';
import { upperFirst } from './fill-pattern.ts';
import { minimal } from './plain.ts';
import { isSound } from './is-sound.ts';
import { joinedDeed } from './joined-deeds.ts';

const MOST = 6;
const WITH_PEOPLE = /^(let|allow|enable|show|tell|send|ask|give|remind|notify|inform|warn) them\b/i;

/** "put people on a list and tell them": whom the first action names. */
function doneTo({ action }: Idea, actors: string): string {
  const { object, tails } = action.core;
  // "lend kits to schools, and let them pay": those who get them.
  const takers = tails.findLast(({ lead, text }) => lead === 'to' && /^to [\w-]+s$/i.test(text))?.text.slice(3) ?? '';
  if (action.frame === 'do' && isPlural(takers) && isAgent(takers)) return takers;
  return action.frame === 'do' && object?.plural && (isPerson(object.head) || object.head === 'people')
    ? object.text
    : actors;
}

const BE_TOLD = /^be (informed|notified|told|reminded|warned|alerted|shown|asked|invited)\b(.*)$/i;

/** What somebody does not set out to do: "the girls notice it", "come back in a heap", "spend an evening", "do we still phone". */
const NO_DEED =
  /^(?:be (?:an?|the|in|on|at|each|still)\b|do (?:not|we|they|i|you|it|the|their|his|her)\b|(?:think|want|like|need|know|notice|feel|believe|hope|come|spend|lose|complain|forget|wait|suffer|struggle|get (?!(?:an?|the|my|their|our|to|all|one|more|told|informed|notified|reminded|warned|alerted)\b)\w+ed)\b)/i;

/** Whether a further action is one that somebody may want: told as a deed, whole, and no part of a complaint. */
function isWanted({ text, isJoined, actor }: Other, { form }: Idea): boolean {
  const [first = ''] = text.split(' ');
  if (isJoined && (form === 'problem' || (form === 'imperative' && actor !== undefined && NO_DEED.test(text))))
    return false;
  return (
    // A verb that no list knows may be one; "people whose ticket", "last 200 m" are none.
    (isBaseVerb(first) || !(isPlural(first) || ADVERBS.has(first.toLowerCase()) || /^\d/.test(first))) &&
    !NO_DEED.test(text) &&
    isSound(text.charAt(0).toLowerCase() + text.slice(1))
  );
}

/** The other actions of an idea, each as an idea that can stand alone. */
export function furtherIdeas(idea: Idea, actor: string, third: (text: string) => string): string[] {
  const actors = plural(actor);
  return idea.others
    .filter((other) => other.text.split(' ').length > 1 && !joinedDeed(other, idea, actor) && isWanted(other, idea))
    .slice(0, MOST)
    .map((other) => {
      // "remind them and show them the way": those whom the story is for, or to whom something was done.
      const text = third(minimal(other.text)).replace(WITH_PEOPLE, `$1 ${idea.actor ? actors : doneTo(idea, actors)}`);
      const isNamed = other.actor && !/^(?:they|them|he|she|it|you)$/i.test(other.actor);
      // What was ordered of nobody in particular is ordered again.
      const isOrder = idea.form === 'imperative' && !idea.actor && !idea.speaker && !other.actor;
      // "forms have to be deleted after camp": it is done to the same thing, and not to whoever wants it.
      const same =
        /^be \w/.test(text) && !isNamed && idea.action.frame === 'done' ? idea.action.core.object?.text : undefined;
      if (same) return `Have ${same} ${text.slice(3)}.`;
      // Nobody tells themselves.
      const [verb = '', ...rest] = text.split(' ');
      const isOwn = TELL.test(verb) && rest.join(' ').toLowerCase().startsWith(actors.toLowerCase());
      // "the supplier must be informed": who is told is no one who does it.
      const [, done = '', what = ''] = isNamed ? (BE_TOLD.exec(text) ?? []) : [];
      const tell = readVerb(done.toLowerCase())?.base;
      if (tell) return `${upperFirst(tell)} ${other.actor}${what}.`;
      return other.whole || isOrder || isOwn || /^(?:let|allow|enable)\b/i.test(text)
        ? `${upperFirst(text)}.`
        : `Let ${isNamed ? other.actor : actors} ${text}.`;
    });
}
