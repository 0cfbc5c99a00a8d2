import { describe, expect, it } from 'vitest';
import { withItsSubject } from './bare-subject.ts';

describe('a subject without its article', () => {
  it.each([
    ['scanner jams when it is cold', 'The scanner jams when it is cold'],
    ['my tablet freezes when I zoom in', 'My tablet freezes when I zoom in'],
    ['music stops when I answer a call', 'The music stops when I answer a call'],
    ['upload quits if the signal drops', 'The upload quits if the signal drops'],
  ])('gets one: %s', (text, full) => {
    expect(withItsSubject(text)).toBe(full);
  });

  it.each([
    'Stop orders once the shelf is empty',
    'get results when I type a wrong letter',
    'Class notes in two languages',
    'Drivers offer rides and swap turns',
    'Potters book kilns when they need them',
    'Nobody answers when I ring',
  ])('is none: %s', (text) => {
    expect(withItsSubject(text)).toBe(text);
  });
});
