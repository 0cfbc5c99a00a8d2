import { expect, it } from 'vitest';
import { OF_BEING_TOLD } from './benefits-of-being-told.ts';
import { OF_BEING_DONE } from './benefits-of-being-done.ts';
import { OF_THINGS } from './benefits-of-things.ts';

const ALL = [...OF_BEING_DONE, ...OF_BEING_TOLD, ...OF_THINGS];

it.each([
  ['have skippers logged out at midnight', 'have each crossing logged', 'it can be shown later what was done'],
  [
    'have the report sent to the head of finance',
    'have it moved to the head of the queue',
    'what is urgent comes first',
  ],
  ['be told which version is the latest', 'be asked which version I want to keep', 'nothing is decided without me'],
  ['have the crew asked once a week', 'have the name asked once', 'nobody types the same thing again'],
  ['have a note sent when the price goes down', 'sell when the till goes down', 'the work goes on in the meantime'],
  ['keep everything I typed when it closes', 'keep selling when it closes', 'the work goes on in the meantime'],
  ['have a song roll on', 'have a release roll itself back', 'a fault does not last longer than it has to'],
  [
    'have ticket sales closed an hour before the show',
    'have ticket sales closed when the hall is sold out',
    'there are never more than there is room for',
  ],
  [
    'be told when an interactive map is added',
    'be told when two medicines interact',
    'I can put it right before any harm is done',
  ],
])('"%s" has not the reason of "%s"', (other, wish, reason) => {
  const fits = (said: string) => ALL.some(({ when, text }) => text === reason && when?.test(said) === true);
  expect([fits(wish), fits(other)]).toEqual([true, false]);
});
