import { describe, expect, it } from 'vitest';
import { readTask, writeStory } from '../draft-story.ts';

const product = {
  name: 'Moorpost',
  description:
    'Parcel lockers for villages. Couriers fill the lockers, neighbours fetch parcels, wardens look after the lockers.',
};

function draft(idea: string) {
  const task = readTask({ idea, product });
  if (!task) throw new Error('nothing to build on');
  const { userStory, acceptanceCriteria } = writeStory(task);
  return { userStory, criteria: acceptanceCriteria };
}

describe('several who are told', () => {
  it.each([
    [
      'The app must alert the courier and the warden when a locker stays open.',
      'As a courier, I want to be alerted when a locker stays open',
      'The warden is alerted as well.',
    ],
    [
      'Remind the neighbour and the warden one day before a parcel goes back.',
      'As a neighbour, I want to be reminded one day before a parcel goes back',
      'The warden is reminded as well.',
    ],
    [
      'The system should inform the courier, the warden and the neighbour as soon as a locker breaks.',
      'As a courier, I want to be informed as soon as a locker breaks',
      'The neighbour is informed as well.',
    ],
    [
      'Tell the warden or the courier when a door does not close.',
      'As a warden, I want to be told when a door does not close',
      'The courier is told if the warden is not.',
    ],
    [
      'Send a receipt to the neighbour and the courier after each pick-up.',
      'As a neighbour, I want to get a receipt after each pick-up',
      'The courier gets it as well.',
    ],
    [
      'We need a way to send bills to couriers and wardens',
      'As a courier, I want to get bills',
      'Wardens get them as well.',
    ],
    [
      'Send bills to the head office and couriers',
      'have bills sent to the head office and couriers',
      'Bills are sent to the head office and couriers.',
    ],
    [
      'Show couriers and wardens which lockers are free.',
      'As a courier, I want to see which lockers are free',
      'Wardens are shown it as well.',
    ],
  ])('%s', (idea, story, criterion) => {
    const { userStory, criteria } = draft(idea);
    expect(userStory).toContain(story);
    expect(criteria).toContain(criterion);
  });

  it.each([
    'The app must alert the courier when a locker is full and the warden is away.',
    'Notify the courier and lock the door when a locker breaks.',
    'Remind the neighbour to fetch the parcel and the key.',
  ])('tells nobody else: %s', (idea) => {
    expect(draft(idea).criteria.join(' ')).not.toMatch(/as well|instead\./);
  });
});

describe('what somebody is asked in one breath', () => {
  it.each([
    ['Send the courier a list each morning and ask him to confirm it by 9 am.', 'The courier is asked to confirm'],
    [
      'Send the warden a photo of the damage and ask her to check the locker.',
      'The warden is asked to check the locker',
    ],
    ['Send the neighbour a code and ask them to rate the pick-up.', 'The neighbour is asked to rate the pick-up'],
  ])('%s', (idea, criterion) => {
    const told = draft(idea).criteria.join(' ');
    expect(told).toContain(criterion);
    expect(told).not.toMatch(/\bask (?:him|her|them)\b/);
  });

  it('leaves those who are not meant', () => {
    expect(draft('Let couriers choose a locker and tell her neighbour.').criteria.join(' ')).not.toContain(
      'is told neighbour',
    );
  });
});
