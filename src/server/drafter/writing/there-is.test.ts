import { describe, expect, it } from 'vitest';
import { thereIs } from './there-is.ts';

describe('what is to be had, as what is there', () => {
  it.each([
    ['longer storage during holidays', 'there is longer storage during holidays'],
    ['more people on sunny days', 'there are more people on sunny days'],
    ['a five minute break between two calls', 'there is a five minute break between two calls'],
    ['places without steps', 'there are places without steps'],
    ['hours and material booked at the end of a job', 'hours and material are booked at the end of a job'],
    ['sightings reported over the radio', 'sightings are reported over the radio'],
    ['equipment returned by noon', 'equipment is returned by noon'],
    ['packs expiring in ninety days', 'there are packs expiring in ninety days'],
    ['sets needed tomorrow before six', 'there are sets needed tomorrow before six'],
    ['my daughter in the same tent', 'my daughter is in the same tent'],
    ['boats with a painted name', 'there are boats with a painted name'],
  ])('%s', (had, there) => {
    expect(thereIs(had)).toBe(there);
  });
});
