import { describe, expect, test } from 'vitest';
import { CRITERIA_MAX, type Draft, type Locks } from '#contract/story.ts';
import { keepLocked, locksLeft, showLocked } from './keep-locked.ts';

const OPEN: Locks = { headline: false, userStory: false, acceptanceCriteria: [] };

function draftOf(name: string, acceptanceCriteria: readonly string[]): Draft {
  return {
    headline: `${name} headline`,
    userStory: `${name} story`,
    acceptanceCriteria: [...acceptanceCriteria],
    grounding: acceptanceCriteria.map(() => ({ source: name === 'old' ? 'person' : 'idea' }) as const),
    actorGrounding: { source: name === 'old' ? 'person' : 'idea' },
    benefitGrounding: { source: name === 'old' ? 'person' : 'idea' },
    openQuestions: [`${name} question`],
    assumptions: [],
    furtherIdeas: [],
  };
}

const before = draftOf('old', ['A is shown.', 'B is shown.', 'C is shown.']);
const lock = (...acceptanceCriteria: string[]): Locks => ({ ...OPEN, acceptanceCriteria });
const criteria = (locks: Locks, ...written: string[]) =>
  keepLocked(before, locks, draftOf('new', written)).acceptanceCriteria;

describe('what is written anew, with what is locked', () => {
  test('is all new when nothing is locked', () => {
    const written = draftOf('new', ['X is shown.']);
    expect(keepLocked(before, OPEN, written)).toEqual(written);
  });

  test('keeps a locked headline, and a locked story with its origins', () => {
    const kept = keepLocked(before, { ...OPEN, headline: true, userStory: true }, draftOf('new', ['X is shown.']));
    expect(kept).toMatchObject({
      headline: 'old headline',
      userStory: 'old story',
      actorGrounding: { source: 'person' },
      acceptanceCriteria: ['X is shown.'],
      openQuestions: ['new question'],
    });
  });

  test.each([
    ['left out stands where it stood', ['X.', 'Y.', 'Z.'], ['X.', 'B is shown.', 'Y.', 'Z.']],
    ['written again stands where the writer put it', ['X.', 'Y.', 'B is shown.'], ['X.', 'Y.', 'B is shown.']],
    ['said in almost the same words is not said twice', ['The B is shown', 'X.'], ['B is shown.', 'X.']],
    ['left alone is the last', [], ['B is shown.']],
    ['among few stands at the end', ['X.'], ['X.', 'B is shown.']],
  ])('a locked criterion %s', (_how, written, expected) => {
    expect(criteria(lock('B is shown.'), ...written)).toEqual(expected);
  });

  test('several locked criteria keep their places', () => {
    expect(criteria(lock('C is shown.', 'A is shown.'), 'X.')).toEqual(['A is shown.', 'X.', 'C is shown.']);
  });

  test('a locked criterion brings its origin along', () => {
    const { grounding } = keepLocked(before, lock('B is shown.'), draftOf('new', ['X.', 'B is shown.']));
    expect(grounding).toEqual([{ source: 'idea' }, { source: 'person' }]);
  });

  test('what a writer leaves word for word keeps its origin', () => {
    const same = { ...draftOf('new', ['C is shown.', 'X.']), userStory: before.userStory };
    expect(keepLocked(before, OPEN, same)).toMatchObject({
      grounding: [{ source: 'person' }, { source: 'idea' }],
      actorGrounding: { source: 'person' },
      benefitGrounding: { source: 'person' },
    });
  });

  test('new criteria make room when there are too many', () => {
    const many = Array.from({ length: CRITERIA_MAX }, (_, number) => `Number ${number} is shown.`);
    const kept = criteria(lock('A is shown.', 'C is shown.'), ...many);
    expect(kept).toHaveLength(CRITERIA_MAX);
    expect(kept).toContain('A is shown.');
    expect(kept).toContain('C is shown.');
    expect(kept).toContain('Number 0 is shown.');
  });

  test('what stands so far shows what is locked from the beginning', () => {
    const locks = { headline: true, userStory: false, acceptanceCriteria: ['A is shown.'] };
    expect(showLocked(before, locks, { headline: 'new' })).toEqual({
      headline: 'old headline',
      acceptanceCriteria: ['A is shown.'],
    });
    expect(showLocked(before, OPEN, { userStory: 'new' })).toEqual({ userStory: 'new' });
  });

  test('a lock ends with its criterion', () => {
    const left = locksLeft(lock('A is shown.', 'B is shown.'), before, draftOf('new', ['B is shown.']));
    expect(left).toEqual(lock('B is shown.'));
  });

  test('what a person said in answer to a question is locked, and what they had said before is as it was', () => {
    const answered = draftOf('old', [...before.acceptanceCriteria, 'D is kept.']);
    expect(locksLeft(OPEN, before, answered)).toEqual(lock('D is kept.'));
    expect(locksLeft(OPEN, answered, answered)).toEqual(OPEN);
    const written = draftOf('new', []);
    const told = { ...written, benefitGrounding: { source: 'person' as const } };
    expect(locksLeft(OPEN, written, told)).toEqual({ ...OPEN, userStory: true });
  });
});
