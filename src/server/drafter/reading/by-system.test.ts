import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Larder',
  description:
    'Larder runs the stores of food banks. Volunteers pack parcels and weigh what comes in, drivers fetch donations from shops, and families book a time to collect their parcel. The store manager orders what runs short.',
};

function draft(idea: string): { wish: string; actor: string; all: string } {
  const { userStory, acceptanceCriteria } = draftStory({ idea, product });
  const [, actor = '', wish = ''] = /^As (?:an? )?(.+?), I want to (.+), so that /.exec(userStory) ?? [];
  return { wish, actor, all: acceptanceCriteria.join('\n') };
}

describe('what becomes of the thing is told only where it is certain where the thing ends', () => {
  it.each([
    [
      'The system must refuse a donation that is more than 3 days past its date.',
      'have a donation that is more than 3 days past its date refused',
    ],
    [
      'The app must keep a packed parcel locked until the family has shown its code.',
      'have a packed parcel kept locked until I have shown my code',
    ],
    [
      'The system shall calculate the weight from the pallets or crates counted at the gate, rounded up to the next kilo.',
      'have the weight calculated from the pallets or crates counted at the gate, rounded up to the next kilo',
    ],
    [
      'The system shall record the time at which each driver left the depot.',
      'have the time recorded at which each driver left the depot',
    ],
    [
      'The app should remove a family from the list if they have not come for six weeks.',
      'have a family removed from the list if they have not come for six weeks',
    ],
    [
      'The tool may only close a shelf once every crate on it has been counted.',
      'have a shelf closed only once every crate on it has been counted',
    ],
  ])('%s', (idea, wish) => {
    expect(draft(idea).wish).toBe(wish);
  });

  it.each([
    [
      'The tool must record who opened the cold room and at what hour.',
      'have it recorded who opened the cold room and at what hour',
    ],
    [
      'The app shall add the crates left since the last round to the next list of the driver.',
      'be sure that the app adds the crates left since the last round to the next list of the driver',
    ],
    [
      'It must reject a booking for a parcel that is bigger than the boot of the car.',
      'be sure that the product rejects a booking for a parcel that is bigger than the boot of the car',
    ],
  ])('else the product is said to do it: %s', (idea, wish) => {
    expect(draft(idea).wish).toBe(wish);
  });

  it.each([
    [
      'The system must refuse a delivery from a shop while its contract is not signed.',
      'have a delivery from a shop refused while its contract is not signed',
    ],
    [
      'The app shall block bookings from families without a card.',
      'have bookings from families without a card blocked',
    ],
    ['The app must reject crates heavier than 30 kg.', 'have crates heavier than 30 kg rejected'],
    ['The system should bundle parcels for the same street.', 'have parcels for the same street bundled'],
    ['The app should list the shops sorted by distance.', 'have the shops listed sorted by distance'],
    [
      'The app shall calculate the share according to the size of the family.',
      'have the share calculated according to the size of the family',
    ],
    [
      'The system must check the code against the list of the day.',
      'have the code checked against the list of the day',
    ],
    [
      'The app must store the name, street and phone number of each family.',
      'have the name, street and phone number of each family stored',
    ],
    ['The system shall log changes to a parcel.', 'have changes to a parcel logged'],
    ['Weights must be rounded to the kilo.', 'have weights rounded to the kilo'],
  ])('a thing that is told apart by a phrase stays whole, and how it is done stands behind: %s', (idea, wish) => {
    expect(draft(idea).wish).toBe(wish);
  });
});

describe('several deeds of the product are told as one wish', () => {
  it.each([
    [
      'The app should keep the weight of each parcel and store the name of the volunteer who packed it.',
      'have the weight of each parcel kept and the name of the volunteer stored who packed it',
    ],
    [
      'The app must keep a booked parcel locked until noon and remove it from the shelf after that.',
      'have a booked parcel kept locked until noon, and removed from the shelf after that',
    ],
    [
      'The system shall hold a crate for two days, mark it as reserved and warn the store manager if nobody takes it.',
      'have a crate held for two days, marked as reserved, and the store manager warned if nobody takes it',
    ],
    [
      'The app should warn the store manager when rice runs short and block new bookings until it is back.',
      'be warned when rice runs short, with new bookings blocked until it is back',
    ],
    [
      'The app should cancel a round when fewer than four shops have answered, and offer each of them another one.',
      'be sure that the app cancels a round when fewer than four shops have answered, and offers each of them another one',
    ],
  ])('%s', (idea, wish) => {
    expect(draft(idea).wish).toBe(wish);
  });

  it('and each is a criterion, with what "it" is', () => {
    const { all } = draft(
      'The app must keep a booked parcel locked until noon and remove it from the shelf after that.',
    );
    expect(all).toMatch(/^A booked parcel is kept locked until noon\.$/m);
    expect(all).toMatch(/^The booked parcel is removed from the shelf after that\.$/m);
  });

  it.each([
    'The system must take back a parcel, and the driver who brought it may not weigh it.',
    'The app must print a label (name, weight, day) for each parcel.',
    'The system must send families a text, and no text to families who have moved.',
  ])('but a clause with a subject of its own, brackets and exceptions are read as before: %s', (idea) => {
    expect(draft(idea).wish).not.toMatch(/\(|may not|no text/);
  });
});

describe('what the product must not do', () => {
  it.each([
    [
      'The system must not release a parcel until proof of address, such as a bill or a lease, has been shown.',
      'be sure that a parcel is not released until proof of address, such as a bill or a lease, has been shown',
    ],
    [
      "The app must never show a family's address to other families.",
      "be sure that a family's address is not shown to other families",
    ],
    [
      'The system shall not pair two drivers from the same depot on a Sunday.',
      'be sure that the system does not pair two drivers from the same depot on a Sunday',
    ],
  ])('%s', (idea, wish) => {
    expect(draft(idea).wish).toBe(wish);
  });
});

describe('whom the product tells or gives something', () => {
  it.each([
    [
      'The system shall notify all families with a parcel in the cold room within one hour after the power has failed.',
      'family',
      'be notified within one hour after the power has failed when I have a parcel in the cold room',
    ],
    [
      'The app must send the driver a text when a shop has more than ten crates, but never before 7 am.',
      'driver',
      'get a text when a shop has more than ten crates, but never before 7 am',
    ],
    [
      'The app should warn the store manager when a volunteer forgets their badge.',
      'store manager',
      'be warned when a volunteer forgets their badge',
    ],
    [
      'The system must tell the store manager the same day when a fridge is too warm.',
      'store manager',
      'be told the same day when a fridge is too warm',
    ],
    [
      'The app must tell drivers how many crates are still at the shop.',
      'driver',
      'be told how many crates are still at the shop',
    ],
  ])('%s', (idea, actor, wish) => {
    expect(draft(idea).actor.replace(/^member of the /, '')).toBe(actor);
    expect(draft(idea).wish).toBe(wish);
  });

  it('shows a thing to some only, whole', () => {
    expect(
      draft('The app shall show the door code only to the driver assigned to that round, from 6 am until it ends.')
        .wish,
    ).toBe('have the door code shown only to the driver assigned to that round, from 6 am until it ends');
  });

  it('parts a second deed from a condition in the perfect', () => {
    expect(
      draft('The app should close a round once all crates have been delivered and open it again if one comes back.')
        .wish,
    ).toBe('have a round closed once all crates have been delivered, and opened again if one comes back');
  });
});
