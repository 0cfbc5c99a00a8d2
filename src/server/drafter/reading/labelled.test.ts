import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { labelled } from './labelled.ts';

const product = {
  name: 'Lanewise',
  description: 'Swimmers book lanes at our pool. Coaches publish lessons and staff check tickets.',
};

describe('a bound without a verb', () => {
  it.each([
    [
      'Guest passes: up to 4 visits per month for a friend who has no ticket',
      'A friend who has no ticket should get up to 4 visits per month as guest passes',
    ],
    [
      'up to five free lessons per season for any swimmer who is in the club.',
      'Any swimmer who is in the club should get up to five free lessons per season',
    ],
    [
      'Trial laps: up to two short lessons for a child who has never swum',
      'See up to two short lessons for a child who has never swum, as trial laps',
    ],
  ])('is what somebody gets: %s', (idea, said) => {
    expect(labelled(idea)).toBe(said);
  });

  it.each([
    'Up to two guests per swimmer',
    'Book up to two lanes for a swimmer who has no phone',
    'Keep it up to date for a swimmer who has no phone',
  ])('is read as before otherwise: %s', (idea) => {
    expect(labelled(idea)).toBe(idea);
  });

  it('is told the right way round', () => {
    const idea =
      'Lane discounts: up to two cheaper lanes per week for a swimmer who has marked a course as "can\'t afford"';
    const { userStory } = draftStory({ idea, product });
    expect(userStory).toMatch(
      /^As a swimmer who has marked a course as "can't afford", I want to get up to two cheaper lanes per week/,
    );
  });
});

describe('a list at one price', () => {
  it('is what the thing in front of it includes', () => {
    const { userStory, acceptanceCriteria } = draftStory({
      idea: 'Starter pack for new swimmers: goggles, 2 caps, towel, at one day price',
      product,
    });
    expect(userStory).toMatch(/I want to have a starter pack .*at one day price with goggles, 2 caps and towel,/);
    expect(acceptanceCriteria.join(' ')).toMatch(/goggles, 2 caps and towel|Goggles/);
  });

  it.each([
    'Lesson card for a swimmer: name, level, coach',
    'Coaches told me: goggles are lost, at one price or another',
    'Starter pack: goggles at one day price',
  ])('stands as it did otherwise: %s', (idea) => {
    expect(labelled(idea)).toBe(idea);
  });
});
