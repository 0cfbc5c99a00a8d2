import { describe, expect, it } from 'vitest';
import { draftStory } from '../../draft-story.ts';

const product = {
  name: 'Kilnbook',
  description:
    'Kilnbook is used by a pottery studio. Potters book kiln shelves and glaze their pots. The studio manager plans firings, orders clay and bills members. The technician looks after the kilns.',
};

function criteria(idea: string): string {
  return draftStory({ idea, product }).acceptanceCriteria.join('\n');
}

describe('what the words around a thing ask for that is looked at', () => {
  it.each([
    [
      'The manager wants to see cancellations by kiln and reason',
      /^Where the kiln or reason is not known, that is shown\.$/m,
    ],
    [
      'Show the manager pots waiting to be glazed, oldest first',
      /^A pot that is added later takes its place in that order\.$/m,
    ],
    [
      'Show the manager pots waiting to be glazed, oldest first',
      /^A pot that is not waiting to be glazed is not listed\.$/m,
    ],
    [
      'Gas used per firing against the estimate',
      /^As long as one of the two is not known, the other is shown alone\.$/m,
    ],
    ['Sealed samples counted and locked away', /^A sealed sample that has not been counted yet is shown as open\.$/m],
    ['Clay orders over 500 euros in red', /^A clay order of 500 euros or less is not shown in red\.$/m],
    [
      'Reasons of the score next to the application',
      /^The application stays in view while the .+ reads the reasons\.$/m,
    ],
    ['View from the kiln room before booking', /^When the view is missing, the .+ is told so before booking\.$/m],
    ['Timetable of firings with room and minute', /^Where the room or minute is missing, that is shown\.$/m],
    ['Weekly payout to potters minus rent share', /^In the same week there is no second payout\.$/m],
    ['Bus fare back if the studio is closed', /^As long as the studio is not closed, there is no bus fare\.$/m],
  ])('%s', (idea, told) => {
    expect(criteria(idea)).toMatch(told);
  });

  it.each([
    ['who did it tells nothing apart', 'Letters approved by the manager', /manager is not known/],
    ['a means is no group', 'The manager wants to see pots by phone', /phone is not known/],
    ['a time is no group', 'Shelves free by noon', /noon is not known/],
    ['step by step is no step', 'Step by step for opening up', /step is not known/],
    ['when it ends is told with it', 'See courses that end tomorrow', /do not end/],
    ['what is compared is not missing', 'Face at the door compared with the passport photo', /photo is missing/],
  ])('%s', (_, idea, misfit) => {
    expect(criteria(idea)).not.toMatch(misfit);
  });
});

describe('those of a kind that are not meant', () => {
  it.each([
    ['Parcels without a label get a number', /^For parcels with a label, nothing changes\.$/m],
    ['Kilns losing heat should light up blue', /^For kilns that do not lose heat, nothing changes\.$/m],
    [
      'Classes with fewer than five booked should turn up on a list by noon',
      /^For classes with five or more booked, nothing changes\.$/m,
    ],
    ['Pots past their time should pop up at the till', /^For pots that are not past their time, nothing changes\.$/m],
    [
      'Children allowed to walk home alone get a clear sign on the list',
      /^For children who are not allowed to walk home alone/m,
    ],
  ])('%s', (idea, told) => {
    expect(criteria(idea)).toMatch(told);
  });

  it.each([
    ['two are no kind', 'Two vessels wanting quay 5 should be seen as a clash', /nothing changes/],
    [
      'what is only kept from happening waits for nothing',
      'The gate opens although the ramp is not down',
      /Nothing happens/,
    ],
  ])('%s', (_, idea, misfit) => {
    expect(criteria(idea)).not.toMatch(misfit);
  });
});
