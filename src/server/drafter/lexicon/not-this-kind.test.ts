import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Ferryman',
  description:
    'Ferryman is for a ferry company. Passengers book crossings. Clerks sell tickets and answer complaints. Mates check the lifeboats.',
};

function criteria(idea: string): string {
  return draftStory({ idea, product }).acceptanceCriteria.join('\n');
}

describe('a word that speaks for a kind of wish and means something else', () => {
  it.each([
    ['Clerks want to sign a passenger up at the counter', /details are wrong|after signing in/],
    ['Mates should set a different playback speed for each briefing', /still on the way|in the same time/],
    ['Clerks want to invite passengers to rate their crossing', /accept or decline|takes part/],
    ['Book in deliveries by scanning the pallet label.', /time is free again|taken already/],
    ['Trial lesson at half price', /usual speed|pitch/],
    ['Clerks want to see the uploaded photos of a van', /another kind|as soon as it is uploaded/],
    ['Clerks need to see the insurance number of a van', /zero is shown|not counted/],
    ['As a clerk I want to see which licences expire this month first', /handed in/],
    ['Clerks want to see earlier reports against the same passenger', /nothing to count/],
    ['Mates must have the engine slowed to 8 km/h near the pier', /still on the way|first part/],
    ['Sworn translations of tickets need a stamp', /translated stamp|Names in the stamp/],
    ['Clerks want to see at which step of the booking people leave', /before the clerk begins/],
    ['Day guests can no longer open the lounge door after six', /shown as open|close the door again/],
    ['A complaint must be looked at within a day', /open a complaint from there/],
  ])('gives none of its sentences: %s', (idea, wrong) => {
    expect(criteria(idea)).not.toMatch(wrong);
  });

  it('still gives them where the word means it', () => {
    expect(criteria('Passengers want to sign in with their phone number')).toMatch(/sign/);
    expect(criteria('Clerks want to see the number of free seats')).toMatch(/zero|number/);
  });
});
