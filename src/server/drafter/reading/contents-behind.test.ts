import { describe, expect, it } from 'vitest';
import { withContents } from './contents-behind.ts';

describe('what a thing holds, behind its name', () => {
  it.each([
    [
      'burn log for the manager. target, reached, time, why. insurers ask',
      'The manager wants to see a burn log with target, reached, time and why. insurers ask',
    ],
    [
      'key register for porters. key, taken, by whom.',
      'Porters want to see a key register with key, taken and by whom.',
    ],
    ['Visit diary. who came, how long, dog or not', 'Visit diary with who came, how long and dog or not.'],
  ])('stands in one with it: %s', (text, whole) => {
    expect(withContents(text)).toBe(whole);
  });

  it.each([
    'List of kilns. Potters book, masters plan, guests watch.',
    'Feed sheet per animal. food, amount, given by.',
    'Burn log. Show it, print it, send it.',
    'The kiln is hot. Red, yellow, white.',
  ])('is none: %s', (text) => {
    expect(withContents(text)).toBe(text);
  });
});
