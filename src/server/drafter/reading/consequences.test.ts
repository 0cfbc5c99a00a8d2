import { describe, expect, it } from 'vitest';
import { withButton, withConsequences, withoutCounting } from './consequences.ts';

describe('what comes of a deed', () => {
  it.each([
    ['If a guest cancels late, they pay 20 euros.', 'Guests who cancel late must pay 20 euros.'],
    [
      "If a guest cancels late, or doesn't come, they pay half the price, unless the host waives it.",
      'Guests who cancel late or do not come must pay half the price unless the host waives this.',
    ],
    [
      'When a guest does not come, they are blocked for a week.',
      'Guests who do not come should be blocked for a week.',
    ],
    ['If a boat owner is late, he gets a warning.', 'Boat owners who are late should get a warning.'],
    [
      'If a guest comes late twice, they can no longer book online.',
      'Guests who come late twice should no longer be able to book online.',
    ],
    [
      'If a guest is late, they lose their table unless they call.',
      'Guests who are late should lose their table unless they call.',
    ],
    [
      "We'd like to do the same: if a guest cancels late, they pay 20 euros.",
      'Guests who cancel late must pay 20 euros.',
    ],
  ])('is told as it shall be: %s', (text, expected) => expect(withConsequences(text)).toBe(expected));

  it.each([
    'When a guest comes late, they lose their table.',
    'If a boat leaks, it should be marked.',
    'If a guest cancels, they get a mail.',
    'If a tide is high, they pay 20 euros.',
    'Guests pay 20 euros.\nThey cancel.',
  ])('stays: %s', (text) => expect(withConsequences(text)).toBe(text));
});

describe('a button', () => {
  it.each([
    ['A button which copies the plan of last week', 'I want to copy the plan of last week with one button.'],
    [
      "I'd like one button that cancels the day and sends each guest a text.",
      'I want to cancel the day and send each guest a text with one button.',
    ],
    ['We need a single click that marks all tables as free.', 'I want to mark all tables as free with one click.'],
    ['One button to cancel the whole day', 'I want to cancel the whole day with one button.'],
  ])('is there for what it does: %s', (text, expected) => expect(withButton(text)).toBe(expected));

  it.each([
    'A button that is red',
    'A button that lets guests swap tables',
    'One button that tells them all would be great.',
    "I'd like a button to stop the clock.",
    'Bigger buttons that help',
    'A button for the host',
    'The button cancels the day.',
  ])('stays: %s', (text) => expect(withButton(text)).toBe(text));
});

describe('what is counted', () => {
  it.each([
    [
      'Two things about the plan: first, free tables look like taken ones. Second, there is no undo.',
      'Free tables look like taken ones. There is no undo.',
    ],
    ['Two problems: the list is not sorted, and I cannot print it.', 'The list is not sorted, and I cannot print it.'],
    [
      'First, free tables look like taken ones. Second, there is no undo.',
      'Free tables look like taken ones. There is no undo.',
    ],
  ])('is told without the numbers: %s', (text, expected) => expect(withoutCounting(text)).toBe(expected));

  it.each(['First the host is told, then the cook.', 'Two problems', 'Guests see two things: a map and a menu.'])(
    'stays: %s',
    (text) => expect(withoutCounting(text)).toBe(text),
  );
});
