import { describe, expect, test } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Kilnhouse',
  description:
    'A pottery studio. Members book wheels and shelves, potters teach courses, and the studio manager fires the kiln and sends bills.',
};

function wishOf(idea: string): string {
  return /(?<=I want to ).+?(?=, so that )/.exec(draftStory({ idea, product }).userStory)?.[0] ?? '';
}

describe('a name with what is to be done to it', () => {
  test.each([
    ['Change of address confirmed by a code', 'have the change of address confirmed by a code'],
    ['Firing fee worked out from weight and size', 'have the firing fee worked out from weight and size'],
    ['Broken shelves replaced automatically', 'have broken shelves replaced automatically'],
    ['Expected firing week shown while choosing a glaze', 'have the expected firing week shown while choosing a glaze'],
    ['Deposits paid out two days after the course', 'have deposits paid out two days after the course'],
    ['Kiln closed at night, nothing fired then', /^have the kiln closed at night/],
    ['Shelves tracked until they are emptied', 'have shelves tracked until they are emptied'],
  ])('%s', (idea, wish) => {
    expect(wishOf(idea)).toMatch(wish);
  });

  test.each([
    'Pots ordered last month by members',
    'Courses taken before the exam',
    'Bowls lost in the kiln last winter',
    'Pots fired twice by mistake',
    'Bills sent to the wrong address',
    'Comments pinned to a shelf',
    'Return to the member the bills attached to an order in a form',
  ])('is none where it came about, hurts or is looked at: %s', (idea) => {
    expect(wishOf(idea)).not.toMatch(/^have .* (?:ordered|taken|lost|fired twice|sent|pinned|attached)/);
  });
});

describe('how much there is of something is to be seen', () => {
  test.each([
    ['Complaints by cause and month', /^see complaints by cause and month/],
    ['Planned against real firing hours', /^see planned against real firing hours/],
    ['Hours per potter and course', /^see (?:the )?hours per potter and course/],
    ['Course income compared with last term', /^see (?:the |an? )?course income compared with last term/],
    ['Cancellations per course and weekday', /^see cancellations per course and weekday/],
  ])('%s', (idea, wish) => {
    expect(wishOf(idea)).toMatch(wish);
  });

  test.each(['Two shelves per member and month', 'One bill per member', 'Protection against double bookings'])(
    'but no bound or thing: %s',
    (idea) => {
      expect(wishOf(idea)).not.toMatch(/^see /);
    },
  );
});
