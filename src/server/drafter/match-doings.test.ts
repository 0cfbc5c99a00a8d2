import { describe, expect, it } from 'vitest';
import { readTask } from './draft-story.ts';
import { matchDoings, rarityOf, termsOf } from './match-doings.ts';

const AGENCY = {
  name: 'Pitchpot',
  description:
    'Pitchpot is used by a casting agency. Scouts bring in new faces from fairs. Bookers keep the portraits and write to clients. The bookkeeper keeps track of the fees.',
};

function scoreOf(idea: string, name: string): number {
  const { idea: read, product } = readTask({ idea, product: AGENCY });
  const role = product.roles.find((one) => one.name === name);
  return role ? matchDoings(role, termsOf(read), rarityOf(product.roles)).score : -1;
}

describe('a deed by its verb', () => {
  it('is another one with another particle', () => {
    expect(scoreOf('Bring back a portrait that was deleted', 'scout')).toBe(0);
    expect(scoreOf('Bring in a portrait by mail', 'scout')).toBeGreaterThan(0.5);
    expect(scoreOf('Bring back a portrait that was deleted', 'booker')).toBeGreaterThan(0.5);
  });

  it('is none that only is said with a noun', () => {
    expect(scoreOf('Audio tracks with a lower speed', 'bookkeeper')).toBe(0);
    expect(scoreOf('Fees per face', 'bookkeeper')).toBeGreaterThan(0.5);
  });
});
