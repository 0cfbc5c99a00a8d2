import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const SAILING = {
  name: 'Tiller',
  description:
    'Tiller runs the boats of a sailing club. Members reserve dinghies and log their trips, the bosun repairs the boats, and the club secretary keeps the list of members and sends the bills.',
};

function told(idea: string) {
  const draft = draftStory({ idea, product: SAILING });
  return `${draft.userStory}\n${draft.acceptanceCriteria.join('\n')}`;
}

describe('the story of a note with a rule behind its wish', () => {
  it.each([
    [
      'has what would help as the wish and the rule as a criterion',
      'Half of the dinghies stay ashore on Saturdays. It would help if members had to confirm the evening before. Whoever does not confirm loses the boat.',
      [
        /As a member, I want to confirm the evening before/,
        /must confirm/,
        /Anybody who does not confirm loses the boat\./,
      ],
    ],
    [
      'has those without something as a criterion',
      'Members forget to log their trips. It would help if they got a reminder in the evening. Trips that are not logged within two days are entered by the bosun.',
      [/I want to be reminded in the evening to log my trips/, /not logged within two days are entered by the bosun\./],
    ],
    [
      'turns no rule into its opposite as the reason',
      'Members reserve more boats than they can sail. It would be useful if we could set a limit per member. Reservations above the limit go on a waiting list.',
      [
        /I want to set a limit per member, so that (?!reservations)/,
        /Reservations above the limit go on a waiting list\./,
      ],
    ],
    [
      'tells a rule in four words as a sentence',
      'Members keep turning up without a life jacket. We would like them to enter the jacket before the trip. No jacket, no trip.',
      [/There is no trip without a jacket\./],
    ],
    [
      'is that of the one who is told about a clash',
      'Two members often pick the same dinghy. It would be good if the calendar warned us. A member can only reserve one boat at a time.',
      [/I want to be warned when two members pick the same dinghy/, /A member can only reserve one boat at a time\./],
    ],
  ])('%s', (_, idea, patterns) => {
    for (const pattern of patterns) expect(told(idea)).toMatch(pattern);
  });

  it('has no rule in what happens to a thing', () => {
    expect(
      told('We want members to see the roster in the app. The sheet that is printed every week gets lost.'),
    ).not.toMatch(/- ?The sheet that is printed|\nThe sheet/);
  });

  it('has the day before as the time, and no thing that is confirmed', () => {
    expect(told('Members should have to confirm the day before.')).not.toMatch(/counts on the day|A day that/);
    expect(told('The secretary should be able to approve the month before.')).not.toMatch(/A month that/);
  });

  it('binds those who should have to, and not those who have to today', () => {
    expect(
      told('Dinghies come back wet. Members should have to wash the sail. A dirty sail costs five euros.'),
    ).toMatch(/must wash the sail[^]*A dirty sail costs five euros/);
    expect(told('Members have to log each trip on paper. They should be able to log it on the phone.')).not.toMatch(
      /must log/,
    );
  });
});
