import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { conditionLast, eventLast } from './condition-last.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const people = knowPeople(
  readProduct('Kelp', 'Divers book boats. Skippers plan the trips and check the gear. The office bills divers.'),
);

describe('a condition in front of a rule', () => {
  it.each([
    ['unless a tank is checked it must not leave the shop', 'a tank must not leave the shop unless it is checked'],
    [
      'as long as a trip is open everybody can change the day',
      'everybody can change the day as long as a trip is open',
    ],
    [
      'until the bill is paid, a diver only sees the first day',
      'a diver only sees the first day until the bill is paid',
    ],
    [
      'by the time the boat leaves the list should be complete',
      'the list should be complete by the time the boat leaves',
    ],
    [
      'by the time a diver picks up the tank all its papers should be ready',
      'all its papers should be ready by the time a diver picks up the tank',
    ],
    [
      'once a tank is in the boat its valve can only be opened by skippers',
      'the valve of a tank can only be opened by skippers once it is in the boat',
    ],
    [
      'unless a diver has cancelled, their seat is kept until 6 pm and then goes to the next one',
      'the seat of a diver is kept until 6 pm unless they have cancelled, and then goes to the next one',
    ],
    [
      'until all divers have answered the list should stay open, except for short trips',
      'the list should stay open until all divers have answered, except for short trips',
    ],
    ['if a diver leaves, their share must be paid back', 'the share of a diver must be paid back if they leave'],
    ['if it storms nobody may dive', 'nobody may dive if it storms'],
    ['if a mask breaks it must not be billed', 'a mask must not be billed if it breaks'],
  ])('goes behind it: %s', (text, expected) => {
    expect(conditionLast(text, people)).toBe(expected);
  });

  it.each([
    ['an order', 'when a tank is empty, tell the skipper'],
    ['a wish of whoever types', 'while I am under water I want to see the depth'],
    ['a time', 'once a week the office sends a bill'],
    ['a trouble', 'when it rains the list does not load'],
  ])('stays where it is in front of %s', (_, text) => {
    expect(conditionLast(text, people)).toBe(text);
  });
});

describe('a case and what a rule does in it', () => {
  it.each([
    ['When a boat is late it goes red', 'A boat should go red when it is late'],
    [
      "If a diver doesn't answer within a week the seat counts as taken",
      "The seat should count as taken if a diver doesn't answer within a week",
    ],
    ['When a diver replies to a closed ticket it reopens', 'A closed ticket should reopen when a diver replies to it'],
    [
      'If nobody takes a trip for two days, the office gets an alert',
      'The office should get an alert if nobody takes a trip for two days',
    ],
  ])('%s: what shall be comes first', (text, plain) => {
    expect(eventLast(text, people)).toBe(plain);
  });

  it.each([
    'When I drag a trip the whole board jumps',
    'When divers book late the skipper gets stressed',
    'If a mail has no subject, the first line becomes the title',
    'when a boat is ready the diver gets a message',
    'If a diver declines, the seat should automatically go to the next one',
  ])('%s stays as it is said', (text) => {
    expect(eventLast(text, people)).toBe(text);
  });

  it.each([
    ['lost tanks go to the office after a month', 'lost tanks should go to the office after a month'],
    ['late boats get a red mark in the list', 'late boats should get a red mark in the list'],
    ['emergency calls go straight to the harbour', 'emergency calls should go straight to the harbour'],
  ])('%s: what is amiss is the things, and not where they go', (text, plain) => {
    expect(eventLast(text, people)).toBe(plain);
  });

  it.each([
    'tanks go to the wrong shop',
    'divers go to the office for every little thing',
    'orders over 200 euro go to the office first',
    'tanks often come back to the shop empty',
  ])('%s is told as it stands', (text) => {
    expect(eventLast(text, people)).toBe(text);
  });

  it('is told the right way round', () => {
    const product = { name: 'Kelp', description: 'Divers book boats and ask the office. The office answers tickets.' };
    const draft = draftStory({ idea: 'When a diver replies to a closed ticket it reopens', product });
    expect(draft.acceptanceCriteria[0]).toBe('A closed ticket reopens when a diver replies to it.');
    expect(draft.acceptanceCriteria.join(' ')).not.toContain('as long as');
  });
});
