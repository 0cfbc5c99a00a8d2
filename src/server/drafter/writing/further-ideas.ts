import { plural } from '../language/nouns.ts';
import { TELL } from '../reading/action.ts';
import { readVerb } from '../language/verbs.ts';
import type { Idea } from '../reading/read-idea.ts';
import { upperFirst } from '../language/capitals.ts';
import { minimal } from './plain.ts';
import { standsAlone } from './joined-deeds.ts';
import { doneTo, isWanted } from './second-deed.ts';

const MOST = 6;
const WITH_PEOPLE = /^(let|allow|enable|show|tell|send|ask|give|remind|notify|inform|warn) them\b/i;

const BE_TOLD = /^be (informed|notified|told|reminded|warned|alerted|shown|asked|invited)\b(.*)$/i;

/** "Max 5 km": a bound of the wish, and nothing to be had. */
const BOUND = /^use (?:at most|at least|up to|max(?:imum)?|min(?:imum)?|no more than|not more than|no less than) \d/i;

/** "see the price" of "A resident can see the price.": an item of a list that its story tells, and that says little without it. */
function isToldOf(listed: string, criteria: readonly string[]): boolean {
  const words =
    listed
      .toLowerCase()
      .replace(/^\S+ /, '')
      .match(/\p{L}{4,}/gu) ?? [];
  return criteria.some((text) => {
    const said = text.toLowerCase();
    return words.every((word) => said.includes(word.slice(0, -1)));
  });
}

/** The other actions of an idea, each as an idea that can stand alone; items of a list only where no criterion tells them. */
export function furtherIdeas(
  idea: Idea,
  actor: string,
  third: (text: string) => string,
  criteria: readonly string[] = [],
): string[] {
  const actors = plural(actor);
  return (
    idea.others
      // "with the photo attached": what the wish tells as done is no errand of anybody.
      .filter((other) => !(other.isInWish && /^have /i.test(other.text)))
      .filter((other) => !BOUND.test(other.text))
      .filter((other) => !(other.isListed && isToldOf(third(minimal(other.text)), criteria)))
      .filter((other) => other.text.split(' ').length > 1 && standsAlone(other, idea, actor) && isWanted(other, idea))
      // "It should be short": how it is to be is no errand.
      .filter(
        ({ text, actor }) =>
          !/^(?:be (?!(?:told|informed|notified|reminded|warned|alerted|shown|asked|invited|able)\b)|fit |include |not )/i.test(
            text,
          ) || actor !== undefined,
      )
      .slice(0, MOST)
      .map((other) => {
        // "remind them and show them the way": those whom the story is for, or to whom something was done.
        const text = third(minimal(other.text)).replace(
          WITH_PEOPLE,
          `$1 ${idea.actor ? actors : doneTo(idea, actors)}`,
        );
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
      })
  );
}
