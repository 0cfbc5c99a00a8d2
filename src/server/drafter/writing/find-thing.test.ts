import { describe, expect, it } from 'vitest';
import { chooseIntent } from '../choose-intent.ts';
import { readIdea } from '../reading/read-idea.ts';
import { readProduct } from '../reading/read-product.ts';
import { withParticle } from './with-particle.ts';
import { findThing } from './find-thing.ts';
import { fillPattern } from './fill-pattern.ts';
import { fillSlots, type Slots } from './slots.ts';

const product = readProduct(
  'Kettle',
  'Kettle is run by community kitchens. Cooks plan meals and order food. Helpers sign up for shifts. Guests reserve a seat and pay what they can.',
);

function slotsOf(words: string): Slots {
  const idea = readIdea(words, product);
  if (!idea) throw new Error(`nothing to read in "${words}"`);
  const action = withParticle(idea.action);
  return fillSlots(action, 'helper', findThing(action, chooseIntent(action, words)), action.wish, (text) => text);
}

describe('the thing that criteria speak of', () => {
  it.each([
    ['without the time it belongs to', "Let cooks copy last week's meal plan", 'the meal plan'],
    ['without what says when', 'Helpers should be shown a short film the first time they cook', 'the short film'],
    ['without a rank', 'Let helpers see the latest shift plan', 'the shift plan'],
    ['what a reminder is about', 'Remind helpers by text message the day before their shift', 'the shift'],
    ['what the waiting list is for', 'Waiting list for seats at the long table', 'the seats'],
    ['what is asked about', 'Cooks want to see which meals are cold', 'the meals'],
    ['as the means to pay', 'Let guests pay the deposit with Twint', 'Twint'],
    ['as what is scanned', 'Let helpers scan QR codes at the door', 'the QR codes'],
    ['where somebody was', 'Let cooks note who was present at a tasting', 'the tasting'],
    ['behind a verb with a particle', 'Let helpers hand over a shift to a friend', 'the shift'],
  ])('is named %s', (_, idea, object) => {
    expect(slotsOf(idea).get('object')).toBe(object);
  });

  it('has a singular where a particle stands at its end', () => {
    const slots = slotsOf('Let cooks undo check-ins');
    expect([slots.get('the one'), slots.get('is'), slots.get('units')]).toEqual([
      'the check-in',
      undefined,
      'check-ins',
    ]);
  });

  it('is one of them in the singular, and with no number where it is not counted', () => {
    const many = slotsOf('Let cooks export meals as CSV');
    expect([many.get('a one'), many.get('the one'), many.get('units')]).toEqual(['a meal', 'the meal', 'meals']);
    const mass = slotsOf('Let cooks order equipment');
    expect([mass.get('a one'), mass.get('the one'), mass.get('units')]).toEqual([
      'equipment',
      'the equipment',
      undefined,
    ]);
  });

  it('has no singular where there is none', () => {
    const slots = slotsOf('Let cooks change the opening hours');
    expect(slots.get('object')).toBe('the opening hours');
    expect(slots.get('one')).toBeUndefined();
  });

  it('tells what stands in a list from the list', () => {
    const slots = slotsOf('Let cooks import the guest list');
    expect([slots.get('one'), slots.get('entry'), slots.get('entries')]).toEqual(['guest list', 'guest', 'guests']);
    expect(slotsOf('Let cooks print the packing list').get('entry')).toBe('entry');
  });

  it('is a means where a name says how something is paid', () => {
    expect(slotsOf('Guests should be able to pay with Apple Pay').get('object')).toBe('Apple Pay');
  });
});

describe('a sentence with slots', () => {
  it('is left out when a slot has no value', () => {
    const slots = slotsOf('Let cooks order equipment');
    expect(fillPattern('Each {unit} is listed.', slots)).toBeUndefined();
    expect(fillPattern('{A one} that is {verbed} is listed.', slots)).toBe('Equipment that is ordered is listed.');
  });

  it('agrees with the thing', () => {
    expect(fillPattern('{Object} {stays} as {it} {was}.', slotsOf('Let cooks change the opening hours'))).toBe(
      'The opening hours stay as they were.',
    );
    expect(fillPattern('{Object} {stays} as {it} {was}.', slotsOf('Let cooks change a meal'))).toBe(
      'The meal stays as it was.',
    );
  });
});
