import { describe, expect, it } from 'vitest';
import { tagSentence } from './tag-sentence.ts';
import { seriesIn } from './series.ts';
import { splitWords } from './words.ts';
import { draftStory } from '../draft-story.ts';

const read = (text: string) =>
  seriesIn(
    splitWords(text).map(({ lower }) => lower),
    () => false,
  );

const tagOf = (text: string, word: string) =>
  tagSentence(splitWords(`to ${text}`), 'action').find(({ lower }) => lower === word)?.tag;

const product = {
  name: 'Loft',
  description: 'Loft is a shop for used pianos. Tuners look after the pianos, and sellers write the bills.',
};
const drafted = (idea: string) => draftStory({ idea, product });

describe('a series behind a verb', () => {
  it.each([
    ['view, print and sign bills', true],
    ['view bills, order spare strings and label old pianos', true],
    ['list bills, archive boxes and strings', false],
    ['find spare strings, harvest notes or label rolls', false],
    ['sort bills by name, level or colour', false],
  ])('"%s" is of one kind', (text, isOfDeeds) => {
    expect(read(text)?.isOfDeeds).toBe(isOfDeeds);
  });

  it('of two verbs has its thing behind the second', () => {
    expect(read('to weigh or report parcels on the quay')).toEqual({ heads: [3], isOfDeeds: true });
    expect(read('to stop and call the office')).toBeUndefined();
    expect(tagOf('weigh or report parcels', 'report')).toBe('V0');
  });

  it.each([
    ['draw the area, set level and place, translate it'],
    ['name, address and phone numbers'],
    ['search, date and time filter'],
    ['to close a hall, the tuner is told why and can object once'],
    ['see bills, but not the price and date'],
    ['enter a name, choose a colour and size'],
    ['view bills and strings'],
  ])('"%s" is none', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('tags things as things and deeds as deeds', () => {
    expect(tagOf('find plants, harvest notes and strings', 'harvest')).toBe('N');
    expect(tagOf('tag plant beds, list old strings and label new pianos', 'list')).toBe('V0');
  });
});

describe('drafts of ideas with a series', () => {
  it.each([
    ['Sellers should be able to list pianos, archive boxes and strings', 'list pianos, archive boxes and strings'],
    [
      'As a tuner, I want to check pianos such as grands, bar pianos and spinets',
      'check pianos such as grands, bar pianos and spinets',
    ],
    ['I want to note the pitch, level and ward of a piano', 'note the pitch, level and ward of a piano'],
  ])('"%s" keeps all members', (idea, wish) => {
    expect(drafted(idea).userStory).toContain(`I want to ${wish}`);
  });

  it.each([
    [
      'As a seller, I want to change the size and tone, and colour of all keys',
      'change the size and tone, and colour of all keys',
    ],
    [
      'Sellers should be able to decide whether new or old pianos are shown first',
      'decide whether new or old pianos are shown first',
    ],
    [
      'Sellers should be able to tell between bills that are paid and those that are still open',
      'bills that are paid and those that are still open',
    ],
    [
      'I want to set a day after which a bill will lapse and be removed',
      'set a day after which a bill will lapse and be removed',
    ],
    [
      'Sellers should be able to record open, late and cancelled piano docks',
      'record open, late and cancelled piano docks',
    ],
    ['As a seller, I want to see felt, key stocks, and string orders', 'see felt, key stocks, and string orders'],
    ['I want to get help with keys, strings and the like', 'get help with keys, strings and the like'],
    ['As a tuner, I want to weigh or tune pianos on the quay', 'weigh pianos on the quay'],
    ['Record and list repairs', 'record repairs'],
    ['Add covers and cover sheets to bills', 'add covers and cover sheets to bills'],
    [
      'I want to import piano shapes and crop plans from last year',
      'import piano shapes and crop plans from last year',
    ],
    [
      'Sellers should be able to cut costs for wood and fuel by comparing offers',
      'cut costs for wood and fuel by comparing offers',
    ],
    [
      'As a seller, I want to see the weather, hall moisture and frost risk of each hall',
      'see the weather, hall moisture and frost risk of each hall',
    ],
    ['As a seller, I want to tag repair reports and download catalogue entries', 'tag repair reports'],
    ['Scan, name and file bills', 'scan bills'],
    ['Arrange pianos by season and crop', 'arrange pianos by season and crop'],
  ])('"%s" is not cut where two things are joined', (idea, wish) => {
    expect(drafted(idea).userStory).toContain(`${wish}, so that`);
  });

  it.each(['Search and filter options', 'Print and export service', 'Rate and review system'])(
    '"%s" is a name of two deeds',
    (idea) => {
      expect(drafted(idea).headline).toBe(idea);
    },
  );

  it.each([
    'View, print and sign bills',
    'We need a way to view, print and sign bills',
    'As a seller, I want to view, print, and sign bills',
  ])('"%s" gives each verb the object', (idea) => {
    const { userStory, acceptanceCriteria, furtherIdeas } = drafted(idea);
    expect(userStory).toContain('I want to view bills');
    expect([...acceptanceCriteria, ...furtherIdeas].join(' ')).toMatch(/print bills.*sign bills/);
  });
});
