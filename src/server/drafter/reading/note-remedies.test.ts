import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Kilnhouse',
  description:
    'Kilnhouse runs a pottery studio. Members book a wheel and pay for the firings, teachers give courses, and the studio manager loads the kilns and looks after the shelves.',
};

function draft(idea: string) {
  return draftStory({ idea, product });
}

describe('a note whose wish only points to what was told before', () => {
  it.each([
    [
      'who has to ring them sends the message',
      'The gas is off and the studio manager has to ring everybody who fires this week. Half of them do not pick up. One text to all of them would do.',
      /^As a studio manager, I want to send one text to everybody who fires this week/,
    ],
    [
      'what doing it would solve is what they want to do',
      'The cellar has no signal. Members stand there and cannot open the glaze list. Loading it at home would solve that.',
      /^As a member, I want to load the glaze list at home/,
    ],
    [
      'what showing it would end is what they want to see',
      'Members wait at the kiln door. They do not know how far it is. Showing them the temperature would end that.',
      /^As a member, I want to see the temperature/,
    ],
    [
      'what should not be possible is barred',
      'A member is leaving in May. She still owes a firing. It should not be possible to close her account before that is paid.',
      /keep everybody from closing the account of a member before everything is paid/,
    ],
    [
      'what has to be bookable is to be booked',
      'Some courses need a slab roller. We have only one. It has to be bookable together with the room.',
      /I want to book the slab roller together with the room/,
    ],
    [
      'which of both',
      'Some of our teachers want the names on the shelf labels. Others want the dates. Let us choose that per course.',
      /I want to choose the names or the dates on the shelf labels per course/,
    ],
    [
      'what one passes on to the other',
      'Two members often share one locker card. They meet at the door to hand it over. It would be nice if one could pass it on to the other in the app.',
      /^As a member, I want to pass the locker card on to another member in the app/,
    ],
    [
      'what a thing could do instead of people',
      'The studio manager copies the temperature from the kiln into the log. Every tenth number is wrong. The kiln could send it.',
      /I want to have the kiln send the temperature/,
    ],
    [
      'when which of them is done',
      'The kilns in the yard have no window. Nobody hears the click. A message when it is done would help.',
      /I want to get a message when a kiln is done/,
    ],
    [
      'whom changes have to reach, and of what',
      'The firing was moved twice last week. The teacher found out at the kiln. Changes need to reach them straight away.',
      /^As a teacher, I want to be told straight away when the firing changes/,
    ],
    [
      'of what they need to hear',
      'A wheel broke on Friday. Members came for nothing. They need to hear about it and be offered another one.',
      /^As a member, I want to be told when a wheel breaks/,
    ],
    [
      'of what they should be told before they come',
      'The yard was locked twice this month. Members had driven an hour. They should be told before they set off.',
      /^As a member, I want to be told when the yard is locked before I set off/,
    ],
    [
      'what must not happen again',
      'Two members booked the same wheel. One of them had to wait for an hour. That must not happen again.',
      /I want to keep two members from booking the same wheel/,
    ],
    [
      'for what somebody is charged',
      'Bowls stay on the shelf for months. The next member has no place. The studio manager would like to charge for that.',
      /^As a studio manager, I want to charge for bowls that stay on the shelf for months/,
    ],
    [
      'the next what',
      'Teachers finish a class and wait for the next group. The plan hangs downstairs. They want to see the next one on the phone.',
      /^As a teacher, I want to see the next group on the phone/,
    ],
    [
      'what only the reason of a sentence names',
      'Our studio manager is away in May. Nobody else can fire because only she has the code. She should be able to lend it to somebody.',
      /^As a studio manager, I want to lend the code to somebody/,
    ],
    [
      'what is tied to something else',
      'Our studio manager is leaving in June. Nobody can take over because the role is tied to her account. She should be able to pass it on.',
      /^As a studio manager, I want to pass the role on/,
    ],
    [
      'the last sentence, where the others only tell',
      'The programme changes at noon. Teachers are in the yard without the sheet. They should get the new sheet on the phone.',
      /^As a teacher, I want to get the new sheet on the phone/,
    ],
    [
      'what should be possible is no thing that was named',
      'We pay helpers by the crate. Some crates are only half full. It should be possible to log halves.',
      /I want to log halves/,
    ],
  ])('%s', (_, idea, story) => {
    expect(draft(idea).userStory).toMatch(story);
  });

  it('makes no criterion of what only led to the wish', () => {
    const { acceptanceCriteria } = draft(
      'The cellar has no signal. Members stand there with a spinning wheel. Loading the whole list at home would solve it.',
    );
    expect(acceptanceCriteria.join(' ')).not.toMatch(/spinning|no signal/);
  });

  it('gives no event as what a message about it is good for', () => {
    const { userStory } = draft(
      'The yard was locked twice this month. Members had driven an hour. They should be told before they set off.',
    );
    expect(userStory).not.toMatch(/so that the yard is not/);
  });

  it.each([
    [
      'a rule told beside it stays',
      'A firing costs 12 euros. Members can share one. Let them split the price.',
      /12 euros|share/,
    ],
    [
      'what is named in the wish itself',
      'Members lose their tools. The studio manager should mark the tools with a number.',
      /mark the tools with a number/,
    ],
  ])('near miss: %s', (_, idea, expected) => {
    const { userStory, acceptanceCriteria } = draft(idea);
    expect([userStory, ...acceptanceCriteria].join(' ')).toMatch(expected);
  });
});
