import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { shareObject } from './split-actions.ts';

const product = {
  name: 'Flies',
  description: 'Flies is for theatres. Actors borrow costumes. The wardrobe keeper mends costumes and hands them out.',
};
const draft = (idea: string) => draftStory({ idea, product });
const second = (first: string, deed: string) => shareObject(first, [deed]).others[0];

describe('what "them" means behind a question', () => {
  it('is what is asked about', () => {
    expect(second('see which costumes are due', 'send them by mail')).toBe('send those costumes by mail');
    expect(second('see which actors are due', 'call them')).toBe('call them');
  });
});

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

  it.each([
    [
      'save costumes they like',
      'get a mail when one of them is free',
      'get a mail when one of the costumes they like is free',
    ],
    ['follow costumes', 'get a mail when one of them is lent', 'get a mail when one of the costumes is lent'],
    ['record the length of a hem', 'warn them when it changes', 'warn them when the length of a hem changes'],
    ['set a fitting', 'remind them before it begins', 'remind them before the fitting begins'],
    ['cancel a fitting', 'note why', 'note why the fitting was cancelled'],
    ['warn actors of a strike', 'tell them when it ends', 'tell them when it ends'],
    ['give back a costume', 'say why', 'say why'],
    ['remind actors who are late', 'cancel their fittings', 'cancel the fittings of those actors'],
    ['block actors', 'delete their dates after a year', 'delete the dates of those actors after a year'],
    ['mark an actor as away', 'cancel their fittings', 'cancel the fittings of the actor'],
    ['invite actors to a fitting', 'decide what they can see', 'decide what the actors can see'],
    ['cancel fittings', 'say when they can come', 'say when they can come'],
    ['invite actors', 'share their dates', 'share their dates'],
  ])('names what it goes back to: "%s" and "%s"', (first, deed, told) => {
    expect(second(first, deed)).toBe(told);
  });

  it.each([
    ['Let the wardrobe keeper lend a costume to a school and note when it is due back', 'lend a costume to a school'],
    ['Let the wardrobe keeper order fabric and track when it arrives', 'order fabric'],
  ])('takes the verb of a question for no name: %s', (idea, wish) => {
    const { userStory, acceptanceCriteria } = draft(idea);
    expect(userStory).toContain(`I want to ${wish}, so that`);
    expect(acceptanceCriteria.join('\n')).toMatch(
      /^A wardrobe keeper can (?:note|track) when (?:the costume|fabric) /m,
    );
  });

  it('tells those who act of what they are warned', () => {
    const { acceptanceCriteria } = draft(
      'Let the wardrobe keeper record the length of a hem and warn them when it changes',
    );
    expect(acceptanceCriteria).toContain('A wardrobe keeper is warned when the length of a hem changes.');
  });

  it('is seen in the story', () => {
    const { acceptanceCriteria, furtherIdeas } = draft(
      'Let the wardrobe keeper mark a costume as torn and charge the actor for it',
    );
    expect(acceptanceCriteria).toContain('The actor is charged for the costume that is torn.');
    expect(furtherIdeas).toEqual(['Let wardrobe keepers charge the actor for the costume that is torn.']);
  });
});

it('leaves "that" where the thing stands behind it', () => {
  const { acceptanceCriteria } = draftStory({
    idea: 'When a meal is missing, the guest has to call us. They should be able to report it in the app and get their money back for that meal.',
    product: { name: 'Inn', description: 'Guests order meals. Waiters serve them and refund what was wrong.' },
  });
  expect(acceptanceCriteria.join(' ')).not.toContain('meal meal');
});
