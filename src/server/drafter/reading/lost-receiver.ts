import { readVerbPhrase } from '../language/verb-phrase.ts';
import type { Action } from './action.ts';
import type { Idea } from './read-idea.ts';

/**
 * "Fee reduction for the second child": whoever a thing is for was taken for the one who wants it (`for-whom.ts`). Where somebody else
 * tells the story, the thing still is for them.
 */
export function withReceiver({ form, actor: whom, text, action }: Idea): Action {
  const { wish, frame, core } = action;
  if (form !== 'noun phrase' || frame !== 'do' || !whom || wish.includes(` for ${whom}`)) return action;
  const said = new RegExp(` for ${RegExp.escape(whom)}\\b ?(.*)$`, 'i').exec(text.replace(/[.!]+$/, ''));
  const after = said?.[1] ?? '';
  if (!said || !wish.endsWith(after)) return action;
  const withWhom = (words: string) =>
    words.endsWith(after) ? `${words.slice(0, words.length - after.length).trim()} for ${whom} ${after}`.trim() : words;
  const told = withWhom(wish);
  return {
    ...action,
    wish: told,
    core: readVerbPhrase(told) ?? core,
    ...(action.name === undefined ? {} : { name: withWhom(action.name) }),
  };
}
