import type { Grounding } from '#contract/story.ts';
import { phrase } from './action.ts';
import type { Idea } from './read-idea.ts';

/**
 * "Could whoever runs the shift move twenty tasks?": told by the role that the description says it is, whoever runs the shift moves
 * them, and nobody has it done by somebody else.
 */
export function whoeverDoes(idea: Idea, grounding: Grounding): Idea {
  const { frame, wish, core } = idea.action;
  const isTheirs =
    idea.form === 'question' &&
    frame === 'done' &&
    grounding.source === 'product' &&
    /^have whoever \w/.test(wish) &&
    wish.endsWith(` ${core.text}`);
  return isTheirs
    ? { ...idea, action: { frame: 'do', wish: core.text, core: phrase(core.text), isThing: false } }
    : idea;
}
