import { describe, expect, it } from 'vitest';
import { withLinesOfItems } from './inline-items.ts';
import { withWholeLines } from './wrapped-lines.ts';

describe('lines that were broken', () => {
  it.each([
    [
      'by a mail',
      'Owners often forget to lock the gate when they come\nhome late. Could we send them a message ten\nminutes later?',
      'Owners often forget to lock the gate when they come home late. Could we send them a message ten minutes later?',
    ],
    ['behind an article', 'Show the\nfree berths', 'Show the free berths'],
    ['in front of "with"', 'A list of berths\nwith the depth of each', 'A list of berths with the depth of each'],
  ])('are whole again: %s', (_, text, whole) => {
    expect(withWholeLines(text)).toBe(whole);
  });

  it.each([
    'search by name\nexport as csv\nprint a label',
    'Owners should be able to\nbook a berth\npay by card',
    '- Rename a berth\n- move a booking',
    'A guest pays the harbour fee before the evening.\nowners do not',
    'Gate at night:\nopen with the code',
    'Show the free berths\nPrint the fees',
  ])('stay where each is one of its own: %s', (text) => {
    expect(withWholeLines(text)).toBe(text);
  });
});

describe('items that stand in one line', () => {
  it.each([
    ['1) rename a berth 2) move a booking', '- rename a berth\n- move a booking'],
    [
      'Owners can: a) rename a berth, b) move a booking and c) pay',
      'Owners can:\n- rename a berth\n- move a booking\n- pay',
    ],
    ['Two things: (1) the price first (2) a receipt after it', 'Two things:\n- the price first\n- a receipt after it'],
    ['We need 1. a map 2. a list 3. a search', 'We need\n- a map\n- a list\n- a search'],
  ])('get lines of their own: %s', (text, lines) => {
    expect(withLinesOfItems(text)).toBe(lines);
  });

  it.each([
    'Owners rate a berth from 1 to 5. A guest sees it',
    'Class 1) boats pay twice',
    '1) rename a berth',
    '- one 1) two\n- three 2) four',
  ])('are none: %s', (text) => {
    expect(withLinesOfItems(text)).toBe(text);
  });
});
