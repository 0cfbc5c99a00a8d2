import { draftStory } from '../draft-story.ts';
import { describe, expect, it } from 'vitest';
import { writeLimit } from './write-limits.ts';

describe('a bound of the idea', () => {
  it('of what is counted refuses the next one', () => {
    expect(writeLimit({ kind: 'most', amount: 'three', unit: 'dogs', said: 'three dogs' }, 'booking')).toBe(
      'A fourth dog is refused with a message that names the limit of three.',
    );
  });

  it.each([
    ['day', 'A fourth photo on the same day is refused with a message that names the limit of three.'],
    ['week', 'A fourth photo in the same week is refused with a message that names the limit of three.'],
    ['booking', 'A fourth photo for the same booking is refused with a message that names the limit of three.'],
    ['person', 'A fourth photo is refused with a message that names the limit of three.'],
  ])('names for what it holds, per %s', (per, text) => {
    expect(writeLimit({ kind: 'most', amount: 'three', unit: 'photos', per, said: 'three photos' }, 'entry')).toBe(
      text,
    );
  });

  it('of what is measured refuses more of it, never a next one', () => {
    expect(writeLimit({ kind: 'most', amount: '12', unit: 'tonnes', said: '12 tonnes' }, 'boat')).toBe(
      'More than 12 tonnes is refused with a message that names the limit of 12 tonnes.',
    );
  });
});

describe('what must not be too heavy', () => {
  it('is refused by its weight, and what is thrown away is not "throwed"', () => {
    const product = { name: 'Yard', description: 'Yard workers lift boats. Owners book the crane.' };
    const heavy = draftStory({ idea: 'Owners must not bring boats over 12 tonnes to the small crane', product });
    expect(heavy.acceptanceCriteria).toContain(
      'A boat over 12 tonnes is refused with a message that names the limit of 12 tonnes.',
    );
    const old = draftStory({ idea: 'Yard workers want to throw away old bookings of the crane', product });
    expect(old.acceptanceCriteria.join(' ')).not.toContain('throwed');
    expect(old.acceptanceCriteria[0]).toContain('can throw away old bookings');
  });
});
