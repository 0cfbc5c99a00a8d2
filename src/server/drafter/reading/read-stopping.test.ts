import { describe, expect, it } from 'vitest';
import { readStopping } from './read-stopping.ts';

describe('whoever is kept from something', () => {
  it.each([
    ['do not let visitors see ticket sales', 'prevent visitors from see ticket sales'],
    ['do not let visitors open the gate', 'prevent visitors from open the gate'],
    ['do not let the warden who set a quiz grade it', 'prevent the warden who set a quiz from grade it'],
    ['do not let bar staff check results', 'do not let bar staff check results'],
    ['do not let team leads book trips', 'do not let team leads book trips'],
  ])('is named, and what they are kept from: %s', (said, expected) => {
    expect(readStopping(said, true)?.text).toBe(expected);
  });

  it('is nobody where a thing is only not wanted', () => {
    expect(readStopping('we do not want one more badge to carry', true)).toBeUndefined();
  });
});
