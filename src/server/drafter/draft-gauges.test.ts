import { describe, expect, it } from 'vitest';
import { readTask, writeStory } from './draft-story.ts';

const product = {
  name: 'Moorpost',
  description:
    'Parcel lockers for villages. Couriers fill the lockers, neighbours fetch parcels, wardens look after the lockers.',
};

function draft(idea: string) {
  const task = readTask({ idea, product });
  if (!task) throw new Error('nothing to build on');
  return writeStory(task);
}

describe('a thing for somebody, with what the thing does', () => {
  it.each([
    [
      'Add a live status bar for the warden that updates as couriers log in and turns red once a locker is full.',
      'As a warden, I want to see a live status bar that updates as couriers log in',
    ],
    [
      'Add a progress bar for the courier that shows how many parcels are left.',
      'As a courier, I want to see a progress bar that shows how many parcels are left',
    ],
    [
      'Add a calendar for neighbours that shows which lockers are free.',
      'As a neighbour, I want to see a calendar that shows which lockers are free',
    ],
  ])('%s', (idea, story) => {
    const { userStory, acceptanceCriteria } = draft(idea);
    expect(userStory).toContain(story);
    expect(acceptanceCriteria.join(' ')).not.toMatch(/sign(?:s|ing|ed)? in\b/);
  });

  it('knows a sign-in that is wished', () => {
    expect(draft('Add a log-in with passkeys for couriers.').acceptanceCriteria.join(' ')).toContain('signing in');
  });

  it('leaves those who are narrowed down by what they do', () => {
    expect(draft('A calendar for couriers that drive at night.').userStory).toMatch(
      /^As a courier (?:that|who) drives? at night/,
    );
  });
});
