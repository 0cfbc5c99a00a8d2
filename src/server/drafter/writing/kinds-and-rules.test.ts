import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Fernpost',
  description:
    'Fernpost is used by garden clubs to run their paper and their polls. Editors write articles and send an issue to the members. Members vote on plants and order seeds. The treasurer checks every order. Every poll stays secret.',
};

const SHOP = {
  name: 'Tilewright',
  description:
    'Tilewright sells tiles by the metre. Customers choose tiles and order them. Tilers plan the floor and visit customers.',
};

function criteria(idea: string, of = product): string {
  return draftStory({ idea, product: of }).acceptanceCriteria.join('\n');
}

function why(idea: string, of = product): string {
  return /so that (.+)\.$/.exec(draftStory({ idea, product: of }).userStory)?.[1] ?? '';
}

describe('what a kind of wish says of it', () => {
  it.each([
    [
      'nobody confirms what is taken off a list by itself',
      'The system must remove a member from all future polls after three failed logins',
      /has confirmed|does not confirm|still in use|What others wrote/,
    ],
    ['nobody asked for an issue', 'I want to get the latest issue again with all corrections', /turned down|answered/],
    [
      'what the clock closes was closed by nobody’s mistake',
      'The system shall close a poll at the announced hour',
      /opened again/,
    ],
    [
      'a rule that blocks has no beginning',
      'System must block orders over 50 packets unless the treasurer agrees',
      /begun with/,
    ],
    ['an address that is confirmed is no consent', 'Double opt-in is on by default for every new list', /[Cc]onsent/],
    ['nothing is said of others who use it', 'Plant calculator in the app', /Every other/],
    [
      'of what happens nobody decides otherwise',
      'what happens when two editors write the same article?',
      /decide otherwise/,
    ],
    [
      'a secret vote is seen by nobody else',
      'Let members change their vote until the poll ends',
      /club sees|treasurer sees|two people/,
    ],
  ])('%s: %s', (_, idea, not) => {
    expect(criteria(idea)).not.toMatch(not);
  });

  it('what is not offered for one thing is there for the others', () => {
    const all = criteria('Stop showing marble as an option for floors with heating, it cracks.', SHOP);
    expect(all).not.toMatch(/call up|Search results/);
    expect(all).toMatch(/^For everything else the marble can be chosen as before\.$/m);
  });

  it('a lock that somebody holds keeps the others out', () => {
    const all = criteria('I want to have a lock per article');
    expect(all).not.toMatch(/lock that is had|begun with/);
    expect(all).toMatch(/^While somebody holds the lock, a change by anybody else is refused/m);
  });

  it.each([
    ['somebody who deletes', 'Let editors delete an article', /has confirmed|does not confirm|still in use/],
    ['an issue that is raised', 'Let members raise an issue about an order', /issue/],
    [
      'what somebody closes',
      'Let the treasurer close a case',
      /by mistake can be opened again|with the day and the name/,
    ],
    ['what is hidden', 'Stop showing sold tiles in the list', /contain|not shown|shown again/, SHOP],
    ['a consent', 'Let tilers film a customer after asking for consent', /Without the consent/, SHOP],
  ])('is still said of %s: %s', (_, idea, expected, of = product) => {
    expect(criteria(idea, of)).toMatch(expected);
  });
});

describe('a guessed reason', () => {
  it.each([
    ['Let members change their vote until the poll ends', /plans change/],
    ['The app should remind the customer 14 days before the visit if the measurements are missing', /late for/, SHOP],
    ['Let customers order samples of three tiles', /missing when/, SHOP],
    [
      'I want customers to compare two tiles side by side, they ask for this on nearly every visit.',
      /nearly every/,
      SHOP,
    ],
  ])('does not fit: %s', (idea, not, of = product) => {
    expect(why(idea, of)).not.toMatch(not);
  });

  it.each([
    ['Let customers move a visit to another day', /plans change/, SHOP],
    ['Remind the customer a day before the visit', /late for|in my head/, SHOP],
  ])('fits: %s', (idea, expected, of) => {
    expect(why(idea, of)).toMatch(expected);
  });
});
