import { describe, expect, it } from 'vitest';
import { INTENTS } from '../lexicon/intents/intents.ts';
import { readNounPhrase } from '../language/noun-phrase.ts';
import { readVerbPhrase } from '../language/verb-phrase.ts';
import { FRAMES } from '../lexicon/frames/frames.ts';
import { GENERAL, LAST, PASSIVE } from '../lexicon/intents/anything.ts';
import { FORBIDDEN, NEGATIVE } from '../lexicon/intents/general.ts';
import type { Action } from '../reading/action.ts';
import { orderPatterns, pickOne } from './pick-patterns.ts';
import { applies, fillPattern } from './fill-pattern.ts';
import { fillSlots, type Slots } from './slots.ts';

const KINDS = [...INTENTS, GENERAL, LAST, PASSIVE, NEGATIVE, FORBIDDEN];
const SPEAKING = [...KINDS, ...FRAMES];
const THINGS = [
  'a berth',
  'the mooring fees',
  'an hourly rate',
  'fuel',
  'the opening hours',
  'equipment',
  'the crew list',
  "last season's berth plan",
  'two sailors',
  'Apple Pay',
];
const ACTORS = ['sailor', 'harbour master', 'member of the dock crew'];

function slotsFor(thing: string, actor: string): Slots {
  const text = `update ${thing} when the season ends`;
  const core = readVerbPhrase(text);
  if (!core) throw new Error(`no action in "${text}"`);
  const action: Action = { frame: 'do', wish: text, core, isThing: false };
  return fillSlots(action, actor, readNounPhrase(thing), text, (words) => words);
}

const SLIPS: readonly RegExp[] = [
  /[{}]|undefined/,
  /\b(\w+) \1\b/i,
  /\b(?:an?|the) (?:an?|the)\b/i,
  /\ba [aeio]|\ban [^aeiouhm]/i,
  /^(?:the )?(?:mooring fees|opening hours) (?:is|was|has|does|stays|reaches|changes|shows|needs|fits)\b/i,
  /^(?:the )?(?:berth|hourly rate|fuel|equipment) (?:are|were|have|do|stay|reach|change|show|need|fit)\b/i,
  /\b(?:of|for|about|with|see|open|opens|needs|change) they\b/,
  /\b(?:a|an|each|same|no) (?:fees|hours)\b/,
  /\b(?:fuels|equipments)\b/,
];

describe('every sentence of every kind of wish', () => {
  it.each(THINGS.flatMap((thing) => ACTORS.map((actor) => [thing, actor] as const)))(
    'reads right about %s for a %s',
    (thing, actor) => {
      const slots = slotsFor(thing, actor);
      const sayings = SPEAKING.flatMap(({ criteria, benefits, questions }) => [criteria, benefits, questions].flat());
      const slips = sayings
        .map((saying) => (typeof saying === 'string' ? { text: saying } : saying))
        .filter((saying) =>
          applies({ ...(saying.of && { of: saying.of }), ...(saying.notOf && { notOf: saying.notOf }) }, '', slots),
        )
        .flatMap(({ text }) => fillPattern(text, slots) ?? [])
        .filter((text) => SLIPS.some((slip) => slip.test(text)));
      expect(slips).toEqual([]);
    },
  );

  it('has three or more to choose from', () => {
    const few = KINDS.filter(({ criteria }) => criteria.length < 3);
    expect(few.map(({ name }) => name)).toEqual([]);
  });
});

describe('what holds of anything to which the same sort of thing is done', () => {
  it('says for each class of verbs what is seen, what is refused and what happens at a border', () => {
    const without = FRAMES.filter(({ criteria }) => new Set(criteria.map(({ kind }) => kind)).size < 3);
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});

const berth = slotsFor('a berth', 'sailor');

describe('the choice among the sentences', () => {
  const patterns = KINDS.find(({ name }) => name === 'schedule')?.criteria ?? [];
  const ideas = Array.from({ length: 60 }, (_, at) => `Let sailors reserve berth number ${at} for a night`);

  it('is the same for the same idea and another for others', () => {
    const orders = ideas.map((idea) =>
      orderPatterns(patterns, idea, berth)
        .map(({ text }) => text)
        .join(' '),
    );
    expect(orders).toEqual(
      ideas.map((idea) =>
        orderPatterns(patterns, idea, berth)
          .map(({ text }) => text)
          .join(' '),
      ),
    );
    expect(new Set(orders).size).toBeGreaterThan(2);
  });

  it('takes what is refused and what happens at a border among the first three', () => {
    for (const idea of ideas) {
      const first = orderPatterns(patterns, idea, berth).slice(0, 3);
      expect(first.map(({ kind }) => kind).toSorted()).toEqual(['edge', 'main', 'refusal']);
    }
  });

  it('prefers what the words of the idea raise', () => {
    const cancel = KINDS.find(({ name }) => name === 'cancel')?.criteria ?? [];
    const [first] = orderPatterns(cancel, 'Let sailors cancel a booking and get the fee back', berth);
    expect(first?.text).toMatch(/comes back/);
    expect(orderPatterns(cancel, 'Let sailors skip a lesson', berth).some(({ text }) => /comes back/.test(text))).toBe(
      false,
    );
  });

  it('spreads over all there is', () => {
    expect(new Set(ideas.map((idea) => pickOne(['one', 'two', 'three'], idea))).size).toBe(3);
  });
});
