import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { wholeName } from './whole-name.ts';

const name = 'Brinewell';
const description =
  'Brinewell runs a public bath. Bathers book lanes and lockers, lifeguards note accidents, swimming teachers plan courses, and the cash desk sells season tickets. The bath manager decides on opening hours.';
const people = knowPeople(readProduct(name, description));

function story(idea: string): string {
  return draftStory({ idea, product: { name, description } }).userStory;
}

describe('a title of several parts', () => {
  it.each([
    'Water samples per pool, visible before opening',
    'Practice times for each lane, comparable with last week',
    'Duty calendar per lifeguard, with sick days in grey and courses in green',
    'A list of the lockers left open at night, showing which lane they belong to and since when',
    'Accident record for each pool, including the time and the name of the lifeguard',
    'Lane plan with a clock, holidays greyed out and repeats in a lighter colour',
  ])('is one name: %s', (idea) => {
    expect(wholeName(idea, people)?.text).toBe(idea);
  });

  it.each([
    'Print tickets for each bather, with the locker number in bold',
    'Bathers book lanes, lifeguards see them',
    'Count the bathers, including children',
    'Close the pool, when it rains',
    'Lockers should be free, with a deposit',
    'Water samples per pool',
    'The lane plan, visible to all, is too small',
  ])('is none: %s', (idea) => {
    expect(wholeName(idea, people)).toBeUndefined();
  });

  it.each([
    [
      'Test results for each pool, comparable with the last three weeks',
      /want to see test results for each pool, comparable with the last three weeks, so/,
    ],
    [
      'Side by side view of two lane plans, with the courses of both',
      /want to see a side-by-side view of two lane plans with the courses of both, so/,
    ],
    [
      'Opening page for the bath manager: water values, lifeguards on duty, broken lockers',
      /^As a bath manager, I want to see an opening page with water values, lifeguards on duty and broken lockers, so/,
    ],
    ['Locker plan by floor, with the doors, for lifeguards only', /^As a lifeguard, I want to .*locker plan by floor/],
  ])('is told whole: %s', (idea, expected) => {
    expect(story(idea)).toMatch(expected);
  });
});

describe('a list behind the colon of a title', () => {
  it.each([
    [
      'Water sheet for each pool: ropes, tests, marks, all on one page for the manager',
      'Water sheet for each pool with ropes, tests and marks, all on one page for the manager',
    ],
    ['Duty card per lifeguard: shifts, calls, notes', 'Duty card per lifeguard with shifts, calls and notes'],
  ])('belongs to it, though its things look like verbs: %s', (idea, whole) => {
    expect(wholeName(idea, people)?.text).toBe(whole);
  });

  it.each([
    'Check sheet: lifeguards note it, teachers sign it, all on one page is fine',
    'Pools: bathers swim, teachers call',
  ])('but no sentence: %s', (idea) => {
    expect(wholeName(idea, people)).toBeUndefined();
  });
});
