import { describe, expect, test } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { knowPeople } from '../reading/people.ts';
import { readProduct } from '../reading/read-product.ts';
import { untoldFacts } from './untold.ts';

const KILNS = {
  name: 'Kilnshare',
  description:
    'Kilnshare is a booking app for a shared pottery studio. Potters book kilns and wheels, the studio manager fires the kilns and looks after the glazes, and apprentices help on open evenings.',
};
const LORRIES = {
  name: 'Gritline',
  description:
    'Gritline routes gritting lorries for a county. Dispatchers plan routes from the forecast, drivers grit the roads and report the salt used, and depot staff fill the silos.',
};

function criteria(product: typeof KILNS, idea: string): readonly string[] {
  return draftStory({ idea, product }).acceptanceCriteria;
}

describe('what should hold and is neither in the wish nor in the reason is a criterion', () => {
  test.each<[typeof KILNS, string, string]>([
    [
      KILNS,
      'Can potters swap their firing slot? Slots on a Sunday may only be swapped for another Sunday.',
      'Slots on a Sunday can only be swapped for another Sunday.',
    ],
    [
      LORRIES,
      'Depot staff should be told when a silo falls below 20 tonnes. Drivers must enter what they loaded before they leave.',
      'Drivers enter what they loaded before they leave.',
    ],
    [
      LORRIES,
      'I want to see each route on a map. The county decided in May that bridges over water are gritted first.',
      'Bridges over water are gritted first.',
    ],
    [
      KILNS,
      'Potters want to see the price of a firing before they book it. Bookings from before May keep the old price.',
      'Bookings from before May keep the old price.',
    ],
    [
      KILNS,
      'We want to book a wheel for a whole week. The limit of three bookings at a time would still have to apply.',
      'The limit of three bookings at a time still applies.',
    ],
    [
      KILNS,
      'Is there a way for potters to extend a booking? The max stay in the glaze room would still have to apply.',
      'The max stay in the glaze room still applies.',
    ],
    [
      LORRIES,
      'The system shall record the salt used on every route and shall warn the dispatcher when it rises above 9 tonnes.',
      'The dispatcher is warned when the salt used rises above 9 tonnes.',
    ],
    [
      KILNS,
      'Potters want to save their glazes (no lead, matt, below 1100 degrees) for the next firing.',
      'The glazes include no lead, matt and below 1100 degrees.',
    ],
    [
      KILNS,
      'Potters want to see when the kiln is cool. The studio manager decides on glazes, and a list of what is still wet would be great.',
      'There is a list of what is still wet.',
    ],
  ])('%o %s', (product, idea, told) => {
    expect(criteria(product, idea)).toContain(told);
  });
});

test('what is asked besides an open question is answered as well', () => {
  expect(
    criteria(
      LORRIES,
      'What happens when a route is called off? Does the driver lose his shift or go to the front of the list for the next night?',
    ),
  ).toContain('It is shown whether the driver loses his shift or goes to the front of the list for the next night.');
});

describe('what is merely told is none', () => {
  test.each<[typeof KILNS, string, RegExp]>([
    [KILNS, 'Last week Ida waited an hour for the key. Potters want to open the studio with a code.', /Ida|hour/],
    [KILNS, 'We have to phone every potter by hand. I want to send one message to all of them.', /phone/],
    [
      LORRIES,
      'Drivers want to see the next depot. Nobody in the office can open the old spreadsheet at night.',
      /spreadsheet/,
    ],
    [
      LORRIES,
      'Small roads get left out all the time. Dispatchers should see which roads have not been gritted.',
      /left out/,
    ],
  ])('%o %s', (product, idea, told) => {
    expect(criteria(product, idea).join(' ')).not.toMatch(told);
  });
});

describe('the facts of a trouble tell in which case the wish holds', () => {
  const people = knowPeople(readProduct(LORRIES.name, LORRIES.description));
  const facts = (text: string, told: string) => untoldFacts(text, told, people);

  test.each<[string, string, string]>([
    [
      'Half the tours get planned as a short round and then the silo turns out to be empty and needs a second delivery, which costs us the morning.',
      'be told when the silo turns out to be empty, half the tours planned as a short round',
      'this also holds when the silo needs a second delivery',
    ],
    [
      'Sheets come back with coffee on them or not at all, and after the frost our manager has no idea who still has a map.',
      'see who still has a map',
      'this also holds when sheets come back with coffee on them or not at all',
    ],
    [
      'When I start a tour the list jumps back to the top because my tablet was offline at the depot.',
      'be rid of the problem that the list jumps back to the top when I start a tour',
      'this also holds when my tablet is offline at the depot',
    ],
    [
      'Drivers reach a bridge and then find out the wind is above the limit for the lorry.',
      'be told when drivers reach a bridge',
      'this also holds when the wind is above the limit for the lorry',
    ],
  ])('%s', (text, told, fact) => {
    expect(facts(text, told)).toContain(fact);
  });

  test.each<[string, string]>([
    ['Salt is ordered too late. Depot staff write it on a board today.', 'order salt in time'],
    ['The office says the drivers never answer the radio.', 'reach a driver'],
    ['Loading takes two hours and a driver has to wait in the cold.', 'load faster'],
  ])('but not what it costs, what somebody says or what a note tells: %s', (text, told) => {
    expect(facts(text, told)).toEqual([]);
  });
});

test('a long question about two cases is asked for each of them', () => {
  const told = criteria(
    LORRIES,
    'What happens when a lorry breaks down in the middle of a route but the next one is already an hour away at another depot?',
  );
  expect(told[0]).toMatch(/^When a lorry breaks down in the middle of a route, an? .+ can see what happens\.$/);
  expect(told).toContain('This also covers the case that the next one is already an hour away at another depot.');
});

describe('the other side of a rule', () => {
  test('is with what is given, and no gerund', () => {
    const told = criteria(LORRIES, 'Nobody may change a route without giving a reason.').join(' ');
    expect(told).not.toMatch(/with giving/i);
  });
  test('is not told of an amount', () => {
    const told = criteria(
      LORRIES,
      'The system must leave at least 40 minutes of rest between two routes unless both routes start at the same depot.',
    ).join(' ');
    expect(told).not.toMatch(/are not left/);
  });
});
