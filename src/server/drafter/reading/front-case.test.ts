import { beforeAll, describe, expect, it } from 'vitest';
import { loadWink } from '../language/wink.ts';
import { frontCase } from './front-case.ts';
import { knowPeople } from './people.ts';
import { readIdea } from './read-idea.ts';
import { readProduct } from './read-product.ts';

beforeAll(() => {
  loadWink();
});

const product = readProduct(
  'Greenhouse',
  'Greenhouse is an app of a nursery. Gardeners water the beds and report pests, drivers deliver plants, the shop manager orders pots, and customers reserve plants.',
);
const people = knowPeople(product);

describe('a case or a time in front of what is asked', () => {
  it.each([
    ['Every time a bed is watered, its humidity should be read', 'When a bed is watered, its humidity should be read'],
    [
      'The moment a plant is sold, the customer should get a bill',
      'As soon as a plant is sold, the customer should get a bill',
    ],
    [
      'Every evening at eight the gardeners should get a list of dry beds',
      'The gardeners should get a list of dry beds every evening at eight',
    ],
    ['Two days before the delivery, remind the customer', 'Remind the customer two days before the delivery'],
    ["If it's out of stock, hide it from the shop", 'Everything that is out of stock should be hidden from the shop'],
    ['Once all pots have arrived, let the shop manager know', 'Once all pots have arrived, tell the shop manager'],
    ['If a scale differs by 3 %, have it calibrated again', 'If a scale differs by 3 %, it should be calibrated again'],
    [
      'If a plant is older than a year, mark it and tell the gardener',
      'Mark a plant if it is older than a year, and tell the gardener',
    ],
    [
      'When a pump fails, call the gardener and close its valve',
      'When a pump fails, call the gardener and close the valve of the pump',
    ],
    [
      'When a gardener leaves, move their beds to another one',
      'The beds of a gardener should be moved to another one when they leave',
    ],
    [
      'When a driver is ill, their tours should be given to others',
      'The tours of a driver should be given to others when they are ill',
    ],
  ])('%s', (idea, plain) => {
    expect(frontCase(idea, people)).toBe(plain);
  });

  it.each([
    'Every time a customer calls, a driver has to walk to the office',
    'Every time I print a label, the printer stops',
    'Every gardener should have a key',
    'Two days are too short for a delivery',
    'When a customer reserves a plant, send them a receipt',
    'When a gardener adds a photo of a bed, blur it',
    'If it is cold, remind the gardeners',
    'When a driver reports a leak, they should get an answer',
    'Let the shop manager know what customers reserve',
  ])('leaves alone: %s', (idea) => {
    expect(frontCase(idea, people)).toBe(idea);
  });

  it.each([
    [
      'If a customer withdraws an order, take the plant off the list',
      'have the plant taken off the list if a customer withdraws an order',
    ],
    [
      'When the wind is above 60 km/h, stop all tours and tell the drivers',
      'have all tours stopped when the wind is above 60 km/h',
    ],
    ['If a bill is 60 days late, stop further deliveries', 'have further deliveries stopped if a bill is 60 days late'],
    ['If nobody opens, send a letter with the price', 'have a letter sent with the price if nobody opens'],
    ['Inform the next customer when a plant is free again', 'be informed when a plant is free again'],
  ])('is kept beside the order: %s', (idea, wish) => {
    expect(readIdea(idea, product)?.action.wish).toBe(wish);
  });

  it.each([
    ['Stop sending mails when a plant is sold', 'no longer get mails when a plant is sold'],
    ['Send a text when a bed is dry', 'get a text when a bed is dry'],
    ['Stop the reminders when I have watered', 'work without the reminders when I have watered'],
  ])('is no order for a case: %s', (idea, wish) => {
    expect(readIdea(idea, product)?.action.wish).toBe(wish);
  });
});
