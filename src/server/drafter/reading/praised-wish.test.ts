import { describe, expect, it } from 'vitest';
import { praisedPlainly } from './praised-wish.ts';

describe('praise of what is wished', () => {
  it.each([
    ["It'd be great if guests could pick a space", 'It would be nice if guests could pick a space'],
    [
      'I think it would be a really big help for us if we could let guests pick a space.',
      'It would be nice if guests could pick a space.',
    ],
    [
      'Maybe it might be so much easier if guests were able to pick a space.',
      'It would be nice if guests could pick a space.',
    ],
    ['How handy would it be if guests could pick a space?', 'It would be nice if guests could pick a space?'],
    ["We'd be so grateful if the host saw who is in.", 'It would be nice if the host saw who is in.'],
    [
      "It'd make my life a lot easier if guests paid before they leave",
      'It would be nice if guests paid before they leave',
    ],
    ['Be good if guests could see the floor', 'It would be nice if guests could see the floor'],
    ['Nice if guests got a text', 'It would be nice if guests got a text'],
    ['Would be great, guests could see the floor', 'It would be nice if guests could see the floor'],
  ])('"%s": if', (said, plain) => expect(praisedPlainly(said)).toBe(plain));

  it.each([
    ['It would be lovely for guests to be able to pick a space.', 'Guests should be able to pick a space.'],
    ['it would be nice for us to close a floor', 'We should be able to close a floor'],
    ['It would be nice for guests to get a text', 'Guests should get a text'],
    ['It would be good for the floor plan to show the exits.', 'The floor plan should show the exits.'],
    [
      'It would be fair for guests who cancel early to get their money back.',
      'Guests who cancel early should get their money back.',
    ],
  ])('"%s": for whom', (said, plain) => expect(praisedPlainly(said)).toBe(plain));

  it.each([
    ["It'd be a good idea to warn the porter.", 'We should warn the porter.'],
    ['Would be smart to let guests pick a space', 'Guests should be able to pick a space'],
    ['That would be cool to see on a map', 'It would be nice to see on a map'],
    ["It'd be better not to send bills on Sundays", 'Do not send bills on Sundays'],
    ['It would be nice not to have to type the number', 'I no longer want to have to type the number'],
    ["It'd be handy having a map of the floors", 'We need a map of the floors'],
  ])('"%s": what to do', (said, plain) => expect(praisedPlainly(said)).toBe(plain));

  it.each([
    ['A nice-to-have would be a map of the floors', 'We need a map of the floors'],
    ['Nice to have: a map of the floors', 'a map of the floors'],
    ['A list of the free spaces would be a great help for our porters.', 'We need a list of the free spaces.'],
    ["Guests can't see the floor. It would be great if they could.", 'Guests should be able to see the floor.'],
  ])('"%s": the thing', (said, plain) => expect(praisedPlainly(said)).toBe(plain));

  it.each([
    'That would be nice.',
    'Be able to see the floor',
    'Good guests leave early',
    'Guests say it would be nice.',
    'It would be easier to find a space by its number.',
    'The porter tells guests whether it would be fair.',
    'It is good if guests leave early.',
  ])('"%s" stays as it is', (said) => expect(praisedPlainly(said)).toBe(said));
});
