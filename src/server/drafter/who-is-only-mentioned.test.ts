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

const LAUNDRY = {
  name: 'Foldwell',
  description:
    'Foldwell is a laundry for hotels. Housekeepers order clean sheets and report stains. Drivers bring the bags and collect the dirty ones. The plant manager plans the washing lines. Bookkeepers write the invoices.',
};
const PHYSIO = {
  name: 'Gaitwell',
  description:
    'Gaitwell is for a physio practice. Patients book sessions and do exercises at home. Therapists write treatment plans. The receptionist keeps the calendar and takes payments.',
};

describe('a role that an idea only mentions', () => {
  it.each([
    ["Compare the driver's count with the bags on the belt", LAUNDRY, 'driver'],
    ['Ask the bookkeeper why the last invoice was so high', LAUNDRY, 'bookkeeper'],
    ['Bags the driver could not deliver because the gate was shut', LAUNDRY, 'driver'],
    ['Housekeepers with an open order older than two days', LAUNDRY, 'housekeeper'],
    ['Write down a torn sheet for the plant manager and go on', LAUNDRY, 'plant manager'],
    ['Patients never cancel in time: offer the hour to somebody else', PHYSIO, 'patient'],
    ['Plan changed and tell the patient what is new', PHYSIO, 'patient'],
    ['See how far the therapist has come with my plan', PHYSIO, 'therapist'],
    ['A sheet with three exercises for each patient', PHYSIO, 'patient'],
    ['Receptionist at the wrong desk: show where they sit today', PHYSIO, 'receptionist'],
    ['Firing log in the order of the shelves, as the glaze keepers mix for it', KILN, 'glaze keeper'],
    ['Kiln loads per glaze keeper and month', KILN, 'glaze keeper'],
    ['Print a tag for each shelf with the first name of the member.', KILN, 'member'],
    ['We want the firing masters to be done by nine, and we lock the door then.', KILN, 'glaze keeper'],
  ])('is not the one who wishes it: %s', (idea, product, name) => {
    expect(actorOf(idea, product)).not.toBe(name);
  });

  it.each([
    ['Drivers see the gate code before they arrive', LAUNDRY, 'driver'],
    ['Let housekeepers swap an order between two houses', LAUNDRY, 'housekeeper'],
    ['The weight of a bag in the driver app', LAUNDRY, 'driver'],
    ['An order can be cancelled by the housekeeper until noon', LAUNDRY, 'housekeeper'],
    ['Remind patients of the exercises in the evening', PHYSIO, 'patient'],
    ['Large print for patients who see badly', PHYSIO, 'patient'],
    ['Swap my late shift with another therapist', PHYSIO, 'therapist'],
    ['The exercise hurts and the patient has to guess. Show what to do instead.', PHYSIO, 'patient'],
    ['Payments above 900 euros go to the head clerk for a second look.', LEDGER, 'head clerk'],
  ])('is meant where it acts, is let act, is told or profits by it: %s', (idea, product, name) => {
    expect(actorOf(idea, product)).toBe(name);
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
