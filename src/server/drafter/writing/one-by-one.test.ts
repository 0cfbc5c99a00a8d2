import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { deedsOneByOne, partsOf, statesOneByOne, whenOneIsMissing } from './one-by-one.ts';
import { shownWith } from './shown-with.ts';

describe('things that are joined', () => {
  it.each([
    ['the tide and the wind', ['the tide', 'the wind']],
    ['the drying area and planned time', ['the drying area', 'the planned time']],
    ['their old address and new landlord', ['their old address', 'their new landlord']],
    ['a picture and a short text of their guide', ['a picture of their guide', 'a short text of their guide']],
    [
      'the water, the power and the depth of the berth',
      ['the water of the berth', 'the power of the berth', 'the depth of the berth'],
    ],
    ['the mooring place and the number of steps', ['the mooring place', 'the number of steps']],
  ])('are told one by one: %s', (phrase, parts) => {
    expect(partsOf(phrase)).toEqual(parts);
  });

  it.each([
    ['one thing with two words before it', 'a start and end date'],
    ['an adjective alone', 'a lowest and a highest price'],
    ['two colours', 'red and green lamps'],
    ['names', 'Anna and Ben'],
    ['a deed behind the thing', 'a half-written note and carry'],
    ['one thing', 'the tide table'],
  ])('stay as they are: %s', (_, phrase) => {
    expect(partsOf(phrase)).toBeUndefined();
  });

  it.each([
    ['see the tide and the wind before they sail', ['see the tide before they sail', 'see the wind before they sail']],
    ['compare the tide and the wind', undefined],
    ['see the tide and the wind side by side', undefined],
    ['see the distance between the pier and the buoy', undefined],
    ['invite skippers and hosts', undefined],
  ])('give a deed each: %s', (wish, deeds) => {
    expect(deedsOneByOne(wish)).toEqual(deeds);
  });

  it.each([
    [
      'The lamps and the heater are turned off at night.',
      ['The lamps are turned off at night', 'the heater is turned off at night'],
    ],
    ['Salt and pepper are sold together.', undefined],
    ['The lamps are turned off at night.', undefined],
  ])('give a state each: %s', (statement, states) => {
    expect(statesOneByOne(statement)).toEqual(states);
  });

  it.each([
    [
      'enter the meter reading and the moving date',
      'When the meter reading or the moving date is missing, a message names what is missing',
    ],
    ['enter the readings and the dates', undefined],
    ['see the meter reading and the moving date', undefined],
  ])('are asked for each: %s', (wish, criterion) => {
    expect(whenOneIsMissing(wish)).toBe(criterion);
  });
});

describe('what is shown with a thing', () => {
  it.each([
    [
      'see late boats with the berth and the expected hour',
      ['Each late boat is shown with the berth', 'Each late boat is shown with the expected hour'],
    ],
    [
      'see a pier board with the tide, the wind, free berths and the harbour master on duty',
      ['The pier board shows the tide and the wind', 'The pier board shows free berths and the harbour master on duty'],
    ],
    ['get a list of boats with the length', ['Each boat in the list is shown with the length']],
    ['see boats with their flags', ['Each boat is shown with its flags']],
    ['see a map of the piers with a search field for names', ['The map can be searched for names']],
    ['see a list of boats with a search box', ['The list can be searched']],
    ['see a dashboard with filters for pier and season', ['The dashboard can be filtered by pier and season']],
    ['see a calendar with a filter per crane', ['The calendar can be filtered by crane']],
    ['see an overview of berths with an export button', ['The overview has an export button']],
    ['see a map of the marina with the berths that are still free', ['The map shows the berths that are still free']],
  ])('is told of it: %s', (wish, contents) => {
    expect(shownWith(wish)?.states).toEqual(contents);
  });

  it.each([
    'see the plan with a colleague',
    'see boats with one click',
    'use a crane with a long arm',
    'see a route with the shortest way',
    'use a waiting list with up to ten places',
    'moor a boat with a spring line',
    'get a reminder with a link to the berth',
    'see a map of the piers with those who pay and those who do not',
  ])('is a helper or a way to do it: %s', (wish) => {
    expect(shownWith(wish)).toBeUndefined();
  });
});

describe('criteria of an idea that names several things', () => {
  const product = {
    name: 'Harbourly',
    description:
      'Harbourly is a berth booking app for small marinas. Skippers book a berth, harbour masters assign berths and take payments, and the office sends invoices.',
  };
  it('tell each of them before anything that holds of every wish', () => {
    const idea = 'The system shall write the berth number and the paid sum into the file of each skipper';
    const { acceptanceCriteria } = draftStory({ idea, product });
    expect(acceptanceCriteria).toContain('The berth number is written into the file of each skipper.');
    expect(acceptanceCriteria).toContain('The paid sum is written into the file of each skipper.');
  });

  it('tell what is shown with a thing', () => {
    const idea = 'As a harbour master I want to see late boats with the berth and the expected hour';
    const { acceptanceCriteria } = draftStory({ idea, product });
    expect(acceptanceCriteria).toContain('A harbour master can see late boats.');
    expect(acceptanceCriteria).toContain('Each late boat is shown with the berth.');
  });
});
