import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const description =
  'Hopyard is a shop system of a brewery. Pub owners order kegs, drivers deliver them on Tuesdays, and the office writes bills.';
const story = (idea: string) => draftStory({ idea, product: { name: 'Hopyard', description } }).userStory;

describe('what somebody else is to do for whoever asks', () => {
  it.each([
    ['Can somebody else sign for the kegs when I am away?', /let another person sign for the kegs when I am away,/],
    ['Let someone else order kegs for me', /let another person order kegs for me,/],
    ['Another person should be able to read my bills', /let another person read my bills,/],
  ])('%s', (idea, wish) => {
    expect(story(idea)).toMatch(wish);
  });

  it.each([
    'Can somebody else see the bills?',
    'Let drivers sign for the kegs when I am away',
    'Nobody else should read my bills',
  ])('leaves "%s"', (idea) => {
    expect(story(idea)).not.toMatch(/let another person/);
  });
});

describe('what an idea of everyday says', () => {
  it('asks for what is planned', () => {
    expect(story('Are there plans to show the price of each keg?')).toMatch(/to see the price of each keg,/);
  });

  it('does not have to get what comes by itself', () => {
    expect(story('Why do I get a mail for every single keg?')).toMatch(/no longer get a mail for every single keg,/);
  });

  it('tells whoever is called by their house', () => {
    expect(
      draftStory({
        idea: 'Tell the shop when the driver is 30 minutes away',
        product: { name: 'Hopyard', description: 'Shop owners order kegs, and drivers deliver them.' },
      }).userStory,
    ).toMatch(/^As a shop owner, I want to be told when the driver is 30 minutes away/);
  });

  it('says when a limit does not hold', () => {
    expect(
      draftStory({
        idea: 'Limit the discount to 15 percent unless the head of sales agrees',
        product: { name: 'Hopyard', description },
      }).acceptanceCriteria,
    ).toContain('When the head of sales agrees, this limit does not hold.');
  });
});
