import { describe, expect, it } from 'vitest';
import { withFalseVerb } from './false-verb.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const people = knowPeople(
  readProduct(
    'Ropeworks',
    'Ropeworks runs a climbing hall. Climbers book lanes, borrow ropes and rate routes. Route setters build routes. The desk sells tickets.',
  ),
);

describe('a word that only looks like the verb of a clause', () => {
  it.each([
    ['Key access to the rope store lock for one evening', 'name'],
    ["Wall board with each lane's route, next inspection, safety notes and the setter on duty", 'name'],
    ['ropes register, locked except for the desk', 'name'],
    ['Fast track for club tickets under 20 euros', 'name'],
    ['Express check for returned ropes', 'name'],
    ['Flag tickets over £50 for a personal phone call by the desk', 'order'],
  ])('%s: %s', (text, expected) => {
    expect(withFalseVerb(text, people)).toBe(expected);
  });

  it.each([
    'Climbers with a card pay for a lane at the desk',
    'Climbers register, pay and start',
    'The bell at the front door rings for a minute',
    'Ropes from the old store fray at the end',
    'Route setters note damage on the wall',
    'Each rope comes with a card',
    'Fast climbers wait for a lane',
    'Show climbers a list of free lanes',
    'The desk flags a rope for a second check',
  ])('%s: a clause or an order as it reads', (text) => {
    expect(withFalseVerb(text, people)).toBeUndefined();
  });
});
