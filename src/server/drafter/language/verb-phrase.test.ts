import { describe, expect, it } from 'vitest';
import { readVerbPhrase } from './verb-phrase.ts';

describe('an action', () => {
  it.each([
    ['swap shifts with a colleague', 'swap', 'shifts', ['with a colleague']],
    ['sign in with a badge', 'sign in', undefined, ['with a badge']],
    ['book a table for six by phone', 'book', 'a table', ['for six', 'by phone']],
    ['see who is late', 'see', 'who is late', []],
    ['export rents as CSV', 'export', 'rents', ['as CSV']],
    ['pay by card when the till is closed', 'pay', undefined, ['by card', 'when the till is closed']],
    ['send the bill to the tenant every month', 'send', 'the bill', ['to the tenant', 'every month']],
    ['print the plan, the map and the list', 'print', 'the plan, the map and the list', []],
    ['remove the photo of the cat', 'remove', 'the photo of the cat', []],
    ['turn the heating off at night', 'turn off', 'the heating', ['at night']],
    ['use the map offline', 'use', 'the map', ['offline']],
    ['compare two offers side by side', 'compare', 'two offers', ['side by side']],
    ['ask for help', 'ask', undefined, ['for help']],
    ['frobnicate the widget', 'frobnicate', 'the widget', []],
    ['delete a note before the guests arrive', 'delete', 'a note', ['before the guests arrive']],
    ['list rooms with a bath and a view', 'list', 'rooms', ['with a bath and a view']],
  ])('has its verb, its object and what is said besides: "%s"', (text, verb, object, tails) => {
    const phrase = readVerbPhrase(text);
    expect(phrase?.verb).toBe(verb);
    expect(phrase?.object?.text).toBe(object);
    expect(phrase?.tails.map((tail) => tail.text)).toEqual(tails);
  });

  it('knows how far ahead it is', () => {
    expect(readVerbPhrase('be warned of frost two hours before it comes')?.tails).toEqual([
      { lead: 'before', text: 'two hours before it comes' },
    ]);
  });

  it('starts with its base verb, however it was written', () => {
    expect(readVerbPhrase('Swap a shift')?.text).toBe('swap a shift');
  });

  it('has no particle of a verb within its object', () => {
    expect(readVerbPhrase('check the ID of whoever picks something up')?.verb).toBe('check');
    expect(readVerbPhrase('call a trip off')?.verb).toBe('call off');
  });

  it('is none without a word', () => {
    expect(readVerbPhrase('')).toBeUndefined();
  });
});
