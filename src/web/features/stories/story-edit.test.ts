import { describe, expect, test } from 'vitest';
import {
  type StoryEdit,
  addCriterion,
  beginEdit,
  conflictsOf,
  errorsOf,
  isChanged,
  mergeTexts,
  moveCriterion,
  parseEdit,
  removeCriterion,
  textsOf,
  withCriterion,
  withTexts,
} from './story-edit.ts';

const base = {
  version: 3,
  headline: 'Swap a plot',
  userStory: 'As a gardener, I want to swap.',
  acceptanceCriteria: ['a', 'b', 'c'],
};
const edit: StoryEdit = {
  base,
  headline: base.headline,
  userStory: base.userStory,
  criteria: base.acceptanceCriteria.map((text, key) => ({ key, text })),
};
const criteriaOf = (of: StoryEdit): readonly string[] => textsOf(of).acceptanceCriteria;

describe('the criteria of a story that is edited', () => {
  test('are moved, up to the ends of the list', () => {
    expect(criteriaOf(moveCriterion(edit, 1, -1))).toEqual(['b', 'a', 'c']);
    expect(criteriaOf(moveCriterion(edit, 1, 1))).toEqual(['a', 'c', 'b']);
    expect(moveCriterion(edit, 0, -1)).toBe(edit);
    expect(moveCriterion(edit, 2, 1)).toBe(edit);
    expect(moveCriterion(edit, 9, 1)).toBe(edit);
  });

  test('are added, written and removed without one being taken for another', () => {
    const added = addCriterion(removeCriterion(edit, 1));
    const keys = added.criteria.map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
    expect(criteriaOf(withCriterion(added, keys[2] ?? -1, 'd'))).toEqual(['a', 'c', 'd']);
    expect(criteriaOf(addCriterion({ ...edit, criteria: [] }))).toEqual(['']);
  });

  test('take a correction, also one that removes a criterion', () => {
    const shorter = withTexts(edit, { ...textsOf(edit), acceptanceCriteria: ['a', 'c'] });
    expect(criteriaOf(shorter)).toEqual(['a', 'c']);
    const mended = withTexts(moveCriterion(edit, 2, -1), { ...textsOf(edit), acceptanceCriteria: ['a', 'C', 'b'] });
    expect(mended.criteria).toEqual([
      { key: 0, text: 'a' },
      { key: 2, text: 'C' },
      { key: 1, text: 'b' },
    ]);
  });
});

describe('what is kept of an edited story', () => {
  test('is the same after a reload', () => {
    const changed = moveCriterion(edit, 0, 1);
    expect(parseEdit(JSON.stringify(changed))).toEqual(changed);
    expect([isChanged(edit), isChanged(changed)]).toEqual([false, true]);
  });

  test.each([undefined, 'not json', 'null', '[]', '{"headline":"Only this"}'])('is nothing when it was %s', (kept) => {
    expect(parseEdit(kept)).toBeUndefined();
  });
});

test('What is wrong is said at its place, in the plainest words', () => {
  const wrong = withCriterion({ ...edit, headline: ' ', userStory: 'x'.repeat(2_001) }, 1, '');
  expect(errorsOf(wrong)).toEqual({
    headline: 'This field is required.',
    userStory: 'This field is too long. Enter at most 2,000 characters.',
    'acceptanceCriteria.1': 'This field is required.',
  });
  expect(errorsOf({ ...edit, criteria: [] })).toEqual({
    acceptanceCriteria: 'Keep at least one acceptance criterion.',
  });
  expect(errorsOf(edit)).toEqual({});
});

describe('two people’s changes of one story', () => {
  const mine = { headline: 'Mine', userStory: base.userStory, acceptanceCriteria: ['a', 'b'] };
  const theirs = { headline: 'Theirs', userStory: 'As a gardener, I want it.', acceptanceCriteria: ['a', 'b'] };

  test('differ where both wrote, or only the others did; of that theirs is taken unless the person says otherwise', () => {
    expect(conflictsOf(base, mine, theirs)).toEqual([
      { part: 'headline', side: 'mine' },
      { part: 'userStory', side: 'theirs' },
    ]);
  });

  test('become one text, part by part', () => {
    expect(mergeTexts(mine, theirs, { headline: 'mine', userStory: 'theirs' })).toEqual({
      headline: 'Mine',
      userStory: 'As a gardener, I want it.',
      acceptanceCriteria: ['a', 'b'],
    });
  });
});

test('Editing begins with the story as it is', () => {
  const story = {
    ...base,
    id: 'an-id',
    idea: '',
    writer: 'person',
    grounding: [],
    actorGrounding: { source: 'person' as const },
    benefitGrounding: { source: 'person' as const },
    openQuestions: [],
    assumptions: [],
    furtherIdeas: [],
    locks: { headline: false, userStory: false, acceptanceCriteria: [] },
    product: { id: 'a-product', name: 'Allotment' },
    createdAt: '',
    updatedAt: '',
  };
  expect(beginEdit(story)).toEqual(edit);
});
