import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { withAges } from './ages.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { whichPeople } from './which-people.ts';

const product = {
  name: 'Pinewood Baths',
  description:
    'Pinewood Baths is a swimming hall. Bathers buy tickets and book lanes, trainers run courses, lifeguards keep the log, and the front office plans the week.',
};
const people = knowPeople(readProduct(product.name, product.description));

describe('whichPeople', () => {
  it.each([
    ['Let bathers from abroad enter a phone number', 'Allow bathers from abroad to enter a phone number'],
    ['Let bathers who forgot the card open a locker', 'Allow bathers who forgot the card to open a locker'],
    ['Let bathers with a locker buy the day pass', 'Allow bathers with a locker to buy the day pass'],
    ['Let bathers with a towel and a bag rent a locker', 'Allow bathers with a towel and a bag to rent a locker'],
    ['please let parents of small children book a lane', 'please allow parents of small children to book a lane'],
    [
      'Let groups of three to five bathers book one lane',
      'Groups of three to five bathers should be able to book one lane',
    ],
    ['Allow groups of 4 to 6 bathers to book one lane', 'Groups of 4 to 6 bathers should be able to book one lane'],
    [
      'Groups of three to five bathers share one ticket',
      'Groups of three to five bathers should be able to share one ticket',
    ],
  ])('gives people what stands behind their name: %s', (said, plain) => {
    expect(whichPeople(said, people).toLowerCase()).toBe(plain.toLowerCase());
  });

  it.each([
    'Let bathers book a lane with a coach',
    'Let me book a lane with a coach',
    'Let the lights in the hall go out at ten',
    'Groups of three to five bathers pay half',
    'Show bathers with a locker the free lanes',
    'Allow bathers from abroad to enter a phone number',
  ])('leaves alone what is clear, or nobody: %s', (said) => {
    expect(whichPeople(said, people)).toBe(said);
  });
});

describe('withAges', () => {
  it.each([
    ['Bathers aged 60+ swim alone', 'Bathers of at least 60 years swim alone'],
    ['Bathers aged 60 or older swim alone', 'Bathers of at least 60 years swim alone'],
    ['bathers 60+ book a lane', 'bathers of at least 60 years book a lane'],
    ['Under-16s swim only with an adult', 'People under 16 years swim only with an adult'],
    ['Let 16-year-olds buy a pass', 'Let people of 16 years buy a pass'],
    ['Bathers under 16 share a lane', 'Bathers under 16 years share a lane'],
  ])('tells an age in words that a name may have behind it: %s', (said, plain) => {
    expect(withAges(said)).toBe(plain);
  });

  it.each([
    'See how many of my under-9s come',
    'Under-16s need a consent form',
    'Children under 12 pay half',
    'Bathers aged 16 may dive only with a coach',
    'Lessons for bathers aged 6 to 12',
    'Lanes under 25 metres are free',
    'Show 16-year-old bathers the rules',
    'Add 5+ lanes to the plan',
  ])('leaves other numbers, and what is read elsewhere: %s', (said) => {
    expect(withAges(said)).toBe(said);
  });
});

describe('a story of some of them', () => {
  it.each([
    ['Let bathers from abroad buy the day pass without a card', 'As a bather from abroad, I want to buy the day pass'],
    ['Let bathers who lost a key open the locker', 'As a bather who lost a key, I want to open the locker'],
    ['Bathers aged 60+ can book a quiet lane', 'As a bather of at least 60 years, I want to book a quiet lane'],
    ['Under-16s can book a quiet lane', 'As a bather under 16 years, I want to book a quiet lane'],
    [
      'Allow groups of three to five bathers to book one lane',
      'As a group of three to five bathers, I want to book one lane',
    ],
    [
      'Bathers on the waiting list can book a quiet lane',
      'As a bather on the waiting list, I want to book a quiet lane',
    ],
  ])('keeps who is meant: %s', (idea, story) => {
    expect(draftStory({ idea, product }).userStory).toContain(story);
  });
});
