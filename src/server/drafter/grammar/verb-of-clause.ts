import { isBaseVerb, readVerb } from '../language/verbs.ts';
import { DETERMINERS, MODALS } from '../lexicon/function-words.ts';
import type { Word } from './words.ts';

/** Whether it stands behind many who do something, as the verb of the sentence. */
function isToldOf(words: readonly Word[], place: number): boolean {
  const who = words.findIndex(({ lower }) => lower === 'who');
  return (
    who > 0 &&
    who <= 3 &&
    place > who + 2 &&
    !DETERMINERS.has(words[place - 1]?.lower ?? '') &&
    /(?:s|people)$/.test(words[who - 1]?.lower ?? '') &&
    /^(?:to|an?|the|their|one|more|some|no|another|it)$/.test(words[place + 1]?.lower ?? '') &&
    !words.slice(who + 2, place).some(({ lower }) => MODALS.has(lower) || /^(?:want|need|,|to)$/.test(lower))
  );
}

/** "learners who are new need help", "guests who wait should be told": by its place a verb. */
export function isOfClause(words: readonly Word[], place: number): boolean {
  const [one, two, three] = [1, 2, 3].map((back) => words[place - back]?.lower ?? '');
  const { lower = '' } = words[place] ?? {};
  if (/^(?:need|want)$/.test(lower) && /^(?:are|were)$/.test(two ?? '') && /^(?:who|that|which)$/.test(three ?? ''))
    return true;
  // "skippers who arrive late need to get the code": what they need, and no need of theirs.
  if (
    /^needs?$/.test(lower) &&
    words[place + 1]?.lower === 'to' &&
    /^(?:who|that)$/.test(three ?? '') &&
    !DETERMINERS.has(one ?? '') &&
    readVerb(two ?? '') !== undefined &&
    isBaseVerb(words[place + 2]?.lower ?? '')
  )
    return true;
  // "parents who work late want to see it": what they do, and what they want.
  if (/^(?:want|need)$/.test(lower) && isToldOf(words, place)) return true;
  return one === 'who' && isBaseVerb(lower) && !/^(?:do|have|be)$/.test(lower) && /(?:s|people)$/.test(two ?? '');
}
