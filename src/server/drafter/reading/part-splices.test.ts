import { describe, expect, it } from 'vitest';
import { partSplices } from './part-splices.ts';

describe('two sentences with a comma between them', () => {
  it.each([
    [
      'wardens waste time walking, please group plots by street',
      'wardens waste time walking. please group plots by street',
    ],
    ['visitors ask where the gate is, let them see a map', 'visitors ask where the gate is. let them see a map'],
    ['wardens never know who came, show them a list', 'wardens never know who came. show them a list'],
    [
      'visitors send photos with faces, these must be blurred',
      'visitors send photos with faces. these must be blurred',
    ],
    [
      "rain days should not count as late days, please don't bill the visitors for them",
      "rain days should not count as late days. please don't bill the visitors for rain days",
    ],
    [
      'names should no longer be on the plots, the number and the street are enough',
      'names should no longer be on the plots. the number and the street are enough',
    ],
    ['the gate is shut on Mondays, do not offer that day', 'the gate is shut on Mondays. do not offer that day'],
  ])('are two: "%s"', (text, parted) => {
    expect(partSplices(text)).toBe(parted);
  });

  it.each([
    'wardens open the list, tick names, print it and send it to the treasurer',
    'when a visitor is lost, show a map',
    'print the map, the list and the letters',
    'visitors can see the map, the list and the news',
    'if it rains, please tell the wardens',
    'visitors who have paid, do not pay again',
  ])('are one where the first depends on the second or goes on: "%s"', (text) => {
    expect(partSplices(text)).toBe(text);
  });
});
