import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draft as draftSchema, type Draft, type Locks } from '#contract/story.ts';
import { STORY_CHANGES, type StoryChange } from '#contract/story-versions.ts';
import { checkStory } from '#quality/check-story.ts';
import { DomainError } from '../errors.ts';
import { expectWellFormed, product } from './draft.contract.ts';
import { draftStory } from './draft-story.ts';
import { reviseStory } from './revise-story.ts';

const OPEN: Locks = { headline: false, userStory: false, acceptanceCriteria: [] };
const IDEA = 'Show a list of all boats that still wait for the crane this week';
const task = { idea: IDEA, product };
const story = draftStory(task);

/** An idea of a kind of which much is known. */
const swapTask = { idea: 'Let yard workers swap crane slots with each other before the lift', product };
const swap = draftStory(swapTask);

function reviseSwap(change: StoryChange | readonly StoryChange[], from: Draft = swap, locks: Locks = OPEN): Draft {
  return reviseStory(swapTask, { story: from, locks, changes: [change].flat() });
}

function revise(change: StoryChange | readonly StoryChange[], from: Draft = story, locks: Locks = OPEN): Draft {
  return reviseStory(task, { story: from, locks, changes: [change].flat() });
}

function outcomeOf(change: () => Draft): string {
  try {
    const { acceptanceCriteria, grounding } = draftSchema.parse(change());
    const isWhole = acceptanceCriteria.length > 0 && acceptanceCriteria.length === grounding.length;
    return isWhole ? 'a story' : 'no story';
  } catch (error) {
    return error instanceof DomainError ? error.code : String(error);
  }
}

describe('a story that is changed as a person asks', () => {
  test('is told for another role of the product, in its criteria, too', () => {
    const other = revise({ kind: 'another-actor' });
    const role = /^As an? (.+?), I want/.exec(other.userStory)?.[1] ?? '';
    expect(['boat owner', 'yard worker', 'yard manager']).toContain(role);
    expect(story.userStory).not.toContain(role);
    expect(other.acceptanceCriteria[0]?.toLowerCase()).toContain(role);
    expectWellFormed(other);
  });

  test('is told for the role that is named', () => {
    const other = revise({ kind: 'another-actor', actor: 'the harbour masters' });
    expect(other.userStory).toMatch(/^As a harbour master, I want to /);
    expect(other.actorGrounding).toEqual({ source: 'person' });
  });

  test('gets another benefit each time, and the rest stays', () => {
    const benefitOf = ({ userStory }: Draft) => userStory.split(', so that ')[1];
    const once = revise({ kind: 'another-benefit' });
    const twice = revise({ kind: 'another-benefit' }, once);
    expect(new Set([story, once, twice].map(benefitOf)).size).toBe(3);
    for (const other of [once, twice]) {
      expect(other.userStory.split(', so that ')[0]).toBe(story.userStory.split(', so that ')[0]);
      expect(other.acceptanceCriteria).toEqual(story.acceptanceCriteria);
      expect(other.benefitGrounding).toEqual({ source: 'assumption' });
      expect(other.assumptions.filter((one) => one.includes('benefit'))).toHaveLength(1);
      expectWellFormed(other);
    }
  });

  test.each(['add-main-case', 'add-error-case', 'add-edge-case'] as const)(
    '%s adds one criterion that says something new',
    (kind) => {
      const more = reviseSwap({ kind });
      expect(more.acceptanceCriteria.slice(0, -1)).toEqual(swap.acceptanceCriteria);
      expect(more.acceptanceCriteria).toHaveLength(swap.acceptanceCriteria.length + 1);
      expect(more.grounding).toHaveLength(more.acceptanceCriteria.length);
      expect(checkStory(more).filter(({ rule }) => rule === 'criteria-unique')).toEqual([]);
      expect(more).toMatchObject({ headline: swap.headline, userStory: swap.userStory });
    },
  );

  test('is told what cannot be added once nothing more is known', () => {
    let more = swap;
    const addAll = () => {
      for (let times = 0; times < 40; times += 1) more = reviseSwap({ kind: 'add-edge-case' }, more);
    };
    expect(addAll).toThrow('The built-in writer knows no further edge case for this story. Write it yourself.');
    expect(new Set(more.acceptanceCriteria).size).toBe(more.acceptanceCriteria.length);
  });

  test('gets nothing that would fit any story', () => {
    const bare = { idea: 'Let yard workers walk to the office', product };
    const from = draftStory(bare);
    const add = () => reviseStory(bare, { story: from, locks: OPEN, changes: [{ kind: 'add-error-case' }] });
    expect(add).toThrow('The built-in writer knows no further error case for this story.');
  });

  test('loses the criterion that is dropped, and no other', () => {
    const [first = '', ...rest] = story.acceptanceCriteria;
    const less = revise({ kind: 'drop-criterion', criterion: first });
    expect(less.acceptanceCriteria).toEqual(rest);
    expect(less.grounding).toEqual(story.grounding.slice(1));
  });

  test('keeps its last criterion', () => {
    const [criterion = ''] = story.acceptanceCriteria;
    const last = { ...story, acceptanceCriteria: [criterion, criterion] };
    expect(() => revise({ kind: 'drop-criterion', criterion }, last)).toThrow(/keeps at least one/);
  });

  test('becomes shorter: three criteria, what was said before what was assumed, and still the same wish', () => {
    const long = reviseSwap([{ kind: 'add-main-case' }, { kind: 'add-edge-case' }]);
    const own = { ...long, grounding: [...long.grounding.slice(0, -1), { source: 'person' } as const] };
    const short = reviseSwap({ kind: 'shorter' }, own);
    expect(short.acceptanceCriteria).toHaveLength(3);
    expect(short.acceptanceCriteria).toContain(own.acceptanceCriteria.at(-1));
    expect(short.userStory.length).toBeLessThanOrEqual(swap.userStory.length);
    expectWellFormed(short);
    const shortest = () => {
      let left = short;
      for (let times = 0; times < 10; times += 1) left = reviseSwap({ kind: 'shorter' }, left);
    };
    expect(shortest).toThrow('The story cannot be made shorter without losing what it says.');
  });

  test('is not called too short to be made shorter where it is only locked', () => {
    const long = reviseSwap([{ kind: 'add-main-case' }, { kind: 'add-edge-case' }]);
    const locks = { ...OPEN, userStory: true, acceptanceCriteria: long.acceptanceCriteria };
    const shorten = () => reviseSwap({ kind: 'shorter' }, long, locks);
    expect(shorten).toThrow('What could be left out of the story is locked. Unlock it first.');
  });

  test('takes no more criteria than a story may have, and says so', () => {
    const criteria = Array.from({ length: 30 }, (_, index) => `Boat ${index + 1} is on the list.`);
    const full = {
      ...swap,
      acceptanceCriteria: criteria,
      grounding: criteria.map(() => ({ source: 'idea' as const })),
    };
    const add = () => reviseSwap({ kind: 'add-edge-case' }, full);
    expect(add).toThrow('A story has at most 30 acceptance criteria. Drop one first.');
  });

  test('is said to have no reason only where the idea gave none', () => {
    const benefits = ({ assumptions }: Draft) => assumptions.filter((one) => one.includes('benefit'));
    expect(benefits(revise({ kind: 'another-benefit' }))).toEqual([
      'The idea gives no reason; the benefit is a guess.',
    ]);
    const given = { idea: `${IDEA} so that no boat is forgotten`, product };
    const told = draftStory(given);
    expect([told.benefitGrounding, benefits(told)]).toEqual([{ source: 'idea' }, []]);
    let other: Draft = told;
    for (let times = 0; times < 2; times += 1) {
      other = reviseStory(given, { story: other, locks: OPEN, changes: [{ kind: 'another-benefit' }] });
      expect(benefits(other)).toEqual(['The benefit is a guess; it took the place of the one that was told.']);
    }
  });

  test('is told that no other role is found, not that there is none', () => {
    const alone = { ...product, description: 'It keeps the list. '.repeat(15) };
    const another = () =>
      reviseStory({ idea: IDEA, product: alone }, { story, locks: OPEN, changes: [{ kind: 'another-actor' }] });
    expect(another).toThrow('The built-in writer finds no other role in the product’s description.');
  });

  test('keeps more than three criteria where more are locked', () => {
    const locks = { ...OPEN, userStory: true, acceptanceCriteria: swap.acceptanceCriteria.slice(0, 4) };
    const long = reviseSwap([{ kind: 'add-main-case' }, { kind: 'add-edge-case' }]);
    const short = reviseSwap({ kind: 'shorter' }, long, locks);
    expect(short.acceptanceCriteria).toEqual(locks.acceptanceCriteria);
    expect(short.userStory).toBe(swap.userStory);
  });

  test.each(['another-actor', 'another-benefit'] as const)('says of %s that the story is locked', (kind) => {
    expect(() => revise({ kind }, story, { ...OPEN, userStory: true })).toThrow(/is locked.*Unlock it first/);
  });

  test('takes several changes, one after the other', () => {
    const other = revise([
      { kind: 'another-actor', actor: 'harbour master' },
      { kind: 'add-error-case' },
      { kind: 'another-benefit' },
    ]);
    expect(other.userStory).toMatch(/^As a harbour master,/);
    expect(other.acceptanceCriteria.join(' ')).not.toContain('boat owner can');
    expectWellFormed(other);
  });

  test('takes no words of its own, and says what it takes', () => {
    const write = () => reviseStory(task, { story, locks: OPEN, feedback: 'Make it rhyme', changes: [] });
    expect(write).toThrow(expect.objectContaining({ code: 'feedback_not_understood' }));
    for (const label of Object.values(STORY_CHANGES)) expect(write).toThrow(label.slice(1));
  });

  test('may be of any form: a person wrote it', () => {
    const own = {
      ...story,
      userStory: 'Boats get a place in line!',
      acceptanceCriteria: ['It works.'],
      grounding: [{ source: 'person' } as const],
    };
    expect(revise({ kind: 'add-error-case' }, own).acceptanceCriteria).toHaveLength(2);
    expect(revise({ kind: 'another-benefit' }, own).userStory).toMatch(/^Boats get a place in line!?, so that .+\.$/);
  });

  test('may say anything at all: it is changed, or the person is told why not', () => {
    const words = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
      fc.constantFrom('As a', 'I want to', 'so that', 'In order to', 'gardener', ',', '.').map((word) => `${word} `),
    );
    const text = fc.array(words, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));
    const kinds = Object.keys(STORY_CHANGES) as StoryChange['kind'][];
    fc.assert(
      fc.property(
        text,
        fc.array(text, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(...kinds),
        (own, criteria, kind) => {
          const from: Draft = {
            ...story,
            userStory: own,
            acceptanceCriteria: criteria,
            grounding: criteria.map(() => ({ source: 'person' })),
          };
          const [criterion = ''] = criteria;
          const change: StoryChange = { kind, criterion, question: criterion, answer: own };
          expect(outcomeOf(() => revise(change, from))).toMatch(/^(?:a story|change_not_possible)$/);
        },
      ),
      { numRuns: 150 },
    );
  });
});
