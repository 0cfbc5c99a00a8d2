import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Rentaride',
  description:
    'Rentaride rents out bikes. Customers reserve bikes online, the counter staff hands them out, mechanics repair them, and the branch manager sets prices.',
};
const draft = (idea: string) => draftStory({ idea, product });

describe('rules of a house', () => {
  it.each([
    ['Each bike shall have a QR code that opens its manual', 'Each bike has a QR code that opens its manual.'],
    [
      'Reservations expire if the bike is not picked up by 10',
      'Reservations expire if the bike is not picked up by 10.',
    ],
    ['Regular customers do not pay a deposit', 'Regular customers do not pay a deposit.'],
    [
      'Bikes older than eight years are no longer rented but sold',
      'Bikes older than eight years are no longer rented but sold.',
    ],
  ])('hold as they are said: %s', (idea, criterion) => {
    expect(draft(idea).acceptanceCriteria[0]).toBe(criterion);
  });

  it('turns away what is handed in without what it must have', () => {
    expect(draft('A claim must have a receipt').acceptanceCriteria.join(' ')).toMatch(/refused|without/);
  });

  it.each(['Customers do not pay their bills', 'My session expires when I answer the phone'])(
    'do not hold "%s"',
    (idea) => {
      expect(draft(idea).userStory).not.toMatch(/be sure that (?:customers do not|my session expires)/);
    },
  );

  it('counts per thing and day', () => {
    const { acceptanceCriteria } = draft('Only one open reservation per bike and day');
    expect(acceptanceCriteria.join(' ')).toMatch(/for the same bike on the same day is refused/);
  });

  it('speaks of people by their name', () => {
    expect(draft('Nobody under 18 can rent anything with an engine').acceptanceCriteria.join(' ')).not.toMatch(
      /An anybody/,
    );
    expect(draft('E-bikes are only handed out to customers with a licence').acceptanceCriteria.join(' ')).not.toMatch(
      /hand out them/,
    );
    expect(draft('Customers with open bills pay in advance').userStory).toMatch(
      /^As a customer with open bills, I want to pay in advance,/,
    );
  });
});
