import { describe, expect, it } from 'vitest';
import { knowPeople } from './people.ts';
import { readHouseRule } from './read-house-rules.ts';
import { readProduct } from './read-product.ts';

const people = knowPeople(
  readProduct('Kelp', 'Divers book boats. Skippers plan the trips and check the gear. The office bills divers.'),
);

function read(text: string): string | undefined {
  const action = readHouseRule(text, people)?.action;
  return action && [action.rule, action.wish, ...(action.sides ?? [])].join(' | ');
}

describe('a rule of the house', () => {
  it.each([
    [
      'at least 3 divers have to sign before a boat leaves',
      'state | have a boat leave only after at least 3 divers have signed | a boat cannot leave as long as fewer than 3 divers have signed',
    ],
    [
      'all divers must agree before the day is changed',
      'state | have the day changed only after all divers have agreed | the day cannot be changed as long as not all divers have agreed',
    ],
    [
      "divers can't book until they have paid",
      'ban | keep divers from booking until they have paid | divers can book once they have paid',
    ],
    [
      'divers who have not paid cannot book',
      'ban | keep divers who have not paid from booking | divers who have paid can book',
    ],
    [
      "divers who missed more than two trips can't book, unless the skipper agrees",
      'ban | keep divers who missed more than two trips from booking unless the skipper agrees | divers who missed more than two trips can book once the skipper agrees',
    ],
    [
      'divers who cancel within a day should pay half of the price',
      'price | have divers who cancel within a day pay half of the price',
    ],
    [
      'a tank counts as free when its owner was not there for a month',
      'term | have a tank count as free when its owner was not there for a month | a tank does not count as free when its owner was there for a month',
    ],
    ['a request stays open for 5 days', 'term | have a request stay open for 5 days'],
    ['the fee is calculated from the depth', 'price | have the fee calculated from the depth'],
    [
      'a boat can only be moved by skippers once it is loaded',
      'ban | have a boat moved only by skippers once it is loaded | nobody else can move a boat once it is loaded',
    ],
    [
      'a diver only sees the first day until the bill is paid',
      'ban | have a diver see only the first day until the bill is paid',
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ['what somebody cannot find', 'divers cannot find the pier until somebody fetches them'],
    ['what somebody cannot do at present', 'divers cannot book with an old phone'],
    ['how somebody pays', 'divers pay by card'],
    ['what somebody should get', 'divers who joined should get the list'],
    ['a state that hurts', 'the page stays empty'],
    ['what the product does', 'the system is based on lists'],
    ['a wish', 'divers want to vote before a trip is booked'],
  ])('is not %s', (_, text) => {
    expect(read(text)).toBeUndefined();
  });
});
