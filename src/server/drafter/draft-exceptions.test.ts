import { describe, expect, it } from 'vitest';
import { readTask, writeStory } from './draft-story.ts';

const product = {
  name: 'Moorpost',
  description:
    'Parcel lockers for villages. Couriers fill the lockers, neighbours fetch parcels, wardens look after the lockers.',
};

function criteria(idea: string): string[] {
  const task = readTask({ idea, product });
  if (!task) throw new Error('nothing to build on');
  return writeStory(task).acceptanceCriteria;
}

describe('what is excepted and what is compared', () => {
  it('keeps an exception behind the rule, and out of its other side', () => {
    const told = criteria(
      'Photos should not be visible to couriers until the warden has released them, except for pictures of broken doors.',
    );
    expect(told[0]).toMatch(/^Until the warden has released them, .*, except for pictures of broken doors\.$/);
    expect(told[1]).toMatch(/once the warden has released them\.$/);
  });

  it('leaves a comparison where what is compared stands', () => {
    const told = criteria("Codes are valid 3 days, or until the next delivery if that's sooner.");
    expect(told[0]).toMatch(/^Codes are valid .* that is sooner\.$/);
  });

  it('still puts a plain condition in front', () => {
    const told = criteria('Photos should not be visible to couriers until the warden has released them.');
    expect(told.join(' ')).toContain('once the warden has released them');
  });
});
