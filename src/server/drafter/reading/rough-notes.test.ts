import { describe, expect, test } from 'vitest';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { asksPlainly } from './note-pieces.ts';
import { partNote } from './rough-notes.ts';

const people = knowPeople(
  readProduct(
    'Harbourline',
    'Harbourline runs a small marina. The harbour master gives out berths. Skippers book a berth and pay on arrival. The mechanic repairs engines.',
  ),
);

describe('what a note asks for', () => {
  test.each([
    [
      'stands behind an arrow',
      '- moorings on a paper list\n- mechanic types them in\n=> pick the mooring on a map',
      'pick the mooring on a map',
    ],
    [
      'stands behind a label',
      'Two skippers paid twice last May. What we make of it: show who has paid.',
      'show who has paid.',
    ],
    [
      'is the last line of a list that only tells',
      '- fuel prices change at noon\n- skippers ask at the pump\n- should get a message when the price drops',
      'should get a message when the price drops',
    ],
    [
      'is a thing behind what happened',
      'skipper left at six, nobody saw it till noon. Text right away when a berth gets free!',
      'Text right away when a berth gets free!',
    ],
    [
      'is parted from who had to do without',
      'One bill per boat please, Ingrid adds them up by hand',
      'One bill per boat please',
    ],
    [
      'is what somebody asked whether it could do',
      "Call from the yard, again. Mr Lund asked if it can't just keep the last berth. They type it every week.",
      'It should keep the last berth.',
    ],
  ])('%s', (_, note, wish) => {
    expect(partNote(note, people)?.wish).toEqual([wish]);
  });

  test.each([
    ['a plain sentence in front of a wish', 'Skippers come late. The harbour master should see who is still out.'],
    ['a rule beside another', 'Members pay half. Show both prices to skippers.'],
    [
      'what points back to it',
      'Two keys went missing. The board decided that a deposit is taken. That has to be built in.',
    ],
    ['a list of wishes', '- skippers can see free berths\n- remind them of the bill\n- list of engines'],
    ['whoever tells who they are', "I'm a mechanic, I start at 5, nobody is there. A code would do."],
  ])('is not parted from %s', (_, note) => {
    expect(partNote(note, people)).toBeUndefined();
  });
});

describe('a sentence', () => {
  test.each([
    ['Links have to stop after a week.', true],
    ['We have to ring every skipper.', false],
    ['The mechanic needs two hours for it.', false],
    ['They could enter it themselves.', true],
    ['Nobody does.', false],
    ['Dispatch told us nothing.', false],
    ['Ask once a year.', true],
  ])('asks or only tells: %s', (text, asks) => {
    expect(asksPlainly(text)).toBe(asks);
  });
});
