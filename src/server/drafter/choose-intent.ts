import { ACCESS } from './lexicon/intents/access.ts';
import { ARRANGING } from './lexicon/intents/arranging.ts';
import { ASKING } from './lexicon/intents/asking.ts';
import { CHANGING } from './lexicon/intents/changing.ts';
import { CHOOSING } from './lexicon/intents/choosing.ts';
import { CIRCUMSTANCES } from './lexicon/intents/circumstances.ts';
import { DECIDING } from './lexicon/intents/deciding.ts';
import { FINDING } from './lexicon/intents/finding.ts';
import type { Intent } from './lexicon/intents/intent.ts';
import { KNOWING } from './lexicon/intents/knowing.ts';
import { MOVING } from './lexicon/intents/moving.ts';
import { PAYING } from './lexicon/intents/paying.ts';
import { PLANNING } from './lexicon/intents/planning.ts';
import { TALKING } from './lexicon/intents/talking.ts';
import { TELLING } from './lexicon/intents/telling.ts';
import { TOGETHER } from './lexicon/intents/together.ts';
import { WAITING } from './lexicon/intents/waiting.ts';
import { singular } from './language/nouns.ts';
import type { Action } from './reading/action.ts';

/** Every kind of wish that the drafter knows. */
export const INTENTS: readonly Intent[] = [
  ...TELLING,
  ...TALKING,
  ...ASKING,
  ...TOGETHER,
  ...DECIDING,
  ...FINDING,
  ...KNOWING,
  ...ARRANGING,
  ...CHANGING,
  ...PLANNING,
  ...WAITING,
  ...PAYING,
  ...MOVING,
  ...ACCESS,
  ...CHOOSING,
  ...CIRCUMSTANCES,
];

/** What somebody may want who only looks. */
const FOR_LOOKING = new Set([...FINDING, ...KNOWING]);

/** Verbs that say little about what is wanted: the thing decides. */
export const WEAK_VERBS = new Set(
  'use get see have add view show create make give set put take want need open read check do offer support provide include enable work go choose pick select'.split(
    ' ',
  ),
);

const LOOKING = /^(?:see|view|read|show|display|know|look at)$/;

const TELLS = /^(?:announce|broadcast|notify|alert|inform|tell|e-?mail|message|text|ping|call)$/;

const verbs = new Map(INTENTS.map((intent) => [intent, new Set(intent.verbs?.split(',') ?? [])]));
const nouns = new Map(INTENTS.map((intent) => [intent, new Set(intent.nouns?.split(',') ?? [])]));

/** The last one, two or three words of a phrase in the singular: "payment reminders" -> "payment reminder", "reminder". */
function endings(phrase: string): string[] {
  const words = singular(phrase.toLowerCase()).split(' ');
  return [words.slice(-1), words.slice(-2), words.slice(-3)].map((part) => part.join(' '));
}

/** The kind of wish that fits best; nothing when none does. */
export function chooseIntent(action: Action, idea: string): Intent | undefined {
  const settled = INTENTS.find((intent) => intent.decisive?.test(action.wish));
  if (settled) return settled;
  const { core } = action;
  const looks = !action.isThing && LOOKING.test(core.verb);
  // "a list of members" is a list.
  const list = /\blists? of$/.test(core.object?.determiner ?? '') ? ['list'] : [];
  const head = [...endings(core.object?.core ?? ''), ...list];
  const inObject = new Set(
    (core.object?.body.split(/ (?:of|per|for|in|with|on|from|to|by)\b/)[0] ?? '')
      .toLowerCase()
      .split(/\s+/)
      .map((word) => singular(word)),
  );
  // "vote on", "ask for": the preposition belongs to the verb.
  const withLead = `${core.verb} ${core.tails[0]?.lead ?? ''}`;
  const weak = WEAK_VERBS.has(core.verb) || action.isThing;
  let best: Intent | undefined;
  let bestScore = 1.5;
  for (const intent of INTENTS) {
    // Whoever looks at notes does not write them.
    if (looks && !FOR_LOOKING.has(intent) && !intent.cue?.test(action.wish)) continue;
    // Who tells somebody wants something else than who is told.
    if (intent.name === (action.frame === 'told' ? 'announce' : 'notify') && !action.isThing && TELLS.test(core.verb))
      continue;
    let score = 0;
    // "keep a berth from being booked twice" keeps nothing.
    const known = /^keep .+ from \w+ing\b/.test(action.wish) ? undefined : verbs.get(intent);
    if (!action.isThing && known?.has(withLead)) score += 6;
    else if (!action.isThing && known?.has(core.verb)) score += weak ? 2 : 5;
    const named = nouns.get(intent) ?? new Set();
    // "waiting list" says more than "list".
    const longest = head.findLastIndex((ending) => named.has(ending));
    if (longest >= 0) score += (weak ? 4 : 1.5) + longest * 0.5;
    else if ([...inObject].some((word) => named.has(word))) score += weak ? 1.75 : 0.75;
    if (intent.cue?.test(action.wish)) score += 3;
    else if (intent.cue?.test(idea)) score += 1.25;
    if (score > bestScore) {
      best = intent;
      bestScore = score;
    }
  }
  return best;
}
