import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Seedhall',
  description:
    'Seedhall is a lending place for garden machines. Gardeners book and borrow machines and pay a deposit. Mechanics hand machines out, take them back and repair them. The manager buys machines and reports to the association.',
};
const story = (idea: string) => draftStory({ idea, product }).userStory;

describe('troubles with people', () => {
  it.each([
    [
      'Gardeners forget to empty the tank and the next one has to wait',
      'As a gardener, I want to be reminded to empty the tank, so that the next one does not have to wait.',
    ],
    [
      'Gardeners forget to hand in the key so the next one cannot start',
      'be reminded to hand in the key, so that the next one can start.',
    ],
    [
      "Gardeners don't know whether a mower is there before they drive over",
      'As a gardener, I want to see whether a mower is there before I drive over',
    ],
    [
      'Gardeners write us e-mails about the opening hours every day',
      'As a gardener, I want to see the opening hours, so that',
    ],
    [
      'The inventory takes the manager a whole weekend each year',
      'As a manager, I want to spend less time on the inventory',
    ],
    ['The mechanic needs half an hour for each return', 'As a mechanic, I want to spend less time on each return'],
    [
      'Mechanics write the hours on a sheet, which is error-prone',
      'As a mechanic, I want to no longer have to write the hours on a sheet',
    ],
    ['Insurances run out without anybody noticing in time', 'be told in time before insurances run out'],
    ['Gardeners complain that they are charged twice', 'As a gardener, I want to no longer be charged twice'],
    [
      'Gardeners are annoyed because they get a mail for every loan',
      'As a gardener, I want to no longer get a mail for every loan',
    ],
    [
      'A broken mower goes back on the shelf because there is no way to mark it',
      'mark a broken mower, so that it does not go back on the shelf',
    ],
    [
      'Gardeners enter a phone number that does not work',
      'a phone number that does not work refused when gardeners enter it',
    ],
    [
      'Mechanics hand out mowers without knowing whether the deposit is paid',
      'see whether the deposit is paid before I hand out mowers',
    ],
    [
      'Gardeners only learn about closed days from a note on the door',
      'As a gardener, I want to be told about closed days in time',
    ],
    [
      'Gardeners are surprised by the cleaning fee at the end',
      'As a gardener, I want to be told about the cleaning fee in advance',
    ],
    [
      'Gardeners think their booking is lost because the status never changes',
      'As a gardener, I want to be told when the status changes',
    ],
    [
      'Mechanics note the mileage on paper, then the manager types it in again',
      'As a mechanic, I want to enter the mileage',
    ],
    ['Half of the gardeners do not read the manual', 'As a gardener, I want to be reminded to read the manual'],
  ])('%s', (idea, part) => {
    expect(story(idea)).toContain(part);
  });

  it('leave a story and what only sounds like them alone', () => {
    expect(story('As a manager, I want to see who forgets to empty the tank and how often')).toContain(
      'see who forgets to empty the tank and how often',
    );
    expect(story('Half of the deposit should be paid back without asking')).not.toMatch(/the deposit no longer/i);
  });
});

describe('whom else it is told', () => {
  it('is a sentence of its own', () => {
    const draft = draftStory({
      idea: 'When a mower is overdue, notify the mechanic, and the manager if no mechanic is on duty',
      product,
    });
    expect(draft.userStory).toContain('As a mechanic, I want to be notified when a mower is overdue, so that');
    expect(draft.acceptanceCriteria).toContain('The manager is notified if no mechanic is on duty.');
  });
});
