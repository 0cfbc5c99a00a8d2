import { describe, expect, it } from 'vitest';
import { toldPlainly } from './ways-of-telling.ts';

describe('a story, however it was written down', () => {
  it.each([
    ['As a driver\nI want to swap tours\nSo that I get home', 'As a driver, I want to swap tours so that I get home'],
    [
      'As a truck driver - I want to swap tours - so that I get home',
      'As a truck driver, I want to swap tours so that I get home',
    ],
    ['As a driver; I need a list; because I forget', 'As a driver, I need a list because I forget'],
    ['User story: As a driver, I want to swap tours', 'As a driver, I want to swap tours'],
    ['Story #12 - As a driver I want to swap tours', 'As a driver I want to swap tours'],
    ['As a driver I want: swap tours', 'As a driver I want to swap tours'],
    [
      "As a driver, I'd love to swap tours (so that I get home).",
      "As a driver, I'd love to swap tours so that I get home.",
    ],
    ['As a driver I want the app to let me swap tours', 'As a driver I want to swap tours'],
    ['As a driver, I want that I can swap tours', 'As a driver, I want to swap tours'],
    ['In my role as a driver I want to swap tours', 'As a driver, I want to swap tours'],
    ['Speaking as the foreman: it would help to see all tours', 'As the foreman, I want to see all tours'],
    ['ROLE: driver\nWANT: swap tours\nWHY: I get home', 'As a driver, I want to swap tours so that I get home.'],
    ['Who: the foreman\nWhat: see all tours', 'As a foreman, I want to see all tours.'],
    ['For drivers: swap tours on the phone', 'drivers should be able to swap tours on the phone'],
  ])('%s', (text, told) => {
    expect(toldPlainly(text)).toBe(told);
  });

  it.each([
    'As a driver, I want to swap tours so that I get home',
    'As a rule, tours start at six',
    'Drivers need a list\n- name\n- truck',
    'As a driver I want a list with these:\n- name\n- truck',
    'For tours: print maps and lists',
    'For drivers: lists, maps and keys',
    'Role: who may do what',
    'Story points on each tour',
  ])('is left alone: %s', (text) => {
    expect(toldPlainly(text)).toBe(text);
  });

  it.each(['a', 'a-b', 'guests ', 'a, ', '\n- '])('comes to an end with 4,000 characters of %j', (piece) => {
    const long = piece.repeat(4000 / piece.length);
    for (const lead of ['as a ', 'speaking as a ', 'ROLE: a\nWANT: '])
      expect(toldPlainly(`${lead}${long}`).length).toBeGreaterThan(100);
  });

  it.each([
    ['Tour plans: print them with a map', 'Print tour plans with a map'],
    ['The waiting list: sort it by date.', 'Sort the waiting list by date'],
    ['Keys: show which are missing', 'Show which keys are missing'],
    ['Tours: add, edit and remove them', 'Add, edit and remove tours'],
  ])('what an order is about: %s', (idea, plain) => {
    expect(toldPlainly(idea)).toBe(plain);
  });

  it.each([
    'Key lost: lock it at once',
    'Idea: let them cancel online',
    'Bug: it does not print keys',
    'Key: print them',
    'Keys: print the plan',
  ])('what no order is about: %s', (idea) => {
    expect(toldPlainly(idea)).toBe(idea);
  });
});
