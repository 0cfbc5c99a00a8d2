import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const LAUNDRY = {
  name: 'Rinse',
  description:
    'Rinse runs the laundry of a campus. Students book washing machines and pay by card, the caretaker repairs the machines, and the housing office sets the prices and answers complaints.',
};

function story(idea: string) {
  return draftStory({ idea, product: LAUNDRY }).userStory;
}

describe('the story of what goes wrong and who wants to hear of it', () => {
  it.each([
    [
      'tells of what the product warns',
      'Two students often book the same machine. It would help if the app warned us.',
      /I want to be warned when two students book the same machine/,
    ],
    [
      'tells it to whoever is named, and how',
      'A drum leaks at night. The caretaker should be alerted by text.',
      /^As a caretaker, I want to be told by text when a drum leaks at night/,
    ],
    [
      'tells those who do it themselves',
      'Students keep booking a machine that is out of order. The app should tell them.',
      /^As a student, I want to be told when I book a machine that is out of order/,
    ],
    [
      'has those who come late say so',
      'Some students come too late. It would be nice if students could tell us beforehand.',
      /^As a student, I want to report beforehand that I come too late/,
    ],
    [
      'takes no more than how many there are for no case',
      'A lot of soap is thrown away on Fridays. The caretaker should be told as soon as there is a leftover.',
      /I want to be told as soon as there is a leftover, so that/,
    ],
  ])('%s', (_, idea, pattern) => {
    expect(story(idea)).toMatch(pattern);
  });

  it('tells nobody of what they forget when they have forgotten it', () => {
    expect(story('Students forget their washing. It would be nice if the app told them.')).not.toMatch(
      /told when (?:I|students) forget/,
    );
  });
});

describe('the story of what somebody must do today', () => {
  it.each([
    [
      'is what they should be able to do instead',
      'The caretaker must write each repair by hand. He should be able to dictate it.',
      /^As a caretaker, I want to dictate the repair/,
    ],
    [
      'is what would help them',
      'Students must count the tokens every week. A total in the app would help.',
      /I want to (?:see|have) a total in the app, so that I do not have to count the tokens every week/,
    ],
    [
      'is to be reminded of it',
      'Students must empty the filter after each wash. It would help if they got a reminder.',
      /^As a student, I want to be reminded to empty the filter after each wash/,
    ],
    [
      'stays a duty where others want something of it',
      'Students must empty the filter. The caretaker should see who has done it.',
      /I want to empty the filter/,
    ],
  ])('%s', (_, idea, pattern) => {
    expect(story(idea)).toMatch(pattern);
  });

  it('gives no reason that is the opposite of the wish', () => {
    expect(
      story('Students have to report faults every time. It would be great if they could do that in the app.'),
    ).not.toMatch(/do not have to report faults/);
  });
});
