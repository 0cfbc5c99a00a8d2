import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { isHarm } from './read-harm.ts';

const product = {
  name: 'Loanbox',
  description:
    'A library of things. Borrowers reserve tools and bring them back. Helpers check every tool and note damage. The manager buys tools and sets the fees.',
};

function wish(idea: string): string {
  return /I want to (.+?), so that/.exec(draftStory({ idea, product }).userStory)?.[1] ?? '';
}

describe('what hurts is never what is wanted', () => {
  it.each([
    ['what people do', 'Borrowers cheat by handing in somebody else’s drill', /^keep borrowers from cheating/],
    ['what things do', 'the app drains the battery in the cellar', /^keep the app from draining the battery/],
    ['what is done to things', 'tools without a label are thrown away', /^keep tools .* from being thrown away/],
    ['what is given up', 'borrowers give up the form after the second page', /^complete the form$/],
    ['where it is given up', 'borrowers give up at the second page', /^get past the second page$/],
    ['when it is given up', 'borrowers give up in the evening', /^(?!get past|complete)/],
    ['what leaks', 'phone numbers show up in the public list', /^keep phone numbers out of the public list/],
    [
      'what nobody is told',
      'the alarm goes off at night and nobody is told',
      /^be told when the alarm goes off at night/,
    ],
    ['what runs out', 'we ran out of drill bits twice this month', /^be warned before drill bits run out/],
    [
      'what comes too late',
      'broken tools are only noticed weeks later by the helpers',
      /^be told at once of broken tools/,
    ],
    ['what comes without its part', 'returns are reported without a date', /^have returns reported with a date/],
    [
      'the clause that hurts',
      'we use two calendars and half of the returns get missed',
      /^keep half of the returns from getting missed/,
    ],
  ])('%s', (_kind, idea, expected) => {
    expect(wish(idea)).toMatch(expected);
  });

  it.each([
    ['what is reported', 'helpers report a leak with one tap', /^report a leak/],
    ['what is wished for', 'Borrowers should be able to skip a step', /^skip a step/],
  ])('but %s is wanted', (_kind, idea, expected) => {
    expect(wish(idea)).toMatch(expected);
  });
});

it('a headline keeps what is not to happen', () => {
  const idea = 'tools without a readable label are thrown away by new helpers';
  expect(draftStory({ idea, product }).headline).toBe('Tools without a readable label not thrown away');
});

it.each([
  ['pupils cheat', true],
  ['the tap drips', true],
  ['tenants report damage', false],
  ['the leak is fixed', false],
  ['break of the belt stops it', true],
  ['break of half an hour deducted after six hours', false],
])('%s: harm %s', (text, harm) => {
  expect(isHarm(text)).toBe(harm);
});

describe('what comes too late or too often', () => {
  it.each([
    [
      'what is done only afterwards',
      'A wrong return is only rejected after it was booked',
      /^have a wrong return rejected before it is booked$/,
    ],
    [
      'too many of something',
      'We throw away too many drill bits on Mondays',
      /^throw away fewer drill bits on Mondays$/,
    ],
    [
      'what keeps happening',
      'It often happens that two borrowers reserve the same tool',
      /^keep two borrowers from reserving the same tool$/,
    ],
    [
      'a remark behind a comma',
      "don't let anyone return a tool without a check, happens all the time",
      /without a check$/,
    ],
  ])('%s', (_kind, idea, expected) => {
    expect(wish(idea)).toMatch(expected);
  });
});

describe('a ban stays a ban, an inability becomes an ability', () => {
  it.each([
    ['who is not allowed', 'helpers are not allowed to lend a tool to themselves', /^keep helpers from lending a tool/],
    ['what must not happen', 'Fees must not change within a year', /^keep fees from changing within a year$/],
    ['a bound of our own', 'we should never lend more tools than we have', /^never lend more tools than/],
    [
      'what nobody wants to have to do',
      "Helpers shouldn't have to count the drill bits",
      /^no longer have to count the drill bits/,
    ],
    [
      'what is printed and private',
      'confidential notes about borrowers are printed on the label',
      /^keep confidential notes about borrowers from being printed/,
    ],
    ['a thing that cannot be read', "the label can't be read in the dark", /^read the label in the dark$/],
    [
      'a thing that cannot be booked under a condition',
      "a tool can't be booked if a fee is open",
      /not booked if a fee is open$/,
    ],
  ])('%s', (_kind, idea, expected) => {
    expect(wish(idea)).toMatch(expected);
  });
});

describe('two facts about different people', () => {
  it.each([
    [
      'Borrowers keep the key and others stand before a locked door',
      /^have borrowers no longer keep the key/,
      /others do not stand before a locked door/,
    ],
  ])('are a trouble, and the second is its harm: %s', (idea, wished, why) => {
    const { userStory } = draftStory({ idea, product });
    expect(wish(idea)).toMatch(wished);
    expect(userStory).toMatch(why);
  });

  it.each([
    [
      'where the second is what is hoped for',
      'Borrowers choose a tool and the helper gets a message',
      /^choose a tool/,
    ],
    ['where nobody notices the first', 'Reservations expire and nobody notices', /^be told when reservations expire/],
  ])('are none %s', (_, idea, wished) => {
    expect(wish(idea)).toMatch(wished);
  });
});
