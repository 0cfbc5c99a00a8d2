import { describe, expect, it } from 'vitest';
import { asATale } from './as-a-tale.ts';

describe('a trouble is read with', () => {
  it.each([
    [
      'a comma before what comes of it',
      'Nobody tells us when a kettle comes back broken so we run out of kettles',
      'Nobody tells us when a kettle comes back broken, so we run out of kettles',
    ],
    [
      'a comma behind its condition',
      'When the tide changes we miss the slot for the ferry',
      'When the tide changes, we miss the slot for the ferry',
    ],
    ['its first clause in front', 'Every Friday evening I get ten calls', 'I get ten calls'],
  ])('%s', (_, text, tale) => {
    expect(asATale(text)).toBe(tale);
  });

  it.each([
    'We lock the shed so that nobody falls in',
    'Every boat needs a name',
    'When the ferry that we know is late, the pilots wait',
    'They do so when they are asked',
  ])('its own words otherwise: %s', (text) => {
    expect(asATale(text)).toBe(text);
  });
});
