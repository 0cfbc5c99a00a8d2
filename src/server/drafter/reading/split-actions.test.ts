import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { shareObject } from './split-actions.ts';

const second = (first: string, deed: string) => shareObject(first, [deed]).others[0];

describe('what "for it" means where money is asked for', () => {
  it.each([
    ['mark a costume as torn', 'charge the actor for it', 'charge the actor for the costume that is torn'],
    [
      'flag costumes as missing or torn',
      'bill the actors for them',
      'bill the actors for the costumes that are missing or torn',
    ],
    ['note damage to a costume', 'charge the actor for it', 'charge the actor for the damage'],
    ['add a drink to a table', 'bill the guest for it', 'bill the guest for the drink'],
    ['rent out a hall', 'send an invoice for it', 'send an invoice for the hall'],
    ['hire out a hall to a choir', 'charge a fee for it', 'charge a fee for the hall'],
  ])('is the thing behind "%s"', (first, deed, told) => {
    expect(second(first, deed)).toBe(told);
  });

  it.each([
    ['clean a costume', 'charge the actor for it', 'charge the actor for cleaning a costume'],
    ['extend a stay', 'bill the guest for it', 'bill the guest for extending a stay'],
    ['mark a costume as a gift', 'thank the giver for it', 'thank the giver for marking a costume'],
    ['swap a shift', 'tell the manager about it', 'tell the manager about swapping a shift'],
  ])('is the deed behind "%s"', (first, deed, told) => {
    expect(second(first, deed)).toBe(told);
  });

  it('is seen in the story', () => {
    const { acceptanceCriteria, furtherIdeas } = draftStory({
      idea: 'Let the wardrobe keeper mark a costume as torn and charge the actor for it',
      product: {
        name: 'Flies',
        description:
          'Flies is for theatres. Actors borrow costumes. The wardrobe keeper mends costumes and hands them out.',
      },
    });
    expect(acceptanceCriteria).toContain('The actor is charged for the costume that is torn.');
    expect(furtherIdeas).toEqual(['Let wardrobe keepers charge the actor for the costume that is torn.']);
  });
});
