import { describe, expect, it } from 'vitest';
import { people } from './allotments.contract.ts';
import { readTale } from './read-tale.ts';
import { wholeComplaint } from './whole-complaint.ts';

function told(text: string): string {
  const { actor = '', wish = '', benefit = '' } = readTale(text, people) ?? {};
  return [actor, wish, benefit].join(' | ');
}

describe('a complaint whose own words hold the remedy', () => {
  it.each([
    [
      'what nobody trusts',
      'nobody trusts the water list any more, plot holders just phone the warden',
      ' | rely on the water list again | plot holders do not have to phone the warden',
    ],
    [
      'what depends on one person',
      'The order of the plots depends on Hilda remembering who asked first',
      ' | have the order of the plots no longer depend on Hilda remembering who asked first | ',
    ],
    [
      'several where one would do',
      'Plot holders get three separate letters',
      'Plot holders | get one letter instead of three separate letters | ',
    ],
    [
      'what is looked for',
      'Wardens spend hours looking for the key of a shed',
      'Wardens | see where to find the key of a shed | they do not spend hours looking',
    ],
    [
      'what is there several times',
      'The same plot holder is in the list four times',
      ' | keep The same plot holder from being in the list more than once | ',
    ],
    [
      'what keeps others from it',
      'Visitors leave their carts on the path for days and then nobody else can use it',
      ' | keep Visitors from leaving their carts on the path for days | ',
    ],
    [
      'what they have no idea of',
      'We have 40 sheds and no idea which one belongs to whom',
      ' | see which of the sheds belongs to whom | ',
    ],
    [
      'whom it is not meant for',
      'Reminders go out even to plot holders who have already paid',
      ' | keep Reminders from going out to plot holders who have already paid | ',
    ],
    [
      'who may not',
      'Plots get released by people who are not allowed to',
      ' | keep Plots from getting released by people who are not allowed to | ',
    ],
    [
      'what others do and the speaker pays for',
      'Visitors burn leaves on the path and we get the complaint from the town',
      ' | keep Visitors from burning leaves on the path | we do not get the complaint from the town',
    ],
    [
      'what takes long',
      'The treasurer copies the meters into a table and it takes a whole morning',
      'The treasurer | spend less time on copying the meters into a table | ',
    ],
  ])('%s', (_kind, text, expected) => {
    expect(told(text)).toBe(expected);
  });

  it.each([
    ['people who are not known', 'plot holders do not trust visitors they have never met'],
    ['what depends on a condition', 'The fee depends on the size of the plot'],
    ['what comes several times a year', 'Plot holders get three letters a year'],
    ['what takes place twice', 'The open day takes place twice a year'],
    ['what is meant', 'Reminders go out to plot holders who have not paid yet'],
    ['what takes a time as it should', 'A lease runs for a year and it takes effect at once'],
  ])('is not %s', (_kind, text) => {
    expect(told(text)).not.toMatch(/\| (?:rely on|have .* no longer|get one|keep|spend less time)/);
  });
});

describe('what is noticed only when it is too late', () => {
  it.each([
    [
      'every time it happens',
      'Every time the warden moves a work day, plot holders only hear about it when they stand in front of a locked gate',
      'plot holders | be told when the warden moves a work day | they know of it before they stand in front of a locked gate',
    ],
    [
      'at the next occasion',
      'Most plot holders stop watering after two weeks and we only notice it at the next visit',
      ' | be told when plot holders stop watering after two weeks | we know of it before the next visit',
    ],
    [
      'two deeds, one event',
      'Plot holders take a key, then go silent, and we only notice on the day of the handover',
      ' | be told when Plot holders take a key and then go silent | we know of it before the day of the handover',
    ],
    [
      'an answer',
      'some payments bounce when the season ends and the treasurer only learns how much is left two weeks later',
      'the treasurer | see how much is left when the season ends | they do not learn it two weeks later',
    ],
  ])('%s', (_kind, text, expected) => {
    expect(told(text)).toBe(expected);
  });
});

describe('what others take long over', () => {
  it('is to take them less', () => {
    const { actor, except, wish } =
      wholeComplaint('Wardens take a week to answer a question and by then the season is over', people) ?? {};
    expect([actor, except, wish]).toEqual([undefined, 'Wardens', 'have wardens answer a question in less than a week']);
  });

  it('is their own where they do it for themselves', () => {
    const { actor, wish } = wholeComplaint('Wardens take an hour to find the right key', people) ?? {};
    expect([actor, wish]).toEqual(['Wardens', 'find the right key in less than an hour']);
  });
});
