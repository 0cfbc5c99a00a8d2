import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { thingGiven } from './two-objects.ts';

const product = {
  name: 'Larder',
  description:
    'Larder is for cooking schools. Guests book courses. The kitchen prepares the recipes. The course manager plans courses and sells vouchers.',
};
const draft = (idea: string) => draftStory({ idea, product });
const criteria = (idea: string) => draft(idea).acceptanceCriteria.join('\n');

describe('what is given to people', () => {
  it.each([
    ['give', 'guests free vouchers', 'free vouchers'],
    ['give', 'regular guests free coffee vouchers', 'free coffee vouchers'],
    ['send', 'guests cooking results', 'cooking results'],
    ['give', 'a guest extra course hours', 'extra course hours'],
    ['assign', 'guests new lockers', 'new lockers'],
    ['show', 'the guest the next course', 'the next course'],
  ])('is the thing behind them: %s %s', (verb, said, thing) => {
    expect(thingGiven(verb, said)).toBe(thing);
  });

  it.each([
    ['send', 'guest lists to the kitchen'],
    ['give', 'guests of the kitchen a table'],
    ['show', 'guests who wait'],
    ['print', 'guests new labels'],
    ['send', 'a guest list'],
  ])('is all of it where no people get it: %s %s', (verb, said) => {
    expect(thingGiven(verb, said)).not.toMatch(/^(?:lists|new labels|list|who wait)/);
  });

  it('is named by itself in the criteria', () => {
    expect(criteria('Let the course manager give guests free trial vouchers')).toMatch(/A free trial voucher that/);
    expect(criteria('Let the course manager assign guests new lockers')).toMatch(/^A locker that is taken/m);
  });

  it('tells of each of them where several are changed', () => {
    const told = criteria('Let the course manager change the ingredients of a recipe');
    expect(told).toMatch(/The new ingredient is shown to everybody who deals with the recipe\./);
    expect(criteria('Let the course manager change the terms of a voucher')).not.toMatch(/new terms? is/);
  });

  it('keeps thanks that are no greeting', () => {
    expect(draft('Give a guest a free dessert as a thank you').userStory).toContain('a free dessert as thanks,');
    expect(draft('Send guests a voucher as a thank you for a review').userStory).toContain('as thanks for a review');
    expect(draft('Thank you for the new calendar, please add a filter for vegan courses').headline).toBe(
      'Filter for vegan courses',
    );
    expect(draft('Let guests rebook a course, thanks').userStory).not.toContain('thanks');
  });

  it('leaves what it is an apology for behind it', () => {
    expect(criteria('Let the course manager give a guest a free course as an apology for a long delay')).not.toMatch(
      /^For a long delay/m,
    );
  });
});
