import { describe, expect, it } from 'vitest';
import { findActor } from './find-actor.ts';
import { isGroupName } from './likely-actor.ts';
import { readTask } from './draft-story.ts';
import { sidesOf } from './two-sides.ts';

const CRUISES = {
  name: 'Keelson',
  description:
    'Keelson is for day trips by boat. Passengers choose a trip and book places. Stewards serve the drinks on board. The shipping office plans the trips, sets the fares and bills travel agents.',
};
const REPAIRS = {
  name: 'Solder',
  description:
    'Solder is used by a repair workshop. Shops send in broken radios and follow the repair. Menders repair the radios and write the estimates. The foreman assigns the jobs and watches how long they take.',
};
const FOSTERING = {
  name: 'Pawnest',
  description:
    'Pawnest finds homes for cats. Adopters look for a cat and apply for it. Foster carers feed the cats and upload pictures. The shelter office checks the applications and collects the adoption fees.',
};
const MUSEUM = {
  name: 'Vitrine',
  description:
    'Vitrine is the app of a museum. Visitors buy tickets and listen to the audio guide. Guards watch the rooms and help visitors. The curator decides what is shown and writes the texts.',
};

const STORES = {
  name: 'Palletto',
  description:
    'Palletto is a stock tool. Store clerks book goods in and out. Builders request material and follow their requests. The boss buys the goods and wants to know what they cost.',
};

type Told = typeof CRUISES;

function actorOf(idea: string, product: Told): string {
  const { product: read, idea: said } = readTask({ idea, product });
  return findActor(read, said).name;
}

describe('the two sides of a product', () => {
  it.each([
    ['whoever only sends in and follows is served', REPAIRS, ['mender', 'foreman'], ['repair workshop', 'shop']],
    ['whoever brings things to others works', CRUISES, ['steward', 'shipping office'], ['passenger']],
    [
      'a clerk who books goods in and out works, and so does a boss who buys',
      STORES,
      ['store clerk', 'boss'],
      ['builder'],
    ],
    ['a looker who applies is served', FOSTERING, ['foster carer', 'shelter office'], ['adopter']],
  ])('%s', (_, product, staff, served) => {
    const { product: read } = readTask({ idea: 'Add a map', product });
    const sides = sidesOf(read.roles);
    expect(sides.staff.map(({ name }) => name)).toEqual(staff);
    expect(sides.served.map(({ name }) => name)).toEqual(served);
  });
});

describe('what is shown to all', () => {
  it.each([
    ['Put the opening hours on the start page', 'visitor', MUSEUM],
    ['Show how full the boat is', 'passenger', CRUISES],
    ['Show the age of each cat', 'adopter', FOSTERING],
    ['Parking near the pier', 'passenger', CRUISES],
    ['Show which papers are needed', 'adopter', FOSTERING],
    ['Picture of every room', 'visitor', MUSEUM],
    ['Reminder the day before the trip', 'passenger', CRUISES],
  ])('is for those who come: %s', (idea, name, product) => {
    expect(actorOf(idea, product)).toBe(name);
  });

  it.each([
    ['Close the booking on public holidays', 'passenger', CRUISES],
    ['Show overdue repairs', 'shop', REPAIRS],
    ['Change the opening hours', 'visitor', MUSEUM],
    ['Show the names of passengers', 'passenger', CRUISES],
    ['Change the start page', 'visitor', MUSEUM],
    ['Statistics on trips', 'passenger', CRUISES],
  ])('but not what those do who run it: %s', (idea, name, product) => {
    expect(actorOf(idea, product)).not.toBe(name);
  });
});

describe('what those see to who run it', () => {
  it.each([
    ['List of open applications', 'member of the shelter office', FOSTERING],
    ['See who has not paid', 'member of the shelter office', FOSTERING],
    ['Average time of a repair', 'foreman', REPAIRS],
    ['Extend the deadline for estimates', 'foreman', REPAIRS],
    ['Remind adopters who have not paid', 'member of the shelter office', FOSTERING],
    ['Remind shops who have not answered', 'foreman', REPAIRS],
    ['Discount for pensioners', 'member of the shipping office', CRUISES],
    ['Reduced fare for passengers with a child', 'member of the shipping office', CRUISES],
    ['Hide a trip when the river is too high', 'member of the shipping office', CRUISES],
    ['Print labels for the showcases', 'curator', MUSEUM],
    ['Requests per month', 'boss', STORES],
  ])('%s: %s', (idea, name, product) => {
    expect(actorOf(idea, product)).toBe(name);
  });

  it.each([
    ['Remind passengers of the trip', 'passenger', CRUISES],
    ['Remind passengers who have booked a trip', 'passenger', CRUISES],
    ['Withdraw an application', 'adopter', FOSTERING],
    ['Cancel up to a day before the trip', 'passenger', CRUISES],
    ['Recommend a trip to a friend', 'passenger', CRUISES],
    ['Book a place for a wheelchair', 'passenger', CRUISES],
  ])('but what is for the others is theirs: %s', (idea, name, product) => {
    expect(actorOf(idea, product)).toBe(name);
  });
});

describe('those at whom somebody looks', () => {
  it.each([
    ['See where passengers come from', 'passenger', CRUISES],
    ['Know why adopters give up', 'adopter', FOSTERING],
  ])('do not look themselves: %s', (idea, name, product) => {
    expect(actorOf(idea, product)).not.toBe(name);
  });

  it('but see themselves what others do', () => {
    expect(actorOf('See when the steward comes', CRUISES)).toBe('passenger');
  });
});

describe('what somebody has sent', () => {
  it.each([
    ['Confirm a booking', 'member of the shipping office', CRUISES],
    ['Decline an application with a reason', 'member of the shelter office', FOSTERING],
  ])('is answered by others: %s', (idea, name, product) => {
    expect(actorOf(idea, product)).toBe(name);
  });
});

describe('a trade that is a house as well', () => {
  it('is somebody, and no group', () => {
    expect(['florist', 'supplier', 'bakery', 'club'].map(isGroupName)).toEqual([false, false, true, true]);
  });
});
