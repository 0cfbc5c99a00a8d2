import { describe, expect, it } from 'vitest';
import { expandContractions } from '../grammar/contractions.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { wantsToBeAble } from './wants-to-be-able.ts';

const people = knowPeople(
  readProduct(
    'Silo',
    'Silo is a tool for a grain store. Growers bring grain and book slots. Weighers weigh lorries and print tickets. The store manager pays growers and plans the week.',
  ),
);

function told(text: string, isAlone = true): string {
  return wantsToBeAble(expandContractions(text), people, isAlone);
}

describe('what somebody complains of not being able to do', () => {
  it.each([
    ['so far', "Growers still can't book a slot", 'Growers should be able to book a slot'],
    ['at the moment', "At the moment growers can't book a slot", 'Growers should be able to book a slot'],
    ['yet', "Weighers can't print a ticket twice yet", 'Weighers should be able to print a ticket twice'],
    ['being unable', 'Weighers are unable to print a ticket', 'Weighers should be able to print a ticket'],
    ['not being able', 'Growers are not able to move a slot', 'Growers should be able to move a slot'],
    ['a struggle', 'Growers struggle to read a ticket', 'Growers should be able to read a ticket'],
    ['no way', 'Growers have no way to move a slot', 'Growers should be able to move a slot'],
    ['no way of doing', 'Growers have no way of moving a slot', 'Growers should be able to move a slot'],
    ['no option', "Growers don't have an option to move a slot", 'Growers should be able to move a slot'],
    ['no way at all', 'There is no way to move a slot', 'It should be possible to move a slot'],
    ['no way for them', 'There is no option for growers to move a slot', 'Growers should be able to move a slot'],
    ['nobody named', 'Unable to print a ticket', 'It should be possible to print a ticket'],
    [
      'a list',
      'There is no way to sort lorries by day, weight or grower',
      /possible to sort lorries by day, weight or/,
    ],
    [
      'two deeds',
      'It is not possible to view and print the tickets',
      'It should be possible to view and print the tickets',
    ],
    ['what is hard', 'Weighers find it hard to see which lorry is next', /Weighers should be able to see which lorry/],
    ['a complaint', "Growers complain that they can't move a slot", 'Growers should be able to move a slot'],
    ['being asked', 'Growers keep asking us if they can move a slot', 'Growers should be able to move a slot'],
    [
      'others can',
      'Right now only weighers can print a ticket',
      'It should be possible to print a ticket without a weigher',
    ],
    [
      'a call',
      'Growers have to call us to move a slot',
      'Growers should be able to move a slot without having to call',
    ],
    [
      'a mail',
      'Growers must currently email the store to move a slot',
      /move a slot without having to email the store$/,
    ],
    [
      'calls to everybody',
      'The store manager has to call every grower to move a slot',
      /should be able to move a slot without having to call/,
    ],
    ['an empty cause', "Growers can't move a slot because there is no button for it", 'Growers can not move a slot'],
    ['an empty remark', "Growers can't move a slot, which is a real pity", 'Growers can not move a slot'],
    ['a wish in vain', "Growers would love to move a slot but they can't", 'Growers would love to move a slot'],
    [
      'no side effect',
      "Weighers can't void a ticket without losing its number",
      /should be able to void a ticket without/,
    ],
    ['by oneself', "Growers can't move a slot themselves", 'Growers should be able to move a slot themselves'],
    [
      'the case in front',
      "When they are on the road, growers can't move a slot themselves",
      /themselves when they are on the road$/,
    ],
    ['another way', "Growers can't pay by card, only by bank transfer", 'Growers should be able to pay by card'],
    [
      'what comes of it',
      "Growers still can't move a slot, so they call us",
      'Growers should be able to move a slot. They call us',
    ],
  ])('is what they want to be able to do: %s', (_, said, wish) => {
    expect(told(said)).toMatch(wish);
  });

  it.each([
    ['a rule with its case', "Growers can't book a slot if they owe money"],
    ['a rule until then', 'Growers cannot book a slot until they have signed the contract'],
    ['who is told apart', 'Growers who have not paid are unable to book a slot'],
    ['a rule for whoever is unable', 'Growers are not able to book a slot before they have paid'],
    ['a duty', 'Growers must call the store to bring wet grain'],
    ['who alone may', 'Only weighers can print a ticket'],
    ['who alone may, told apart', 'Right now only growers who have paid can book a slot'],
    ['who is told apart, now over', "Growers who left can't book a slot any more"],
    ['who is told apart by a debt', "Growers with open bills can't book any more"],
    ['who is told apart, unable', 'Growers in arrears are unable to book a slot'],
    ['what may be a rule', 'It is not possible to book a slot'],
    ['a saying', "We can't wait to see it"],
    ['what is told on the phone', 'Growers have to call us to tell us the weight'],
    ['a cause that says more', "Growers can't book a slot because the form wants a fax number"],
    ['nobody', 'Nobody can move a slot'],
    ['a thing', 'The scale cannot weigh a long lorry themselves'],
    ['what they may not take', 'Growers have no way around the scale'],
  ])('is left as it stands where it bars or tells something else: %s', (_, said) => {
    expect(told(said)).toBe(expandContractions(said));
  });

  it('is not made of who alone can where another sentence asks', () => {
    const said = 'Right now only weighers can print a ticket';
    expect(told(said, false)).toBe(said);
  });
});
