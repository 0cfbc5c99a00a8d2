import { describe, expect, it } from 'vitest';
import { relieveAll, relieveText } from './relieve.ts';

describe('what is so once a trouble is over', () => {
  it.each([
    ['what happened does not happen', 'the bread goes to waste', 'the bread does not go to waste'],
    ['what happened once does not happen again', 'the roof leaked', 'the roof does not leak again'],
    ['what has happened does not happen', 'the team has lost two games', 'the team does not lose two games'],
    [
      'what was missing is not needed',
      'half of our guests have no card with them',
      'half of our guests do not need a card',
    ],
    ['those without an idea know', 'guests have no idea where to park', 'guests know where to park'],
    ['those without a clue know', 'guests have no clue about the rules', 'guests know about the rules'],
    ['who cannot find it anywhere can find it', 'guests cannot find it anywhere', 'guests can find it'],
    [
      'who cannot do anything smaller does not have to',
      "I can't read anything smaller than a coin",
      'I do not have to read anything smaller than a coin',
    ],
    ['those without a way can', 'tenants have no way to reach the plumber', 'tenants can reach the plumber'],
    ['one that is missing is there', 'there is no lift at the side door', 'there is a lift at the side door'],
    ['several that are missing are there', 'there are no benches in the yard', 'there are benches in the yard'],
    [
      'what is out of reach stays so',
      'there is no reception in the cellar rooms',
      'it works where there is no reception in the cellar rooms',
    ],
    ['too many become fewer', 'drivers have too many forms', 'drivers have fewer forms'],
    ['those who have to no longer have to', 'drivers have to sign twice', 'drivers do not have to sign twice'],
    ['what was not is', 'the list is not complete', 'the list is complete'],
    ['those who were not able can', 'clerks are not able to see the total', 'clerks can see the total'],
    ['what was hard takes less effort', 'it is hard to find a seat', 'it takes less effort to find a seat'],
    ['what was easy to miss is missed by nobody', 'it is easy to miss a stop', 'nobody misses a stop'],
    ['what was wrong is not', 'the total is wrong', 'the total is not wrong'],
    ['who was stuck is not', 'we are stuck', 'we are not stuck'],
    ['what was done to a thing is not', 'the plan was lost', 'the plan is not lost'],
    ['what is good stays', 'it saves time', 'it saves time'],
    ['what helps stays', 'a list saves paper', 'a list saves paper'],
    ['what is wanted can be done', 'cooks want to see the order', 'cooks can see the order'],
    ['what is wanted is there', 'cooks want a timer', 'cooks get a timer'],
    ['what is asked for is there', 'parents ask for a receipt', 'parents get a receipt'],
    ['nobody has to ask around', 'parents ask the office', 'parents do not have to ask the office'],
    ['what took ages takes less time', 'the check takes ages', 'the check takes less time'],
    ['hours of work become less time', 'nurses spend hours on paper work', 'nurses spend less time on paper work'],
    [
      'hours of searching become less time',
      'nurses lose time looking for keys',
      'nurses spend less time looking for keys',
    ],
    ['too many that come become fewer', 'guests get too many letters', 'guests get fewer letters'],
    ['too much that comes becomes less', 'guests get a lot of noise', 'guests get less noise'],
    ['what is kept up is not', 'clerks keep asking for the number', 'clerks do not have to ask for the number'],
    ['few become more', 'only 4% of guests leave a tip', 'more guests leave a tip'],
    ['very few become more', 'very few pupils read the letter', 'more pupils read the letter'],
    ['what nobody knew is clear', 'nobody knows who pays', 'it is clear who pays'],
    ['what nobody did is done', 'nobody closes the gate', 'somebody closes the gate'],
    ['those who could not can', 'players can not see the score', 'players can see the score'],
    ['those who must no longer have to', 'players must sign a form', 'players do not have to sign a form'],
    ['those who did not know do', 'the clerk does not know the price', 'the clerk knows the price'],
    ['what did not happen does', 'the lift does not stop', 'the lift stops'],
    [
      'those who only get a part get more',
      'new crews only get the harbour map',
      'new crews get more than the harbour map',
    ],
    [
      'what nobody did to any of them is done to one',
      'nobody dares to paint any of them',
      'somebody dares to paint one',
    ],
    [
      'what takes long no longer does',
      'finding a rope takes three times as long without a list',
      'finding a rope does not take three times as long without a list',
    ],
    ['when it was is no part of who', 'last May two boats drifted off', 'two boats do not drift off again'],
    ['those who find nothing find something', 'others find nothing left for May', 'others find something left for May'],
  ])('%s: "%s"', (_, trouble, relief) => {
    expect(relieveText(trouble)).toBe(relief);
  });
});

describe('what only comes near a trouble', () => {
  it.each([
    ['what nobody can choose', 'parents have no choice'],
    ['what is just there', 'there is a queue'],
    ['a state that nobody can end', 'my hands are dirty'],
    ['that things differ', 'a day guest is not the same as a member'],
    ['a thing and what was done to it', 'nets mended by the depot'],
    ['what is called by a name', 'the cook calls them the leftovers'],
    ['what settles itself', 'half of the reports sort themselves out by noon'],
    ['a rule', 'a rope may only be cut by the master'],
    ['how much is used', 'we go through twice as much rope in June'],
    ['that people meant well', 'the skippers were not being rude'],
    ['too little of something', 'the soup has too little salt'],
    ['what is not enough', 'the shelf is not full enough'],
    ['who is meant by some of them', 'some of them have a dog'],
    ['a name without a verb', 'a list of names'],
    ['an order', 'print the list'],
    ['nothing at all', ''],
  ])('gives no relief: %s', (_, text) => {
    expect(relieveText(text)).toBeUndefined();
  });

  it.each([
    ['a date is no loss of time', 'the check takes place on Monday', /less time/],
    ['money is no time', 'nurses spend money', /less time/],
    ['a few letters are not too many', 'guests get letters', /fewer/],
    ['a number that is kept is no toil', 'clerks keep the number', /have to/],
    ['what saves the wrong thing does not stay', 'a list saves the wrong total', /^a list saves/],
    ['many are not few', 'most guests leave a tip', /^more/],
  ])('%s', (_, text, wrong) => {
    expect(relieveText(text) ?? '').not.toMatch(wrong);
  });
});

describe('a threat of several clauses', () => {
  it('is over with each of them', () => {
    expect(relieveAll('the number changes and the guests get confused')).toBe(
      'the number does not change and the guests do not get confused',
    );
  });

  it('is nothing without a clause', () => {
    expect(relieveAll('a list of names')).toBeUndefined();
  });
});
