import { describe, expect, it } from 'vitest';
import { isSound } from '../writing/is-sound.ts';
import { people } from './allotments.contract.ts';
import { isHouseRule } from './is-house-rule.ts';
import { readTale } from './read-tale.ts';

function told(text: string): string {
  const { actor = '', wish = '', benefit = '' } = readTale(text, people) ?? {};
  return [actor, wish, benefit].join(' | ');
}

describe('a complaint that names the other side of what is wanted', () => {
  it.each([
    ['what nobody does', 'Nobody returns a key they do not need', ' | be reminded to return a key they do not need | '],
    [
      'what comes too often',
      'The treasurer gets 40 mails a day about the rent',
      'The treasurer | get fewer than 40 mails a day about the rent | ',
    ],
    [
      'what does not match',
      'The numbers stand on the board and in the list, and they do not match',
      ' | have the numbers match | ',
    ],
    [
      'why it is so',
      'The readings differ by a few litres and we do not know why',
      ' | see why the readings differ by a few litres | ',
    ],
    [
      'who it was',
      'Visitors dump their rubbish behind the shed and no one knows who it was',
      ' | see who dumps their rubbish behind the shed | ',
    ],
    [
      'what takes somebody long',
      'It takes a garden warden two months to learn who waters what',
      'a garden warden | learn who waters what in less than two months | ',
    ],
    [
      'what time is lost to',
      'Garden wardens lose an hour a day to finding the right key',
      'Garden wardens | spend less time on finding the right key | ',
    ],
    [
      'what is remembered too late',
      'Plot holders only remember the rent when the letter is already there',
      'Plot holders | be reminded of the rent | they know of it before the letter is there',
    ],
  ])('%s', (_kind, text, expected) => {
    expect(told(text)).toBe(expected);
  });

  it.each([
    'Nobody returns a key after dark',
    'Plot holders get two letters a year about the rent',
    'It takes two months to learn it',
    'Plot holders remember the rent when they pay',
    'The garden wardens do not match the list',
  ])('is nothing else: %s', (text) => {
    expect(told(text)).not.toMatch(/reminded|fewer than|in less than|have .* match/);
  });

  it.each([
    ['Nobody returns a key they do not need', false],
    ['Nobody trusts the list any more', false],
    ['The readings on the bill never match the meter', false],
    ['Nobody may return a key after dark', true],
    ['Plot holders who left can no longer open the gate', true],
    ['Plot holders can no longer open the gate since the update', false],
  ])('is no rule: %s', (text, isRule) => {
    expect(isHouseRule(text, people)).toBe(isRule);
  });
});

describe('what is no wish', () => {
  it.each([
    ['use a there', false],
    ['use a work days clash with the cup', false],
    ['use some clubs order a van when a bike', false],
    ['use a bus pass for the day', true],
    ['use a sales list', true],
  ])('is told: %s', (wish, sound) => {
    expect(isSound(wish)).toBe(sound);
  });
});
