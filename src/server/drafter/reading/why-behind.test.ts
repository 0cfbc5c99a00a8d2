import { describe, expect, it } from 'vitest';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { partWhy } from './why-behind.ts';

const people = knowPeople(
  readProduct(
    'Kiln',
    'Kiln runs a pottery studio. Potters book the wheel and pay for clay. Studio managers plan the firings and check the shelves.',
  ),
);
const left = (text: string) => partWhy(text, people)?.text;

describe('a clause that stands beside a wish and tells why', () => {
  it.each([
    ['let potters choose another glaze, it is celadon mostly', 'let potters choose another glaze.'],
    [
      'Marks must not be shown before the exam, beginners go pale over them',
      'Marks must not be shown before the exam.',
    ],
    ['map of the shelves - the numbers on them have worn off', 'map of the shelves.'],
    ['no more paper tags in the kiln; heat makes them illegible', 'no more paper tags in the kiln.'],
    ['let potters choose another one it is celadon mostly', 'let potters choose another one.'],
    ["Potters can't pay by card, the reader sits in a drawer", "Potters can't pay by card."],
    [
      'Potters should pay first, chasing fees eats my evenings. It costs 5 euros.',
      'Potters should pay first. It costs 5 euros.',
    ],
    ['I want the door open, dust is everywhere, so that I can breathe', 'I want the door open, so that I can breathe.'],
  ])('goes: "%s"', (text, wish) => expect(left(text)).toBe(wish));

  it.each([
    ['a list of glazes, since two of them ran out in May', 'a list of glazes because two of them ran out in May.'],
    [
      'warn potters when the kiln is full, as the drivers have to turn back otherwise',
      'warn potters when the kiln is full because the drivers have to turn back otherwise.',
    ],
  ])('is told with "because" where other words join it: "%s"', (text, told) => expect(left(text)).toBe(told));

  it('goes where its end is nothing that the wish brings about', () => {
    expect(left('bigger print on the tags since steam makes them hard to read')).toBe('bigger print on the tags.');
  });

  it('is a trouble or a law by its name', () => {
    expect(partWhy('photos of each shelf, because of all the rows over who broke the bowl', people)).toEqual({
      text: 'photos of each shelf.',
      why: 'there are fewer rows over who broke the bowl',
    });
    expect(partWhy('Potters should sign the plan because of the new fire rules', people)).toEqual({
      text: 'Potters should sign the plan.',
      cause: 'the new fire rules',
    });
  });

  it('tells by what is lacking that nobody is meant to be barred', () => {
    expect(left("Nobody can pay in the cellar, there's no signal down there")).toBe('We can not pay in the cellar.');
    expect(left('Nobody can pay in the cellar, managers collect the money')).toBeUndefined();
  });

  it('is a rule of its own behind a duty', () => {
    expect(left('Kilns must be tested every year, the date is printed on the label')).toBe(
      'Kilns must be tested every year. The date is printed on the label.',
    );
  });

  it.each([
    'let potters cancel a firing, the deposit is paid back in full',
    'Job card with clay, glaze and the potter’s wishes on the screen',
    'Sample of twenty bowls a month for review, names blacked out',
    'If the kiln is full, warn the potters',
    'Excuse a potter from one class because of illness',
    'Text potters when a class is cancelled because of rain',
    'Packing list for the bowls, as the manager approved it',
    'What the managers recommend, minus everything I have tried',
    'No van came, the bowls are still standing here',
    'let potters see the plan, not only the managers',
  ])('stays: "%s"', (text) => expect(left(text)).toBeUndefined());
});
