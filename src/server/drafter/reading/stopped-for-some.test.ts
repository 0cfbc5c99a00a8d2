import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Brinewell',
  description:
    'Brinewell runs a public bath. Bathers book lanes and lockers, lifeguards note accidents, swimming teachers plan courses, and the cash desk sells season tickets. The bath manager decides on opening hours.',
};

function story(idea: string): string {
  return draftStory({ idea, product }).userStory;
}

describe('what is no longer to be', () => {
  it.each([
    [
      'those who get none are told apart',
      'Stop sending invoices to bathers who have paid at the desk or moved away.',
      /^As a bather who has paid at the desk or moved away, I want to no longer get invoices,/,
    ],
    [
      'those without a role',
      'No longer send flyers to people who book online.',
      /no longer have flyers sent to people who book online,/,
    ],
    [
      'several things',
      "Don't show names, ages or locker numbers on the board at the entrance.",
      /no longer have names, ages or locker numbers shown on the board at the entrance,/,
    ],
    [
      'whose things they are',
      "Don't show the notes of other lifeguards unless the bath manager has released them.",
      /no longer have the notes of other lifeguards shown unless the bath manager has released them,/,
    ],
    [
      'others get them',
      'No invoices to bathers on sick leave, please. The insurer should get them.',
      /keep invoices from being sent to bathers on sick leave,/,
    ],
    [
      'they do something else instead',
      'We no longer want bathers to be able to cancel a lane less than an hour before it starts. They should ring the cash desk.',
      /keep bathers from cancelling a lane less than an hour before it starts,/,
    ],
  ])('is told whole: %s', (_, idea, expected) => {
    expect(story(idea)).toMatch(expected);
  });

  it('says what they do instead, and nothing of a time counted back', () => {
    const { acceptanceCriteria } = draftStory({
      idea: 'We no longer want bathers to be able to cancel a lane less than an hour before it starts. They should ring the cash desk.',
      product,
    });
    expect(acceptanceCriteria).toContain('Bathers ring the cash desk.');
    expect(acceptanceCriteria.join(' ')).not.toMatch(/once it starts|has not started/);
  });

  it.each([
    ['one thing', "Don't show names on the board at the entrance.", /names/],
    ['a ban that stands alone', 'Do not let bathers dive from the side.', /keep bathers from diving from the side/],
    [
      'who may tells of others',
      'Bathers should be able to cancel a lane. They should see the fee.',
      /^As a bather, I want to cancel a lane/,
    ],
  ])('is as it was: %s', (_, idea, expected) => {
    expect(story(idea)).toMatch(expected);
  });
});
