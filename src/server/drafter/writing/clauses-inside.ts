import type { Tail } from '../language/verb-phrase.ts';
import type { Action } from '../reading/action.ts';

const CONDITION = /^(?:when|whenever|if|once|as soon as|after|before|unless)\b/i;

/** The condition on which somebody is told or something is done: "when the ferry is late". */
export function conditionOf({ frame, core }: Action): Tail | undefined {
  const tail = core.tails.find(
    ({ lead, text }) => /^(?:when|whenever|if|once|as|as soon as|after|unless)$/.test(lead) && CONDITION.test(text),
  );
  if (tail) return tail;
  // "warn when a horse is tired": behind a verb of telling that is no question.
  const said = core.object?.text ?? '';
  return frame === 'told' && CONDITION.test(said)
    ? { lead: said.split(' ')[0]?.toLowerCase() ?? '', text: said }
    : undefined;
}

/** The question that an action asks: "which berth they got" of "see which berth they got". */
export function askedOf({ frame, core }: Action): string | undefined {
  if (frame === 'told') return undefined;
  return /^[\w-]+(?: out| up)?(?: (?:every|each) (?:morning|evening|night|hour|week|month|quarter|year|(?:\w+)?day))?(?: (?:on|in|at) (?:an?|the|one|my|our|their) [\w -]{2,20}?)? ((?:(?:at|in|on|for|by|from|to|with|of|until|since|under|within) (?:which|what|whom|whose|how many|how much)|who|what|when|where|which|how|why|whether|if|whose)\b.+)$/i
    .exec(core.text)?.[1]
    ?.replace(/,? and (?:who|what|which|when|where|whose|how many|how much) (?!is meant).*$/i, '');
}
