import { describe, expect, it } from 'vitest';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { withWishesBehind } from './wish-behind-trouble.ts';

const people = knowPeople(
  readProduct(
    'Quarryline',
    'Members rent boats and join tours. Guides lead the tours and look after the boats. The board sets prices. Cashiers take the money.',
  ),
);
const told = (text: string) => withWishesBehind(text, people);

describe('a wish behind a trouble', () => {
  it.each([
    [
      'Two tours share a guide on Sundays and the plan does not show it.',
      'I want to see in the plan that two tours share a guide on Sundays.',
    ],
    [
      "Two members have the same name but the list doesn't tell us that.",
      'I want to see on the list that two members have the same name.',
    ],
    ['A pier was moved and nobody can see it on the map.', 'I want to see on the map that a pier was moved.'],
  ])('what is not shown: %s', (text, expected) => expect(told(text)).toBe(expected));

  it.each([
    [
      'Guides scroll through forty names, a search box please.',
      'Guides scroll through forty names. Guides need a search box.',
    ],
    ['We type each name twice, one form pls', 'We type each name twice. We need one form.'],
  ])('behind "please": %s', (text, expected) => expect(told(text)).toBe(expected));

  it.each([
    [
      'Cashiers type each address. A lookup by postcode would save us an hour a day.',
      'Cashiers type each address. We need a lookup by postcode so that we save an hour a day.',
    ],
    [
      "We've got members who speak Polish. Letters in their language would avoid calls.",
      "We've got members who speak Polish. We need letters in their language for members who speak Polish so that we avoid calls.",
    ],
    [
      'Members call at six. A live map would spare us these calls.',
      'Members call at six. We need a live map so that we are spared these calls.',
    ],
  ])('what would spare something: %s', (text, expected) => expect(told(text)).toBe(expected));

  it.each([
    ['Groups over ten get a discount, but the till does not apply it.', 'Groups over ten should get a discount.'],
    ["Boats must not sail in fog but the plan doesn't respect that.", 'Boats must not sail in fog.'],
  ])('what is not applied: %s', (text, expected) => expect(told(text)).toBe(expected));

  it.each([
    ['The tide moved. Surely it can move the tours for us?', 'The tide moved. The app should move the tours.'],
    ['Surely members can cancel online?', 'Members should be able to cancel online.'],
    ['Surely that is wrong?', 'Surely that is wrong?'],
    ['Surely it should not send the mail twice?', 'Surely it should not send the mail twice?'],
  ])('what surely is possible: %s', (text, expected) => expect(told(text)).toBe(expected));

  it('what shows that somebody knows it is a duty', () => {
    expect(told('Whenever a tour changes, the guide has to confirm the new time.')).toBe(
      'Whenever a tour changes, the guide must confirm the new time.',
    );
    expect(told('Each time a tour changes, the guide has to type the list again.')).toBe(
      'Whenever a tour changes, the guide has to type the list again.',
    );
    const burden = 'Whenever a tour changes, the guide has to confirm the time by phone.';
    expect(told(burden)).toBe(burden);
  });

  it.each([
    'Members can see the map and the plan.',
    'The plan does not show the pier.',
    'We need a map, please',
    'If a guide is ill, another one please',
    'Members call at six. They would avoid it.',
    'Guides want a map and the board does not show it.',
  ])('stays: %s', (text) => expect(told(text)).toBe(text));
});
