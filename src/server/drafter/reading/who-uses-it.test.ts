import { describe, expect, it } from 'vitest';
import { readProduct } from './read-product.ts';
import { roleName } from './role-name.ts';

function rolesOf(description: string, name = 'Harbour Log'): string[] {
  return readProduct(name, description).roles.map((role) => role.name);
}

describe('who uses a product', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    // Users who do more than somebody who lends a hand.
    ['Users plan a garden, note what they sow, and share beds with neighbours who help out.', ['user'], []],
    // The product by the first word of its name is nobody.
    ['Harbour plans and runs the ferries. Skippers tick off the trips.', ['skipper'], ['harbour']],
    ['With Harbour Log skippers plan their trips and send them to the office.', ['skipper'], []],
    // One deed of several is no role.
    ['Divers accept dives, deliver samples and send invoices.', ['diver'], ['deliver']],
    // What stands in front of ", and" belongs to the clause before.
    ['The app works out what to buy from which dealer, and the skipper sees what it costs.', ['skipper'], []],
    ['Physiotherapists send exercises. The therapist looks at the notes. Patients tick them off.', ['therapist'], []],
    // Near misses: who only works for another is somebody else; others than users act.
    ['Contractors plan the dock. Subcontractors log their hours.', ['contractor', 'subcontractor'], []],
    ['Skippers plan trips and log the weather. Users read the news.', ['skipper'], ['user']],
    ['Deckhands clean the boats, skippers sail them.', ['deckhand', 'skipper'], []],
  ])('%s', (description, some, none) => {
    const roles = rolesOf(description);
    for (const role of some) expect(roles).toContain(role);
    for (const role of none) expect(roles).not.toContain(role);
  });

  it.each<[string, readonly string[], readonly string[]]>([
    // Nobody has a name, and somebody uses it.
    ['People look for moorings and book ahead. Wardens check the papers.', ['user', 'warden'], []],
    ['An app where people find moorings. Wardens free them.', ['user'], []],
    ['Helps people find a mooring. Wardens free them.', ['user'], []],
    ['Anyone can report a broken buoy. The crew of the tug replaces it.', ['user'], []],
    ['You enter what you catch and see where it was. Wardens read it.', ['user', 'warden'], []],
    ['Wardens free moorings. People rent them and pay online.', ['warden', 'user'], []],
    ['Visitors search moorings, registered users save and rate them.', ['visitor', 'user'], []],
    ['We sell ropes and anchors. We have about 2000 customers, mostly returning ones.', ['customer'], ['user']],
    // They have a name, or do not use it.
    ['Skippers book a mooring. People often forget it and do not call.', ['skipper'], ['user']],
    ['Guests book a mooring. People can pay online.', ['guest'], ['user']],
    ['Our clubs own boats. You reserve, you sail, you bring them back.', [], ['user']],
  ])('%s', (description, some, none) => {
    const roles = rolesOf(description);
    for (const role of some) expect(roles).toContain(role);
    for (const role of none) expect(roles).not.toContain(role);
  });

  it('takes the deeds of a list for its last one only', () => {
    const { roles } = readProduct(
      'Harbour Log',
      'The app works out what to buy from which dealer, and the skipper sees what it costs.',
    );
    expect(roles.find(({ name }) => name === 'dealer')?.doings ?? []).toEqual([]);
  });
});

describe('the name of a role', () => {
  it.each([
    ['a few hundred people', 'user'],
    ['City of Graz', 'city'],
    ['hundreds of walkers', 'walker'],
    ['members of the choir', 'member of the choir'],
    ['heads of year', 'head of year'],
  ])('%s: %s', (said, name) => {
    expect(roleName(said)).toBe(name);
  });
});
