import { describe, expect, it } from 'vitest';
import { draftStory } from '../../draft-story.ts';

const product = {
  name: 'Kilnhall',
  description:
    'Kilnhall is a booking and stock app for pottery studios. Members book wheels and kilns and store their pots. Tutors teach courses, fire pots and note the glaze of each pot. Studio managers set prices and order clay. Guests buy day tickets.',
};

function criteria(idea: string): readonly string[] {
  return draftStory({ idea, product }).acceptanceCriteria;
}

/** A ban or a bound, and what holds for those who are not meant. */
const OTHERS: readonly (readonly [string, string])[] = [
  ["don't let tutors close a course with no register", 'A course with a register can be closed as before.'],
  ["Tutors shouldn't be able to fire pots without a label", 'Pots with a label can be fired as before.'],
  [
    "Don't let anyone delete a pot that was fired this month",
    'A pot that was not fired this month can be deleted as before.',
  ],
  [
    "Members shouldn't be able to cancel courses which have already started",
    'Courses which have not started yet can be cancelled as before.',
  ],
  ['Nobody may open a kiln that is still hot', 'A kiln that is no longer hot can be opened as before.'],
  [
    'Members must not fire pots without the tutor having checked them',
    'Members can fire pots once the tutor has checked them.',
  ],
  [
    'Guests must not use a wheel without the consent of a tutor',
    'With the consent of a tutor, guests can use a wheel.',
  ],
  [
    'A refund above 50 euros must not be paid without the approval of the studio manager',
    'With the approval of the studio manager, a refund above 50 euros can be paid.',
  ],
  [
    "Don't let members book a wheel while there is an unpaid invoice or an open damage report",
    'Members can book a wheel once there is neither an unpaid invoice nor an open damage report.',
  ],
  [
    'Nobody may change a course while there are members on the waiting list',
    'A course can be changed when there are no members on the waiting list.',
  ],
  ['Nobody may enter the kiln room until the alarm is off', 'The kiln room can be entered once the alarm is off.'],
  [
    'Tutors must not change a mark once the course has ended, unless the manager unlocks it',
    'Tutors can change a mark as long as the course has not ended.',
  ],
  [
    'No member may book three kilns at once, unless there are free kilns on that day',
    'A member can book three kilns at once when there are free kilns on that day.',
  ],
  ["Don't let the same member who broke a pot write the report", 'Somebody else can write the report.'],
  ['A pot without a name cannot be stored', 'A pot with a name can be stored.'],
  [
    'Stop sending clay reminders for courses that have been cancelled',
    'Clay reminders are still sent for other courses.',
  ],
  ['Stop sending newsletters to guests who never came back', 'Newsletters are still sent to other guests.'],
  ['Stop charging a fee for pots without a glaze', 'A fee is still charged for other pots.'],
  ["No more deposits for members' children", 'Deposits for other children stay as they are.'],
  ["Don't count breakages for the first 5 courses", 'After the first 5 courses, breakages are counted as before.'],
  [
    "I'd like unused hours to carry over to the next month only for members who pay by the year",
    'For members who do not pay by the year, unused hours do not carry over to the next month.',
  ],
  ['The system must issue only one day ticket per guest', 'A second day ticket for the same guest is not issued.'],
  ['Guests must not see the list of firings', 'The studio manager still sees the list of firings.'],
  ['Stop sending kiln alerts after 10pm', 'What falls due in that time is sent afterwards.'],
];

/** What looks alike and narrows nothing down, or leaves open for whom it holds. */
const NOT: readonly (readonly [string, RegExp])[] = [
  ['Members must not book a kiln with more than 5 pots', /without more than|can be booked as before/],
  ['Members must not book a kiln with a friend', /without a friend/],
  ['Stop sending reminders for pots', /other pots/],
  ['Stop assigning the same tutor twice in one week', /another week/],
  ['Tutors must not see their own reviews', /still sees/],
  ['Nobody may see the wages', /still sees/],
  ["Guests must not see the members' phone numbers", /still sees/],
  ['Keep a kiln from being booked by two members', /other members|another/],
  ['Nobody may change a course while the tutor or the manager is editing it', /neither|can be changed/],
];

describe('those whom a ban or a bound does not mean', () => {
  it.each(OTHERS)('are told of: %s', (idea, text) => {
    expect(criteria(idea)).toContain(text);
  });

  it.each(NOT)('are not told of where nothing tells them apart: %s', (idea, text) => {
    expect(criteria(idea).join('\n')).not.toMatch(text);
  });
});

describe('what people have with them', () => {
  it.each([
    'Members must not enter a hall without a ticket',
    'Tutors must not load a kiln without gloves',
    "Guests shouldn't be able to buy tickets without an email address",
    'Nobody can book a wheel without a licence',
  ])('is nothing that a thing lacks: %s', (idea) => {
    expect(criteria(idea).join('\n')).not.toMatch(/^an? \w+ with |^\w+ with an |that (?:it has|they have) no/im);
  });
});
