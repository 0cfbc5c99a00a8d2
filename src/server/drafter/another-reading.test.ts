import { describe, expect, test } from 'vitest';
import type { Draft } from '#contract/story.ts';
import { anotherReading } from './another-reading.ts';
import { expectWellFormed, product } from './draft.contract.ts';
import { draftStory } from './draft-story.ts';

/** As many readings of an idea as there are, up to `most`, and why there is no further one. */
function readAll(idea: string, most = 10): { drafts: Draft[]; end: unknown } {
  const task = { idea, product };
  const drafts = [draftStory(task)];
  try {
    while (drafts.length < most) drafts.push(anotherReading(task, drafts));
    return { drafts, end: undefined };
  } catch (end) {
    return { drafts, end };
  }
}

const partOf = (pattern: RegExp) => (draft: Draft) => pattern.exec(draft.userStory)?.[1];
const roleOf = partOf(/^As an? (.+?), I want/);
const wishOf = partOf(/I want to (.+?), so that/);
const benefitOf = partOf(/, so that (.+)\.$/);

describe('other readings of an idea', () => {
  test('are for another role and for another benefit where the idea names neither', () => {
    const { drafts } = readAll('Add a list of all boats that still wait for the crane this week', 3);
    const [first, ...others] = drafts;
    expect(new Set(drafts.map(({ userStory }) => userStory)).size).toBe(3);
    expect(others.map((draft) => first && roleOf(draft) !== roleOf(first))).toEqual([true, false]);
    expect(others.map((draft) => first && benefitOf(draft) !== benefitOf(first))).toContain(true);
    for (const draft of drafts) expectWellFormed(draft);
  });

  test('take another of its actions where the idea holds several', () => {
    const idea = 'Boat owners should be able to see photos of the repair and to cancel the crane slot';
    const { drafts } = readAll(idea);
    const wishes = new Set(drafts.map(wishOf));
    expect([...wishes].some((wish) => wish?.startsWith('see photos'))).toBe(true);
    expect([...wishes].some((wish) => wish?.startsWith('cancel'))).toBe(true);
    expect(new Set(drafts.map(roleOf))).toEqual(new Set(['boat owner']));
  });

  test('are not there when the idea says who wants what and why', () => {
    const idea = 'As a boat owner I want to pick a launch date so that I can plan my holidays';
    const { drafts, end } = readAll(idea);
    expect(drafts).toHaveLength(1);
    expect(end).toMatchObject({ code: 'change_not_possible', message: expect.stringContaining('no other reading') });
  });

  test('come to an end', () => {
    const { drafts, end } = readAll('Add a list of all boats that still wait for the crane this week', 100);
    expect(drafts.length).toBeGreaterThan(3);
    expect(drafts.length).toBeLessThan(30);
    expect(end).toMatchObject({ code: 'change_not_possible' });
  });
});

describe('an idea that was found in another', () => {
  const context = 'The yard manager should be able to print the crane plan and send it round';

  test('takes its role from there where it names none', () => {
    const idea = 'Send it round by email';
    expect(roleOf(draftStory({ idea, context, product }))).toBe('yard manager');
  });

  test('keeps the role that it names', () => {
    const idea = 'Let boat owners send it round.';
    expect(roleOf(draftStory({ idea, context, product }))).toBe('boat owner');
  });

  test('may be short', () => {
    const draft = draftStory({ idea: 'Let boat owners print it.', context, product });
    expect(wishOf(draft)).toBe('print it');
    expectWellFormed(draft);
  });
});
