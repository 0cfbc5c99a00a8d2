import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Ropeworks',
  description:
    'Ropeworks runs a climbing hall. Climbers book lanes, borrow ropes and rate routes. Route setters build routes and note damage. The desk sells tickets and calls climbers. The hall manager plans shifts and orders ropes.',
};

function draft(idea: string): { wish: string; why: string; all: string; headline: string; more: readonly string[] } {
  const { userStory, acceptanceCriteria, headline, furtherIdeas } = draftStory({ idea, product });
  const [, wish = '', why = ''] = /, I want to (.+), so that (.+)\.$/.exec(userStory) ?? [];
  return { wish, why, headline, all: acceptanceCriteria.join('\n'), more: furtherIdeas ?? [] };
}

describe('a wish told with more words', () => {
  it.each([
    ['"it" is the product', 'I want it to suggest how many ropes to order', /^see how many ropes to order$/],
    ['"get told" is to be told', 'Climbers should get told when a lane is closed', /^be told when a lane is closed$/],
    ['among themselves', 'let route setters swap shifts among themselves', /^swap shifts with the others$/],
    ['the trouble stands in front', "can't remember my routes, want to make notes after each climb", /^make notes/],
    ['access is got, not given', 'The desk only needs read access', /^get only read access$/],
    [
      'a thing with what is done to it',
      'wifi voucher printed on the receipt',
      /^have a WiFi voucher printed on the receipt$/,
    ],
    ['an amount', 'chalk saved per climber', /^see how much chalk was saved per climber$/],
    ['many of them', 'routes built per month', /^(?!see how)/],
    [
      'a place where',
      "It'd be great to have a place where climbers can upload pictures of routes",
      /^upload pictures of routes$/,
    ],
    ['a place as such', 'We need a place where it is quiet', /place where it is quiet/],
    ['a question without its mark', "What's on tonight", /^see what is on tonight$/],
    [
      'what a story says that one gets',
      'As a climber I want to get a discount so that I come again',
      /^get a discount$/,
    ],
    ['beforehand', 'I want to know beforehand whether a lane is free', /^know whether a lane is free beforehand$/],
    [
      '"they" of a list',
      'A map for route setters with the routes, sorted by how old they are',
      /sorted by how old they are$/,
    ],
    [
      'all of them',
      'As the desk, I want all tickets of a day in one download so that I can check them',
      /^get all tickets of a day in one download$/,
    ],
    ['what is to be impossible', 'make it impossible to book a lane twice', /^keep anybody from booking a lane twice$/],
    ['what belongs to it', 'export all tickets per month, incl. name and lane', /including name and lane$/],
    [
      'what it is for',
      'need a list of climbers who have not come for a year, to ask them why',
      /^see a list of climbers who have not come for a year$/,
    ],
    ['without a thing', 'Split by weight instead of evenly', /^split by weight instead of evenly$/],
    ['a verb left out', 'climbers to confirm a rating within 24 hours', /^confirm a rating within 24 hours$/],
    ['what is done by itself', 'auto-fill the lane from what the climber booked last', /^have the lane filled in/],
    ['what comes first', 'Express orders first', /^see express orders first$/],
    [
      'a page that somebody shares',
      'route page the climber can share with their friends',
      /^share a route page with my friends$/,
    ],
    ['chat words for figures', 'route stats before a climb', /route statistics before a climb/],
    [
      '"they" in a question',
      'the desk should see which ropes are still out and how long they are',
      /how long they are$/,
    ],
    ['what could be done', 'possibility to gift a course to somebody else', /^gift a course to somebody else$/],
    ['what somebody is able to do', 'Being able to filter routes by length', /^filter routes by length$/],
    ['those who are to do it', 'have climbers confirm that they read the rules', /^confirm that I read the rules$/],
    [
      'feedback is got',
      'climbers want feedback on the damage they reported',
      /^get feedback on the damage I reported$/,
    ],
    ['an arrow with a deed', 'rope worn -> tell the hall manager', /^be told when a rope is worn$/],
    ['an arrow with a thing', 'number of climbers -> price', /^see the price for number of climbers$/],
    [
      'several are more than one',
      'let the desk sell several tickets to one climber',
      /^sell more than one ticket to one climber$/,
    ],
    [
      'what is asked comes first',
      'let climbers see before they set out whether a lane is free',
      /^see whether a lane is free before I set out$/,
    ],
    ['some kind of', 'We need some kind of photo with the damage report', /^add a photo with the damage report$/],
    [
      'for each',
      'show the current number of ropes in the store for each lane, with what changed since the last time we counted',
      /for (?:each|every) lane/,
    ],
    ['two questions and a deed', 'let me see who still owes us money and since when', /^see who still owes me money/],
  ])('%s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });

  it('keeps "among themselves" where nothing changes hands', () => {
    expect(draft('Climbers should be able to chat among themselves').wish).toMatch(/^chat among/);
  });

  it('names those who run the product where somebody else is to act without them', () => {
    expect(draft('let route setters swap shifts without asking me').all).not.toMatch(/\bme\b|without asking them/);
  });
});

describe('a second clause of a wish', () => {
  it('tells what others get of it in a criterion', () => {
    const { wish, all, headline } = draft(
      'I want the desk to be able to close a lane for a week and everyone who has booked gets a mail with three other lanes',
    );
    expect(wish).toBe('close a lane for a week');
    expect(all).toMatch(/^Everyone who has booked gets a mail with three other lanes\.$/m);
    expect(headline).toBe('Close a lane for a week');
  });

  it('says who must not do what was denied', () => {
    const { wish, all } = draft('climbers should be able to see the rating, but not see who gave it');
    expect(wish).toBe('see the rating');
    expect(all).toMatch(/^(?:The |A )?climbers? cannot see who gave (?:it|the rating)\.$/im);
  });

  it('leaves what the speaker can do with it to the speaker', () => {
    expect(draft('I want it to suggest how many ropes to order, and I can overrule it').more.join()).toMatch(/^Let /);
  });
});

describe('a noun of the description', () => {
  const kilns = {
    name: 'Kilnhouse',
    description: 'Members load their pieces. The kiln master fires the kilns. Only approved glazes may be used.',
  };

  it.each([
    ['glaze recipes, searchable by colour', /want to see glaze recipes/],
    ['fire kilns at night', /want to fire kilns at night/],
  ])('is no verb where nobody does it: %s', (idea, wish) => {
    expect(draftStory({ idea, product: kilns }).userStory).toMatch(wish);
  });
});

describe('a name in which a word looks like a verb', () => {
  it.each([
    ['Sold-out button', /^use a sold-out button$/],
    ['thank-you card to the route setter with a picture of the new route on the big wall', /^send a thank-you card to/],
    ['Hand out keys to climbers', /^hand out keys to climbers$/],
    ['Rope check per lane', /rope check per lane$/],
    ['Prop list per route', /^see a prop list per route$/],
    ['chalk and resin price list', /^see (?:a )?chalk and resin price list$/],
    ['Rope log', /^see a rope log$/],
    ['Missing rope alarm when the hall is closed', /^get a missing rope alarm when the hall is closed$/],
    ['rate cards for groups', /^(?!rate )/],
    ['Rate routes by colour', /^rate routes by colour$/],
    ['route list sorted by the day it was built', /^see a route list sorted by the day it was built$/],
    ['Route card - same grade, same colours, just a new name', /^(?:see|use) a route card with same grade/],
    [
      "Climbing diary - each climber's routes of the season with grade, time and partner",
      /^keep a climbing diary with each climber/,
    ],
    ['Return scan: what is missing, what is broken', /^see what is missing and what is broken$/],
    ['rope costs per lane so far vs budget', /^see rope costs per lane so far vs budget$/],
    ['Log hours per lane', /^log hours per lane$/],
    [
      'drag & drop lane planner with warnings for late climbers',
      /^(?!move).*lane planner by drag and drop with warnings/,
    ],
    ['subtitles check - language, timing, missing lines', /subtitles check with language, timing/],
    ['price history of a rope over the past years', /^see (?:a |the )?price history of a rope/],
    [
      'Damage per route and season, monthly, as a chart to hang on the wall',
      /^see damage per route and season, monthly/,
    ],
    ['shift swap between two setters w/ approval', /^swap shifts between two setters with approval$/],
    ['Track ropes per lane', /^track ropes per lane$/],
  ])('%s', (idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });
});

it('tells as a criterion what a wish says of how it has to be', () => {
  const { wish, all } = draft(
    'route setters want to note damage on the phone with gloves on, so big buttons and no typing',
  );
  expect(wish).toBe('note damage on the phone with gloves on');
  expect(all).toMatch(/^There are big buttons and no typing\.$/m);
  expect(draft('Lane waiting list, first come first served').all).toMatch(/^The first to come is served first\.$/m);
});

it('says what is no longer necessary without a doer', () => {
  const { all } = draft('I want to hold my phone against the scanner and not have to open the app first');
  expect(all).toMatch(/^Nobody has to open the app first\.$/m);
});

it('keeps both things that come with a deed', () => {
  expect(
    draft('cancel courses because of storm for everybody at once, with a refund and a suggestion for another course')
      .wish,
  ).not.toMatch(/once for another/);
});

it('lets what stays as it is stay', () => {
  const { why, all } = draft('route setters can rename their route until Friday, old ratings stay');
  expect(all).toMatch(/^Old ratings stay\.$/m);
  expect(why).not.toMatch(/ratings/);
});

it('shares the verb of two that are to be done', () => {
  const { why, all } = draft('Courses with less than four climbers should be cancelled, and a new date suggested');
  expect(all).toMatch(/^A new date is suggested\.$/m);
  expect(why).not.toMatch(/suggest/);
});

describe('a headline', () => {
  it.each([
    ['search for lanes near me that have a free hour this evening', 'Search for lanes that have a free hour'],
    ['the plan should take into account whether there is a holiday', 'Plan considers whether there is a holiday'],
    ['let climbers save routes they like', 'Save routes climbers like'],
    [
      "route setters should be able to decline a shift they've been given, but only up to 48 hours before",
      'Decline a shift they have been given',
    ],
    [
      'let climbers see before they set out whether a lane is free or just closed',
      'See whether a lane is free or closed',
    ],
    [
      'climbers want to know how long the queue at the desk is before they leave home',
      'How long the queue at the desk is',
    ],
    [
      "warn the desk if a climber hasn't handed in the borrowed ropes by 11",
      'Warning if climber has not handed in ropes',
    ],
    ['remind climbers three days before the 21 days are over', 'Reminder three days before 21 days are over'],
    ['add ten ropes in one go with the same colour', 'Add ten ropes with the same colour'],
    [
      'the desk wants to see who of the climbers has a pass that does not expire within the next four weeks',
      'See who of the climbers has a pass',
    ],
    [
      'climbers must never be shown figures for groups smaller than 15 people',
      'No figures for groups smaller than 15 people',
    ],
    [
      'remind the desk when a rope has probably reached its age limit, based on date and number of falls',
      'Reminder when rope has reached its age limit',
    ],
    ['Map of the lanes with what is free where', 'Map of lanes with what is free where'],
    [
      'Compare the expected wear for the current season with what the ropes really show, so we notice a bad batch',
      'Compare the expected wear with what ropes show',
    ],
    ['see who still owes me money and since when', 'See who still owes them money'],
  ])('%s', (idea, headline) => {
    expect(draft(idea).headline).toBe(headline);
  });
});
