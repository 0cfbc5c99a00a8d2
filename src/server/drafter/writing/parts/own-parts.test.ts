import { describe, expect, it } from 'vitest';
import { draftStory } from '../../draft-story.ts';

const product = {
  name: 'Glasshouse',
  description:
    'Glasshouse is run by a plant nursery. Growers pot plants and note what each bed gets. Shop assistants sell plants. Customers reserve plants and ask for advice. Inspectors check beds for pests.',
};

function criteria(idea: string): string {
  return draftStory({ idea, product }).acceptanceCriteria.join('\n');
}

describe('what the words beside the action raise', () => {
  it.each([
    [
      'what a ban refuses',
      'A plant must not be sold if its label is missing',
      /^A try to sell a plant nevertheless is refused/m,
    ],
    [
      'when a ban ends',
      'A plant must not be sold if its label is missing',
      /^A plant can be sold when its label is there\.$/m,
    ],
    [
      'how long at most',
      'Let customers reserve a plant for up to two weeks',
      /^The plant cannot be reserved for more than two weeks\.$/m,
    ],
    [
      'what is still empty',
      'Let growers pick a plant for the whole week in advance',
      /^A day of the week without a plant is shown as such\.$/m,
    ],
    [
      'who is refused',
      'Let shop assistants sell vouchers only to customers who are already registered',
      /^Somebody who is not yet registered is refused and told why\.$/m,
    ],
    [
      'what the reason forbids',
      'Let growers close a bed so that nobody enters the bed',
      /^Nobody can enter the bed\.$/m,
    ],
    [
      'who else learns of it',
      'Let growers cancel a tour and inform everyone who has signed up',
      /^Everyone who has signed up is informed of it\.$/m,
    ],
    [
      'an end',
      'Customers want to reserve a plant for three days',
      /^Once the three days are over, the plant is no longer reserved\.$/m,
    ],
    [
      'a last moment',
      'Let customers cancel an order until the van has left',
      /^Once the van has left, the order can no longer be cancelled\.$/m,
    ],
    [
      'an exception',
      'Let growers delete beds unless they are in use',
      /^The grower cannot delete beds as long as they are in use\.$/m,
    ],
    [
      'a part that must be there',
      'Let growers report a pest with its location',
      /^Without a location, the report is not accepted/m,
    ],
    [
      'what is not to be lost',
      'Let growers move plants to another bed without losing their history',
      /^The history of the plants is still there afterwards\.$/m,
    ],
    [
      'what nobody is asked for',
      'Let customers reserve a plant without an account',
      /^The customer is not asked for an account\.$/m,
    ],
    [
      'what must not be mixed',
      'Let shop assistants combine orders of the same customer',
      /^Orders of different customers are not combined\.$/m,
    ],
    [
      'the others of its kind',
      'Let growers detect beds that were watered twice',
      /^Beds that were not watered twice are not listed\.$/m,
    ],
    [
      'what stays',
      'Let growers rename a bed without changing its number',
      /^The number of the bed stays as before\.$/m,
    ],
    [
      'when it is too late',
      'Let customers return a plant up to two days before the sale',
      /^Less than two days before the sale, the plant can no longer be returned\.$/m,
    ],
    [
      'what waits',
      'Inspectors must wash their hands before they can enter a bed',
      /^An inspector who has not washed their hands cannot enter a bed\.$/m,
    ],
    [
      'one too many',
      'do not let customers reserve more than three plants',
      /^A fourth plant is refused with a message that names the limit of three\.$/m,
    ],
    ['what lacks its share', 'Let growers draw up a plan per bed', /^A bed without a plan is listed as such\.$/m],
  ])('tell of %s', (_, idea, expected) => {
    expect(criteria(idea)).toMatch(expected);
  });

  it.each([
    ['a time that does not end what was done', 'Let growers log the weather for three days', /are over/],
    ['a means that is no part of the thing', 'Let growers report a pest with their phone', /^Without/m],
    ['what is made to be so', 'Let customers upload a photo that is printed on a card', /not printed/],
    ['an owner and not another kind', 'Let growers label the plants they potted', /that do not/],
  ])('leave out %s', (_, idea, not) => {
    expect(criteria(idea)).not.toMatch(not);
  });
});

describe('what an answer must show', () => {
  it.each([
    ['Growers want to see which beds are still dry', /^A bed that is no longer dry is not listed\.$/m],
    ['Growers want to see which beds are still dry', /^When no bed is dry, the grower is told so\.$/m],
    [
      'Let growers see who is working in the greenhouse',
      /^When nobody is working in the greenhouse, the grower is told so\.$/m,
    ],
    ['Customers want to see how many plants are left', /^When no plants are left, zero is shown\.$/m],
    ['Customers want to see whether a plant is in stock', /^When a plant is not in stock, that is shown as well\.$/m],
    ['Customers want to know when the shop opens', /^When the time changes, the customer sees the new one\.$/m],
  ])('%s', (idea, expected) => {
    expect(criteria(idea)).toMatch(expected);
  });

  it('is not asked of what is no question', () => {
    expect(criteria('Let customers see the price of a plant')).not.toMatch(/not known .*which|zero is shown/);
  });
});

describe('what is kept from others', () => {
  it('is not offered to be called up after all', () => {
    const all = criteria('stop showing the phone numbers of customers');
    expect(all).toMatch(/^Search results, messages and files do not contain the phone numbers of customers either\.$/m);
    expect(all).not.toMatch(/can still call up/);
    expect(criteria('stop showing plants that are sold out')).not.toMatch(/Messages, files and lists/);
  });

  it('is not looked up later where it is a secret', () => {
    expect(criteria('Let growers rotate their password')).not.toMatch(/before can be looked up/);
  });
});

describe('what nobody has asked for', () => {
  it('is not said: that it can fail, be interrupted or be done', () => {
    const all = [
      'Let growers fumigate a greenhouse',
      'Groups should say how many chairs they need',
      'Let customers dry herbs at home',
      'dry run of a harvest for growers',
      'Let inspectors lift a ban',
    ].map(criteria);
    expect(all.join('\n')).not.toMatch(/fails|interrupted|is done\.|new state|time of the last change/);
    const asked = draftStory({ idea: 'Let growers fumigate a greenhouse', product }).openQuestions;
    expect(asked.join(' ')).not.toMatch(/fails/);
  });
});
