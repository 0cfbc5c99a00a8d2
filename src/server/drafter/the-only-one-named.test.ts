import { describe, expect, it } from 'vitest';
import { findActor } from './find-actor.ts';
import { readTask } from './draft-story.ts';

const KILN = {
  name: 'Kilnhouse',
  description:
    'Kilnhouse is the shared workshop of forty potters. Members reserve a wheel and a shelf in the kiln, firing masters load the kiln and log each firing, glaze keepers mix the glazes, and the studio manager approves new members and sets the fees.',
};
const LEDGER = {
  name: 'Quarterpost',
  description:
    'Quarterpost is for insurers of boats. Policyholders report damage with photos, IT admins connect the mail boxes, claims clerks check each report, and a head clerk signs off payments.',
};

function actorOf(idea: string, product = KILN): string {
  const { product: read, idea: said } = readTask({ idea, product });
  return findActor(read, said).name;
}

describe('the only role that an idea names', () => {
  it.each([
    ['Firing log in the order of the shelves, as the glaze keepers mix for it', 'glaze keeper'],
    ['Route each new recipe with lead to the studio manager for approval.', 'studio manager'],
    ['Only firing masters may open the kiln above 90 degrees.', 'firing master'],
  ])('is meant rather than one whose deeds sound like it: %s', (idea, name) => {
    expect(actorOf(idea)).toBe(name);
  });

  it.each([
    ['Kiln loads per glaze keeper and month', 'glaze keeper'],
    ['Print a tag for each shelf with the first name of the member.', 'member'],
    ['We want the firing masters to be done by nine, and we lock the door then.', 'glaze keeper'],
  ])('is nobody who is only counted or written down: %s', (idea, name) => {
    expect(actorOf(idea)).not.toBe(name);
  });

  it('is the longer name where one stands in the other', () => {
    expect(actorOf('Payments above 900 euros go to the head clerk for a second look.', LEDGER)).toBe('head clerk');
  });
});

describe('another word for a role', () => {
  it.each([
    ['Customers want to add a photo to a report that was already sent.', 'policyholder'],
    ['Let IT administrators test a mail box before it goes live.', 'IT admin'],
  ])('is that role: %s', (idea, name) => {
    expect(actorOf(idea, LEDGER)).toBe(name);
  });

  it('is no role where the description itself has customers', () => {
    const shop = {
      name: 'Ropewalk',
      description: 'Ropewalk sells ropes. Customers order by the metre, members get a discount, and packers cut them.',
    };
    expect(actorOf('Customers want to see the breaking load of a rope.', shop)).toBe('customer');
  });

  it('is the receptionist for the front desk, and no thing that users write', () => {
    const inn = {
      name: 'Sillwood',
      description:
        'Sillwood is for an inn with a front desk that never sleeps. Guests book a room, receptionists move bookings, and cleaners tick off rooms. Receptionists write guides for the town.',
    };
    expect(actorOf('Let the front desk move two bookings at once.', inn)).toBe('receptionist');
    expect(actorOf('Old guides could be hidden from the list.', inn)).not.toBe('guide');
  });

  it('is no thing that an idea is called after', () => {
    expect(actorOf('Week planner with the firings and the days off')).not.toBe('week planner');
  });
});
