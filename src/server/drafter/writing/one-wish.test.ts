import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { oneWish } from './one-wish.ts';

describe('a wish of two deeds', () => {
  it.each([
    ['rent a boat for a day and leave a note', 'rent a boat for a day', 'A guest can leave a note.'],
    [
      'rent a boat for a day and give back the key at night',
      'rent a boat for a day',
      'A guest can give back the key at night.',
    ],
    ['list the boats that leak and then print the list', 'list the boats that leak', 'A guest can print the list.'],
    [
      'rent a boat and pay later even though I have no account',
      'rent a boat even though I have no account',
      'A guest can rent a boat and pay later even though they have no account.',
    ],
  ])('keeps one where a criterion tells the other: %s', (wish, expected, criterion) => {
    expect(oneWish(wish, [criterion])).toBe(expected);
  });

  it.each([
    ['what no criterion tells', 'rent a boat for a day and leave a note', 'A guest can rent a boat.'],
    [
      'what one gets by the first',
      'photograph the hull and get the number out of it',
      'A guest can get the number out of it.',
    ],
    ['a clause inside', 'see who comes and pay them', 'A guest can pay them.'],
    ['what stands behind "to"', 'be asked to come and bring a rope', 'A guest can bring a rope.'],
    ['a first deed without its thing', 'rent and return boats', 'A guest can return boats.'],
    ['what goes on all the same', 'skip a trip and still keep the seat', 'A guest can keep the seat.'],
  ])('leaves alone %s', (_, wish, criterion) => {
    expect(oneWish(wish, [criterion])).toBe(wish);
  });
});

describe('the second deed of an idea', () => {
  const description =
    'Guests rent boats and report damage. The harbour master assigns berths and checks the boats. Skippers teach guests to sail.';
  const write = (idea: string) => draftStory({ idea, product: { name: 'Moorline', description } });

  it.each([
    [
      'what those who act are sent',
      'Let guests mark a bay during a trip and send them the list afterwards.',
      'A guest is sent the list afterwards.',
    ],
    [
      'what those who act are shown',
      'Let guests pause a course and show them right away when it ends.',
      'A guest can see right away when it ends.',
    ],
    [
      'what is done to the thing then',
      'The system must hide both prices until noon on Friday, and then show them to both guests.',
      'Both prices are shown to both guests.',
    ],
    [
      'what the product does behind a condition',
      'The app should release a berth if nobody has come for 2 hours, and charge only half of the price.',
      'Only half of the price is charged.',
    ],
    [
      'what somebody is told of',
      'The system shall hold back a boat if it leaks, and inform the guest of the new date.',
      'The guest is informed of the new date.',
    ],
    [
      'what is recorded',
      'The system shall lock a berth once a boat has come in and record who tried to change it.',
      'The system records who tried to change the berth.',
    ],
  ])('is told by a criterion: %s', (_, idea, criterion) => {
    const { userStory, acceptanceCriteria } = write(idea);
    expect(acceptanceCriteria).toContain(criterion);
    expect(userStory).not.toMatch(/ and (?:then )?(?:send|show|charge|inform|record) /);
  });

  it('shows a thing and not those who act', () => {
    const { acceptanceCriteria } = write('Let guests upload photos and show them on the map.');
    expect(acceptanceCriteria).toContain('Photos are shown on the map.');
  });

  it('tells people of a boat and not of what they are told', () => {
    const { acceptanceCriteria } = write('The system shall notify all owners of a boat once it leaks.');
    expect(acceptanceCriteria.join(' ')).toContain('All owners of a boat are notified');
  });

  it('tells who is warned and not of what', () => {
    const { acceptanceCriteria } = write('Warn guests of likely storms and show them another bay.');
    expect(acceptanceCriteria).toContain('Guests are shown another bay.');
  });
});
