import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Bakeline',
  description:
    'Bakeline runs a chain of bakeries. Bakers plan the dough and order flour. Shop assistants sell and take orders. Branch managers set prices and approve holidays. Customers order cakes online.',
};

function story(idea: string): string {
  return draftStory({ idea, product }).userStory;
}

function criteria(idea: string): string {
  return draftStory({ idea, product }).acceptanceCriteria.join('\n');
}

describe('an idea that sets a bound', () => {
  it.each([
    ['Customers can change an order twice at most', 'be sure that customers can change an order at most twice'],
    [
      'Shop assistants may order at most two cakes a month',
      'be sure that shop assistants can order at most two cakes a month',
    ],
    ['One coupon per order', 'be sure that there is only one coupon per order'],
    ['Free delivery from 30 euros', 'be sure that delivery is free from 30 euros'],
    ['Tastings only with a booking', 'be sure that tastings are allowed only with a booking'],
    ['At least two people must approve orders over 400', 'be sure that at least two people approve orders over 400'],
    ['Two bakers have to check every delivery', 'be sure that two bakers check every delivery'],
    [
      'No more than two bakers may be off on the same day',
      'be sure that no more than two bakers can be off on the same day',
    ],
    ['Every complaint needs a reason', 'be sure that every complaint needs a reason'],
    ['Maximum four cakes per customer', 'be sure that there are at most four cakes per customer'],
    ['Paid orders can no longer be changed', 'be sure that paid orders can no longer be changed'],
  ])('is told as the rule that it is: %s', (idea, wish) => {
    expect(story(idea)).toContain(`I want to ${wish}, so that`);
  });

  it.each([
    [
      'Customers may cancel free of charge until the evening before',
      'customer',
      'cancel free of charge until the evening before',
    ],
    ['Bakers need to hand in their hours by the 5th', 'baker', 'hand in my hours by the 5th'],
    ['Customers have to pay before the first delivery', 'customer', 'pay before the first delivery'],
    ['Shop assistants may order up to three cakes a week', 'shop assistant', 'order up to three cakes a week'],
    ['Customers may look at their own orders only', 'customer', 'look at my own orders only'],
  ])('leaves a deed to those whose it is: %s', (idea, who, wish) => {
    expect(story(idea)).toContain(`As a ${who}, I want to ${wish}, so that`);
  });

  it.each([
    [
      'Customers may cancel free of charge until the evening before',
      'customer',
      'cancel free of charge until the evening before',
    ],
    ['Bakers need to hand in their hours by the 5th', 'baker', 'hand in my hours by the 5th'],
    ['Customers have to pay before the first delivery', 'customer', 'pay before the first delivery'],
    ['Shop assistants may order up to three cakes a week', 'shop assistant', 'order up to three cakes a week'],
    ['Customers may look at their own orders only', 'customer', 'look at my own orders only'],
  ])('leaves a deed to those whose it is: %s', (idea, who, wish) => {
    expect(story(idea)).toContain(`As a ${who}, I want to ${wish}, so that`);
  });

  it.each([
    ['Bills older than three months are not paid', /I want to have bills older than three months not paid/],
    ['Coupons cannot be combined with sale items', /I want to have coupons not combined with sale items/],
    [
      'A customer cannot have more than one coupon a day',
      /I want to keep a customer from having more than one coupon a day/,
    ],
    ["Cakes can't be ordered more than a month ahead", /I want to have cakes not ordered more than a month ahead/],
    ['Customers who are blocked cannot order cakes', /I want to keep customers who are blocked from ordering cakes/],
    ['Late fees stop at 30 euros', /I want to be sure that late fees stop at 30 euros/],
    ['Customers who cancel late pay half', /I want to be sure that customers who cancel late pay half/],
    ['Customers with unpaid bills get no new cakes', /customers with unpaid bills get no new cakes, so that/],
    ['Bakers cannot review their own dough', /I want to keep bakers from reviewing their own dough/],
    ["Ovens over two metres high can't be ordered", /ovens over two metres high cannot be ordered/],
    [
      'Prices are not shown to customers before the manager has released them',
      /I want to have prices not shown to customers before/,
    ],
  ])('is never turned round: %s', (idea, wish) => {
    expect(story(idea)).toMatch(wish);
  });

  it.each([
    ['Customers cannot order more than two weeks ahead because the calendar ends there', /not ordered|keep customers/],
    ['Photos larger than 5 MB are not uploaded', /not uploaded/],
    ['Shop assistants cannot find the open orders', /from finding/],
    ['One click per order would be great', /only one click/],
    ['The app needs a dark mode', /be sure that the app needs/],
  ])('is no rule where it complains or wishes: %s', (idea, rule) => {
    expect(story(idea)).not.toMatch(rule);
  });

  it.each([
    'Customers can change an order twice at most',
    'One coupon per order',
    'Free delivery from 30 euros',
    'Coupons cannot be combined with sale items',
    'Cakes can only be picked up by adults',
    'Orders can be cancelled until the evening before',
    'At least two people must approve orders over 400',
    'Bills older than three months are not paid',
  ])('has no criterion that fits any rule: %s', (idea) => {
    expect(criteria(idea)).not.toMatch(
      /as it was\.$|goes on as before|still happens|from which day|changed later|there already/m,
    );
  });

  it.each([
    ['Expenses over 100 euros need a receipt', 'As long as the receipt is missing, such an expense goes no further.'],
    ['Cakes bigger than 40 cm need a car', 'As long as the car is missing, such a cake goes no further.'],
    [
      'Orders higher than 300 euros need a signature',
      'As long as the signature is missing, such an order goes no further.',
    ],
  ])('tells once what is missing beyond a bound: %s', (idea, missing) => {
    const told = draftStory({ idea, product }).acceptanceCriteria.filter((one) => /missing/.test(one));
    expect(told).toEqual([missing]);
  });

  it.each([
    ['Let customers change an order no later than 36 hours before the pick-up', 'Change an order'],
    ['Customers can move a tasting not later than three days before the date', 'Move a tasting'],
    ['Let bakers order flour no later than noon', 'Order flour no later than noon'],
    [
      'Send customers a survey the day after the tasting unless they have complained',
      'urvey the day after the tasting',
    ],
  ])('tells the bound of its headline whole or not at all: %s', (idea, headline) => {
    expect(draftStory({ idea, product }).headline).toContain(headline);
    expect(draftStory({ idea, product }).headline).not.toMatch(/ (?:later|earlier)$|later (?:before|than \S+ \S+$)/);
  });

  it.each([
    ["Don't take more orders than the bakers can bake", /never take more orders than /],
    ["Don't hand out more vouchers than we have printed", /never hand out more vouchers than /],
    ['Do not plan more tastings than there are rooms', /never plan more tastings than there are rooms/],
    ['Do not print price tags on boxes', /no longer have price tags printed/],
  ])('never does more than there is room for: %s', (idea, wish) => {
    expect(story(idea)).toMatch(wish);
  });

  it('keeps how many where it says of what: "at most two cakes per order"', () => {
    expect(story('Customers should be able to add at most two vouchers per order')).toContain(
      'I want to add at most two vouchers per order',
    );
    expect(story('Bakers should be able to reserve at most two ovens at the same time')).toContain(
      'I want to reserve at most two ovens at the same time',
    );
    expect(story('Customers should be able to upload up to 3 photos')).toContain('I want to upload photos');
  });
});

it('does nothing before the time after which it is no longer to happen', () => {
  const told = criteria('The till logs bakers out after five minutes, which is annoying.');
  expect(told).toContain('The till no longer logs bakers out after five minutes');
  expect(told).not.toContain('before the five minutes');
});
