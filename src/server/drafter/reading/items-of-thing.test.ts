import { describe, expect, it } from 'vitest';
import { withHangingQuestions, withThingAbove } from './items-of-thing.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const people = knowPeople(
  readProduct('Kiln', 'Kiln is a studio app. Potters book kilns, and the studio manager checks them.'),
);
const told = (heading: string, item: string) => withThingAbove(heading, [item], people)[0];

describe('an item of a list below the name of a thing', () => {
  it.each([
    ['Firing reminder', 'stops as soon as the kiln is empty', 'the firing reminder stops as soon as the kiln is empty'],
    ['Firing reminder', 'lists what is missing', 'the firing reminder lists what is missing'],
    ['Voucher for a course', 'expires after a year', 'the voucher expires after a year'],
    ['Voucher for a course', 'never goes to children', 'the voucher never goes to children'],
    ['Newsletter', "doesn't go to guests", 'the newsletter does not go to guests'],
    ['Kiln alert:', 'two hours before the end', 'the kiln alert is sent two hours before the end'],
    ['Rent reminder', 'second one a week later', 'the second one is sent a week later'],
    ['Shelf check', 'pass or fail for each shelf', 'each shelf is marked as pass or fail'],
    ['Checking the kiln', 'yes, no or unclear', 'the result of the kiln is yes, no or unclear'],
    ['Shelf check', 'no firing while a shelf is cracked', 'there is no firing while a shelf is cracked'],
    ['Glaze note', 'lead, tin or zinc', '{the actor} can choose lead, tin or zinc'],
  ])('of %s: %s', (heading, item, sentence) => {
    expect(told(heading.replace(/:$/, ''), item)).toBe(sentence);
  });

  it.each([
    ['Bus line', 'stops in the centre'],
    ['Shelf check', 'cancel or move'],
    ['Shelf check', 'paid or not'],
    ['Kiln page', 'two hours before the end'],
    ['Potters', 'shows the date'],
    ['Firing reminder', 'sees the date'],
    ['Shelf check', 'no longer on paper'],
    ['Firing reminder', 'names of potters'],
  ])('is left as it is where it is a name, a deed or told of people: %s: %s', (heading, item) => {
    expect(told(heading, item)).toBe(item);
  });
});

describe('a question without its clause', () => {
  it('hangs on the one before', () => {
    expect(withHangingQuestions(['what is missing', 'who brings it', 'by when'])).toEqual([
      'what is missing',
      'who brings it by which day',
    ]);
  });

  it('stays by itself behind anything else', () => {
    expect(withHangingQuestions(['a list of shelves', 'by when'])).toEqual(['a list of shelves', 'by when']);
    expect(withHangingQuestions(['who brings it', 'when it is fired'])).toEqual(['who brings it', 'when it is fired']);
  });
});
