import { describe, expect, it } from 'vitest';
import { gainedByIt, withoutTrouble } from './gained-by-it.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const people = knowPeople(
  readProduct(
    'Kiln',
    'Kiln runs a pottery studio. Potters book the wheel and pay for clay. Studio managers plan the firings and check the shelves.',
  ),
);

describe('what a clause beside a wish tells to be gained', () => {
  it.each([
    ["they're lifting every lid to look", 'show what is in the kiln', 'nobody has to lift every lid to look'],
    ['potters scroll up and down to it', 'sort the list by shelf', 'potters do not have to scroll up and down to it'],
    ['chasing fees eats my evenings', 'let potters pay online', 'nobody spends whole evenings chasing fees'],
    [
      'typing it in takes our clerk two mornings',
      'upload the list',
      'the clerk does not spend two mornings typing it in',
    ],
    [
      'potters get laughed at for one cracked bowl',
      'do not show marks at once',
      'potters do not get laughed at for one cracked bowl',
    ],
    ["there's no signal down there", 'unlock the kiln in the cellar', 'it works where there is no signal down there'],
    ['bowls go missing', 'put a label on each shelf of bowls', 'bowls do not go missing'],
  ])('"%s"', (after, before, reason) => expect(gainedByIt(after, before, people)).toBe(reason));

  it.each([
    ['the road to the studio is jammed every Friday', 'potters can move a booking'],
    ['the wall is always wet by then', 'let potters take a photo before it'],
    ['mums and dads work late', 'let children be picked up'],
    ['the alphabet does not help anyone at the shelf', 'a list of glazes by colour'],
    ["they can't decline", "don't give a potter the next shift in the break"],
    ['the other studios do it too', 'ask for a deposit'],
    ['half of the potters come by bus', 'firing times should not change on the day'],
  ])('is nothing where no wish ends it: "%s"', (after, before) =>
    expect(gainedByIt(after, before, people)).toBeUndefined(),
  );

  it('is fewer of the troubles that a name tells, and nothing of one or of no trouble', () => {
    expect(withoutTrouble('all the rows over who broke the bowl')).toBe('there are fewer rows over who broke the bowl');
    expect(withoutTrouble('the noise at night')).toBe('there is less noise at night');
    expect(withoutTrouble('a theft last week')).toBeUndefined();
    expect(withoutTrouble('the new fire rules')).toBeUndefined();
  });
});
