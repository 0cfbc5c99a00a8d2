import { textOf, type Clause } from '../grammar/parse.ts';
import { gerundFirst } from '../language/verbs.ts';
import { HARM, HARMFUL_VERBS } from '../lexicon/harm.ts';
import { clauseText } from './clause-words.ts';
import { ended, tidy } from './ended.ts';
import type { People } from './people.ts';
import { isPrice } from './read-harm.ts';
import { relieve } from './relieve.ts';
import { isManySubject } from './say-relief.ts';
import type { Relief } from './trouble-rules.ts';

/** What follows where things go as they should: somebody gets, sees or is told something. */
const AS_WISHED = /^(?:get|receive|see|confirm|approve|sign|pay|choose|pick|can|answer|check|want|need|know)$/;

/** "officers stay logged in and others write under their name": two facts about different people or things, and no word of wishing. */
export function isSideEffect([first, second]: readonly Clause[]): boolean {
  if (!first?.group || !second?.group || first.subject.length === 0 || second.subject.length === 0) return false;
  if (first.mood !== 'statement' || first.group.modal || first.group.negated || first.group.past) return false;
  if (second.group.modal || second.group.past || !isManySubject(first)) return false;
  if (isPrice(second, textOf(second.subject))) return true;
  // "papers expire and nobody notices": somebody wants to know of it.
  if (/^(?:nobody|no one|none)\b/i.test(textOf(second.subject))) return false;
  if (/^(?:i|we|they|it|this|that|these|there)$/i.test(textOf(first.subject))) return false;
  if (/^(?:i|we|they|it|this|that|these|there)$/i.test(textOf(second.subject)) && !second.group.negated) return false;
  const isNews = second.group.passive || AS_WISHED.test(second.group.verb) || /^(?:want|need)$/.test(first.group.verb);
  return (
    !isNews ||
    second.group.negated ||
    /\b(?:later?|too (?:late|many|much)|twice|wrong|in vain)\b/.test(textOf(second.rest))
  );
}

/** Whether nothing in what somebody does tells that it is wrong. */
function isHarmless(clause: Clause): boolean {
  const said = clauseText(clause);
  return (
    !HARM.test(said) &&
    !HARMFUL_VERBS.has(clause.group?.verb ?? '') &&
    !/^(?:leave|keep|take|stay|block|hold|forget|park|throw|put|drop|push|hide|open up|share|lend)$/.test(
      clause.group?.verb ?? '',
    ) &&
    !/\b(?:not|no|never|without|instead|only|just|too|twice|same|whole|all|every|entire|old|fake|false|wrong|still|again|more than|late|early|long)\b/i.test(
      said,
    )
  );
}

/** Whether a thing and nobody does it. */
function isThing({ subject, group }: Clause, people: People): boolean {
  const what = textOf(subject);
  return (
    !people.isPersonPhrase(what) &&
    !people.isSpeaker(what) &&
    !group?.passive &&
    !/^(?:it|this|that|they|these|nobody|no one|others?)\b/i.test(what)
  );
}

/** What is done is to end, for the sake of those who suffer from it. */
export function readSideEffect(clauses: readonly Clause[], people: People): Relief | undefined {
  const [first, second] = clauses;
  if (!first?.group || !second || !isSideEffect(clauses)) return undefined;
  if (second.link === 'but' && !second.group?.negated) return undefined;
  const who = textOf(first.subject);
  const ends = ended(second);
  // "students open it on their phone and the tables run off the screen": what they do is no fault.
  if (ends && people.isPersonPhrase(who) && !second.group?.negated && isHarmless(first) && isThing(second, people))
    return {
      actor: people.isSpeaker(who) ? undefined : who,
      wish: tidy(`have ${textOf(second.subject)} ${ends.infinitive} when ${clauseText(first)}`),
      outcome: tidy(`${textOf(second.subject)} ${ends.statement} when ${clauseText(first)}`),
    };
  const done = first.group.passive ? `be ${first.group.words.at(-1)?.text}` : first.group.verb;
  const action = [...first.group.adverbs.filter((one) => !/^(?:often|always|sometimes)$/.test(one)), done]
    .concat(textOf(first.rest))
    .concat(first.subs.map(({ link, words }) => `${link} ${textOf(words)}`))
    .filter(Boolean)
    .join(' ');
  return {
    except: people.isPersonPhrase(who) ? who : undefined,
    wish: `keep ${who} from ${gerundFirst(action)}`,
    outcome: relieve(first),
    benefit: relieve(second),
  };
}
