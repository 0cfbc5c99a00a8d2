import { contentStems } from '../lexicon/function-words.ts';
import type { Idea } from '../reading/read-idea.ts';

/** "no longer have to drive up twice, so that I drive up twice": the trouble itself, not denied. */
export function isWishAgain(text: string, { action, form }: Idea): boolean {
  if (form === 'story' || !/^(?:no longer|be spared|keep .+ from|be rid)\b/.test(action.wish)) return false;
  if (/\b(?:not|no|never|nobody|fewer|less|can)\b/i.test(text)) return false;
  const said = contentStems(action.wish);
  const own = [...contentStems(text)];
  return own.length > 0 && own.every((stem) => said.has(stem));
}

/** How long it takes says nothing new of what is no longer to be done. */
const HOW_LONG = contentStems('spend waste half whole day days hour hours minute minutes time evening');

/** "no longer have to type it in" is no reason for itself: "I do not type it in". */
export function saysWish(text: string, { action, form }: Idea): boolean {
  const able = /^(?:I|they|we) can (.+)$/i.exec(text)?.[1];
  if (form !== 'story' && able !== undefined && `${action.wish} `.startsWith(`${able} `)) return true;
  if (form === 'story' || !/\b(?:do|does) not\b/.test(text)) return false;
  // "be reminded to oil it, so that I do not forget to oil it"
  if (/^be reminded to\b/.test(action.wish) && /\bdo(?:es)? not (?:forget|omit)\b/.test(text)) return true;
  // "tap the right line, so that I do not tap the wrong line"
  if (/\bthe wrong\b/.test(text)) {
    const right = contentStems(action.wish.replace(/\bthe right\b/g, 'the wrong'));
    const own = [...contentStems(text.replace(/^.*?\b(?:do|does) not (?:have to )?/, ''))];
    return own.length > 0 && own.every((stem) => right.has(stem));
  }
  if (!/^no longer\b| without \w+ing\b/.test(action.wish)) return false;
  const said = contentStems(action.wish);
  const own = [...contentStems(text.replace(/^.*?\b(?:do|does) not (?:have to )?/, ''))];
  return own.length > 0 && own.every((stem) => said.has(stem) || HOW_LONG.has(stem));
}
