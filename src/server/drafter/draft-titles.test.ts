import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Stirrup',
  description:
    'Stirrup runs a riding school. Riders book lessons and trail rides, trainers plan the lessons and write down what each rider has learned, and the stable master feeds the horses and looks after the tack.',
};

function drafted(idea: string): string {
  const { headline, userStory, acceptanceCriteria } = draftStory({ idea, product });
  return [headline, userStory, ...acceptanceCriteria].join('\n');
}

describe('a title that names what is kept somewhere', () => {
  it.each([
    ["Saddle sizes saved in the rider's profile", /^As a rider, I want to have saddle sizes saved in my profile,/m],
    ["Saddle sizes saved in the rider's profile", /^The profile shows the saddle sizes whenever it is opened\.$/m],
    ['Helmet size saved in the account', /I want to have a helmet size saved in the account,/],
    ['Lesson plans kept for a year', /I want to have lesson plans kept for a year,/],
    ['Trail photos stored on the card of each horse', /The card shows the trail photos whenever it is opened\./],
    ['Preferred trainer saved in the profile', /I want to save the preferred trainer in the profile,/],
  ])('wants it kept there: "%s"', (idea, expected) => {
    expect(drafted(idea)).toMatch(expected);
    expect(drafted(idea)).not.toMatch(/how (?:many|much)/);
  });

  it.each([
    ['Hay saved in the last year', /see how much hay was saved in the last year/],
    ['Hay saved per horse', /see how much hay was saved per horse/],
    ['Straw bales used per week', /straw bales/i],
    ['Who rode this horse last week?', /see who rode this horse last week/],
  ])('is a figure where it tells how much: "%s"', (idea, expected) => {
    expect(drafted(idea)).toMatch(expected);
    expect(drafted(idea)).not.toMatch(/^The \w+ shows .+ whenever it is opened/m);
  });
});

describe('a title that tells how things are to be', () => {
  it.each([
    ["Vaccination dates visible in the horse's file", /I want to have vaccination dates visible in the horse's file,/],
    ['Duplicate riders merged into one', /I want to have duplicate riders merged into one,/],
  ])('wants them so: "%s"', (idea, expected) => {
    expect(drafted(idea)).toMatch(expected);
  });

  it('is an order where something definite is copied', () => {
    expect(drafted('Duplicate the lessons of last week')).toMatch(/I want to duplicate the lessons of last week,/);
  });
});

describe('a title that names favourites', () => {
  it.each([
    [
      'Favourite horses for riders who come every week',
      /^As a rider who comes every week, I want to mark horses as favourites,/m,
    ],
    ['Favourite trail rides', /I want to mark trail rides as favourites,/],
    ['Favourite horses of each rider', /I want to see the favourite horses of each rider,/],
  ])('tells what is done with them: "%s"', (idea, expected) => {
    expect(drafted(idea)).toMatch(expected);
  });

  it('is an order where a thing stands behind it', () => {
    expect(drafted('Favourite the horses I like to ride')).toMatch(/I want to favourite the horses I like to ride,/);
  });
});

describe('a map', () => {
  it('is no place for what one handles on it', () => {
    expect(drafted('A map with a search field for names would help.')).toMatch(
      /^The map can be searched for names\.$/m,
    );
    expect(drafted('A map with a search field for names would help.')).not.toMatch(/search field (?:on|whose)/);
  });

  it('of one place speaks of what stands on it', () => {
    const yard = drafted('Map of the yard with the boxes that are empty');
    expect(yard).toMatch(/^The map shows the boxes that are empty\.$/m);
    expect(yard).toMatch(/^Choosing a box on the map opens its details\.$/m);
    expect(drafted('Map of the yard')).not.toMatch(/a yard/i);
    expect(drafted('Map of the trails')).toMatch(/^Choosing a trail on the map opens its details\.$/m);
  });

  it('of how much there is has colours', () => {
    expect(drafted('Heat map of lessons per weekday')).toMatch(/^The colours show where there is much/m);
    expect(drafted('Map of the trails')).not.toMatch(/colour/);
  });
});

describe('a message at a time of day', () => {
  it('is about what happens, and not about the hour', () => {
    const told = drafted('When a storm is forecast, trainers should get a warning before 6 pm');
    expect(told).toMatch(/^The message says which storm it is about\.$/m);
    expect(told).not.toMatch(/which pm/);
  });
});

describe('those for whom a title is', () => {
  it('are told whole', () => {
    expect(drafted('Weather warning for riders who have a trail ride booked tomorrow')).toMatch(
      /^A rider who has a trail ride booked tomorrow receives a weather warning\.$/m,
    );
  });
});

describe('only so many of a thing', () => {
  it('is no right of anybody', () => {
    const created = drafted('When two trainers report the same fault, only one job should be created');
    expect(created).toMatch(/^Only one job is created when two trainers report the same fault\.$/m);
    expect(created).not.toMatch(/loses this right|offered to/);
    expect(drafted('Only trainers may sign the card of a rider')).toMatch(/offered to those who may do it/);
  });
});

describe('a list below a page', () => {
  it.each([
    ['Horse page:\n- name and photo of the horse\n- last shoeing\n- open bills', 'The horse page shows open bills.'],
    [
      'Horse page:\n- name and photo of the horse\n- last shoeing\n- open bills',
      'The horse page shows the last shoeing.',
    ],
    ['Rider list for trainers:\n- address\n- level\n- phone number of a parent', 'The rider list shows the address.'],
  ])('is what stands on it: "%s"', (idea, expected) => {
    expect(drafted(idea).split('\n')).toContain(expected);
  });

  it('is what is done there where something is ordered', () => {
    expect(drafted('Horse page:\n- print the card\n- open bills\n- move the horse')).toMatch(/can print the card/);
  });
});

describe('those who are told apart by what they do', () => {
  it('are no name where something is due to them', () => {
    expect(drafted('When a lesson is moved, riders who booked it should get a text')).toMatch(
      /^As a rider who booked it, I want to get a text when a lesson is moved,/m,
    );
    expect(drafted('When the hall closes early, riders who have a lesson that day should get a message')).toMatch(
      /^As a rider who has a lesson that day, I want to get a message when the hall closes early,/m,
    );
    expect(drafted('Riders who booked a trail ride')).toMatch(/want to see riders who booked a trail ride,/);
  });

  it('are told', () => {
    expect(drafted('If a trainer is more than 20 minutes late, the riders who wait should be informed')).toMatch(
      /^As a rider who waits, I want to be informed if a trainer is more than 20 minutes late,/m,
    );
  });
});
