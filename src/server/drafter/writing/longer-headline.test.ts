import { describe, expect, test } from 'vitest';
import { longer } from './longer-headline.ts';

describe('a headline of a few words', () => {
  test.each([
    [
      'Report a broken tile',
      'report a broken tile with a photo and a note',
      'Report a broken tile with photo and note',
    ],
    [
      'Reopen a closed case',
      'reopen a closed case when the guest replies within 14 days',
      'Reopen a closed case when the guest replies',
    ],
    ['Lock an order', 'lock an order only after the fee has been paid', 'Lock an order only after fee has been paid'],
    ['Reprint the tag', 'reprint the tag with the same number', 'Reprint the tag with the same number'],
    ['See what depth', 'see what depth and width a canal has on the way', 'See what depth and width a canal has'],
    [
      'Notice before departure',
      'notice 60 days before departure if a tour is below its number',
      'Notice if a tour is below its number',
    ],
  ])('takes in what fits of the wish: "%s"', (headline, source, more) => {
    expect(
      longer(headline, source)
        .toLowerCase()
        .replace(/\b(?:the|an?) /g, ''),
    ).toBe(more.toLowerCase().replace(/\b(?:the|an?) /g, ''));
  });

  test.each([
    ['what is only an example', 'Mark a skill', 'mark a skill such as reverse parking or roundabouts'],
    ['another deed', 'Enter the weight', 'enter the weight and print a label for the sack'],
    ['what does not fit whole', 'Reject a scan', 'reject a scan whose barcode does not match the line of the order'],
    [
      'what needs what follows',
      'Send a reminder',
      'send a reminder 7 days after the due date of the yearly invoice for rent',
    ],
    ['a list behind a comma', 'Enter the product', 'enter the product, the amount and the reason'],
    ['a thing that ends in the middle of the wish', 'Photos of stains', 'photos of the sofa'],
  ])('stays as it is before %s', (_, headline, source) => {
    expect(longer(headline, source)).toBe(headline);
  });

  test('is not made longer where it says enough', () => {
    expect(longer('Move a whole afternoon of visits', 'move a whole afternoon of visits to a day')).toBe(
      'Move a whole afternoon of visits',
    );
  });
});
