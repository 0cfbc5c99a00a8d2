import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { plainDenials } from './plain-denials.ts';

describe('a denial is put so that no part of it reads as the opposite', () => {
  it.each([
    ['Neither skippers nor staff may change fees', 'skippers and staff must not change fees'],
    ['None of the skippers should see the fees of others', 'the skippers must not see the fees of others'],
    ['Hardly anybody finds the map', 'nobody finds the map'],
    ['Nothing tells me that my berth is taken', 'I want to be told when my berth is taken'],
    ["I don't want any more emails at night", 'stop sending me emails at night'],
    ["We don't need the old receipts any more.", 'get rid of the old receipts.'],
    ['Without a fee nobody gets a berth', 'do not let anybody get a berth without a fee'],
    ['Nobody gets a berth unless they have paid', 'nobody may get a berth unless they have paid'],
    ['Only paying skippers get a code', 'only paying skippers may get a code'],
    ['Every skipper gets only one berth', 'a skipper must not get more than one berth'],
    ['A skipper may have at most two berths', 'A skipper must not have more than two berths'],
    ['Guests may have up to three cards', 'Guests must not have more than three cards'],
    ['Each skipper can have up to five keys out', 'A skipper must not have more than five keys out'],
    ['Each boat may stay at most three nights', 'Each boat must not stay longer than three nights'],
    ['At most 5 boats may lie at one pier', 'keep more than 5 boats from lying at one pier'],
    ['Dogs are not allowed on pier 3', 'do not allow dogs on pier 3'],
    ['Stop ringing at night, they find it too loud', 'Stop ringing at night, so that they do not find it too loud'],
    [
      'Berths go by mail, and skippers who sail late miss out',
      'Berths go by mail, so that skippers who sail late do not miss out',
    ],
  ])('%s', (said, plain) => {
    expect(plainDenials(said)).toBe(plain);
  });

  it.each([
    'I do not want to get emails at night',
    'I do not want skippers to see my fees',
    'We do not need more than three berths',
    'Nobody tells them what to do',
    'Without a list nobody finds the boat',
    'Nobody gets a berth in summer',
    'Do not move the old pier map, many find it useful',
    'Skippers draw lots, and skippers who come late have to wait',
    'None of the skippers came',
    'Only two skippers get a code',
    'Skippers can book at most 3 berths',
    'We are not allowed to lend it',
  ])('but nothing is changed in "%s"', (said) => {
    expect(plainDenials(said)).toBe(said);
  });
});

describe('the story never wishes for what is denied', () => {
  const product = {
    name: 'Tidewise',
    description:
      'Tidewise helps small harbours. Skippers reserve berths and pay fees. The harbour master assigns berths. Harbour staff log arrivals.',
  };
  it.each([
    ['Without a fee nobody gets a berth.', 'keep anybody from getting a berth without a fee'],
    ['Nobody gets a berth unless they have paid.', 'keep anybody from getting a berth unless they have paid'],
    ['Neither skippers nor staff may change fees.', 'keep skippers and staff from changing fees'],
    ['Nothing tells me that my berth is taken.', 'be told when my berth is taken'],
    ["Skippers can't reserve if they haven't paid.", 'keep skippers from reserving if they have not paid'],
    [
      'When the gate is closed, skippers must not get a code.',
      'keep skippers from getting a code when the gate is closed',
    ],
    ['Late arrivals pay double.', 'have late arrivals pay double'],
    ['At most 5 boats may lie at one pier.', 'be sure that at most 5 boats can lie at one pier'],
    ['After three reminders the booking should be cancelled.', 'have the booking cancelled after three reminders'],
    ["I don't want a password.", 'work without the password'],
    // What somebody does today they know; nobody has to tell them.
    ['We write arrivals in a book.', 'no longer have to write arrivals in a book'],
    ['At the moment we write arrivals in a book.', 'no longer have to write arrivals in a book'],
    ['Every morning, we copy arrivals into Excel.', 'no longer have to copy arrivals into Excel every morning'],
  ])('%s', (idea, wish) => {
    expect(draftStory({ idea, product }).userStory).toContain(`I want to ${wish}, so that`);
  });
});
