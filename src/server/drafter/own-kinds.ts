import { rowsMet } from './language/rows-met.ts';
import { chooseFrame } from './choose-intent.ts';
import { EVERYDAY_ACTS } from './lexicon/frames/everyday-acts.ts';
import { NAMED_THING } from './lexicon/intents/anything.ts';
import type { Intent } from './lexicon/intents/intent.ts';
import type { Action } from './reading/action.ts';

const actsMet = rowsMet(EVERYDAY_ACTS, ({ decisive }) => decisive);

/** An act of every day, told by how its wish begins. */
function chooseAct({ frame, rule, wish, isThing }: Action): Intent | undefined {
  // What was only named has its verb from the drafter; an order is placed, whoever names it.
  if (isThing && !/^place an? .*\border\b/i.test(wish)) return undefined;
  return frame === 'do' && !rule ? actsMet(wish).find(({ decisive }) => decisive?.test(wish)) : undefined;
}

/** What speaks of this very deed or thing, the most telling first: its kind, the class of its verb, the act of every day. */
export function ownKinds(action: Action, chosen: Intent | undefined, roles: ReadonlySet<string>): readonly Intent[] {
  const frame = chooseFrame(action, roles);
  return [
    chosen,
    frame?.isFiller ? undefined : frame,
    chooseAct(action),
    frame,
    action.isThing ? NAMED_THING : undefined,
  ].filter((one, at, all): one is Intent => one !== undefined && all.indexOf(one) === at);
}
