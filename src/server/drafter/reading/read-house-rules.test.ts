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
    [
      "a tank that's not collected by noon goes back to the store",
      'state | have a tank that is not collected by noon go back to the store',
    ],
    [
      'divers are only allowed in the pool',
      'state | have divers only allowed in the pool | divers are not allowed anywhere else',
    ],
    [
      'boats that are not there 15 minutes before departure lose their place',
      'state | have boats that are not there 15 minutes before departure lose their place',
    ],
    ['a code works only once', 'state | have a code work only once | a code does not work a second time'],
    [
      'vouchers are only valid on weekdays',
      'state | have vouchers only valid on weekdays | vouchers are not valid at any other time',
    ],
    [
      'the discount applies only to divers',
      'state | have the discount apply only to divers | the discount does not apply to anybody else',
    ],
    ['a request stays open for 5 days', 'term | have a request stay open for 5 days'],
    ['the fee is calculated from the depth', 'price | have the fee calculated from the depth'],
    [
      'a boat can only be moved by skippers once it is loaded',
      'ban | have a boat moved only by skippers once it is loaded | nobody else can move a boat once it is loaded',
    ],
    [
      'boats that come after 10 pm should be charged a fee of 15 euro unless they are late by storm',
      'price | have boats that come after 10 pm charged a fee of 15 euro unless they are late by storm | boats that come after 10 pm are not charged a fee of 15 euro when they are late by storm',
    ],
    [
      'a tank that was not used for two days may be given to somebody else',
      'state | have a tank that was not used for two days given to somebody else',
    ],
    [
      'nobody may dive until the skipper lifts the warning',
      'ban | keep everybody from diving until the skipper lifts the warning | everybody can dive once the skipper lifts the warning',
    ],
    [
      'a mask is only handed out when the bill was paid',
      'state | have a mask handed out only after the bill was paid | a mask cannot be handed out as long as the bill was not paid',
    ],
    [
      "a diver who is ill can't be chosen",
      'ban | keep a diver who is ill from being chosen | a diver who is not ill can be chosen',
    ],
    ['divers have 3 weeks to answer', 'term | give divers 3 weeks to answer'],
    [
      'a boat is full when the maximum number is reached',
      'state | have a boat full when the maximum number is reached | a boat is not full as long as the maximum number is not reached',
    ],
    ['divers under 16 have to pay a deposit of 20 euro', 'price | have divers under 16 pay a deposit of 20 euro'],
    ["tanks older than 5 years can't be lent", 'ban | have tanks older than 5 years not lent'],
    [
      "divers who got a refund in the last year can't ask again",
      'ban | keep divers who got a refund in the last year from asking again | divers who did not get a refund in the last year can ask again',
    ],
    ['samples older than a month do not count', 'state | have samples older than a month not count'],
    ['the late fee is 5 euro per day', 'price | have the late fee 5 euro per day'],
    [
      'anybody who leaves a boat dirty pays the cleaning',
      'price | have anybody who leaves a boat dirty pay the cleaning',
    ],
    ['masks are held for 3 days', 'term | have masks held for 3 days'],
    [
      'notes older than 5 years are deleted unless there is a complaint',
      'state | have notes older than 5 years deleted unless there is a complaint | notes older than 5 years are not deleted when there is a complaint',
    ],
    [
      'trips with fewer than 3 divers are cancelled, divers get their hour back',
      'state | have trips with fewer than 3 divers cancelled',
    ],
    ["a card is valid for one year, the rest isn't paid back", 'term | have a card valid for one year'],
    [
      'a trip starts only if 8 divers have paid',
      'state | have a trip start only after 8 divers have paid | a trip cannot start as long as 8 divers have not paid',
    ],
    [
      'a boat that was booked but not paid for within 5 days is released',
      'state | have a boat that was booked but not paid for within 5 days released',
    ],
    [
      'anybody who has dived twice this week must wait until others have chosen',
      'state | have anybody who has dived twice this week wait until others have chosen | anybody who has dived twice this week no longer waits once others have chosen',
    ],
    ['later cancellations are counted as missed', 'state | have later cancellations counted as missed'],
    ['air is billed by tank', 'price | have air billed by tank'],
    [
      "a dive can't be started if the skipper has said no",
      'ban | have a dive not started if the skipper has said no | a dive can be started when the skipper has not said no',
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
    ['what stops a thing from working', "the list can't be opened if the network is down"],
    ['what is found too late', 'a leak is only noticed when the boat is full'],
    ['how somebody is told', 'divers who joined should be told the place'],
    ['a state that hurts', 'the page stays empty'],
    ['what the product does', 'the system is based on lists'],
    ['a wish', 'divers want to vote before a trip is booked'],
  ])('is not %s', (_, text) => {
    expect(read(text)).toBeUndefined();
  });
});
