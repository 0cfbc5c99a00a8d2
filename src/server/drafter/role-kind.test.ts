import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';
import { isServed } from './role-kind.ts';
import { readProduct } from './reading/read-product.ts';

const description =
  'Boat yards use it. Boat owners order lifts and winter storage. Yard hands move boats with the crane and note the berth. The yard foreman plans the crane and keeps the price list.';
const product = { name: 'Slip', description };

function actor(idea: string): string {
  return /^As an? (.+?), I want/.exec(draftStory({ idea, product }).userStory)?.[1] ?? '';
}

it.each([
  ['boat owner', true],
  ['yard hand', false],
  ['yard foreman', false],
])('%s: served %s', (name, served) => {
  const role = readProduct('Slip', description).roles.find((each) => each.name === name);
  expect(role && isServed(role)).toBe(served);
});

it.each([
  ['shop owner', 'Shop owners add sellers, see the takings and decide on the range.', false],
  ['shop owner', 'Shop owners order flour from the mill.', true],
  ['boat owner', 'Boat owners see the weather and note their trips.', true],
  ['employee', 'Employees book a van and keep a log of the trips.', true],
  ['scheduler', 'Schedulers book halls and keep the calendar.', false],
])('%s of "%s": served %s', (name, told, served) => {
  const role = readProduct('Slip', told).roles.find((each) => each.name === name);
  expect(role && isServed(role)).toBe(served);
});

describe('who a wish without a name is for', () => {
  it.each([
    ['a ban is for those who run the service', 'no boat over 12 tonnes may be lifted with the small crane', /^yard/],
    ['a rule is for those who run the service', 'block the crane when the wind is above 40 km/h', /^yard/],
    ['what is "mine" is for those who are served', 'let me see where my boat is', /^boat owner$/],
    ['who only profits does not act', 'note the berth of each boat so the boat owner can find it', /^yard hand$/],
  ])('%s', (_kind, idea, expected) => {
    expect(actor(idea)).toMatch(expected);
  });
});
