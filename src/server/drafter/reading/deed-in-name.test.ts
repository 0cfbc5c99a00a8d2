import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { deedInName } from './deed-in-name.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const ZOO = {
  name: 'Menagerie',
  description:
    'Menagerie runs a small zoo. Visitors buy tickets and adopt animals, keepers feed animals and write the day book, and the ticket office sells yearly passes.',
};
const people = knowPeople(readProduct(ZOO.name, ZOO.description));

describe('a name that tells what somebody does with it', () => {
  it.each([
    ['A wish list that visitors can share with family', 'visitors should be able to share a wish list with family'],
    [
      'Vouchers that visitors can buy online and give to a friend',
      'visitors should be able to buy vouchers online and give the vouchers to a friend',
    ],
    ['Feeding plan which keepers fill in before noon', 'keepers should be able to fill in a feeding plan before noon'],
    ['Photos visitors can look at later', 'visitors should be able to look at photos later'],
    ['A map visitors can print and fold up', 'visitors should be able to print a map and fold it up'],
    [
      'Lists the ticket office can share with the board',
      'the ticket office should be able to share lists with the board',
    ],
    ['It would be nice to have photos you can look at later', 'I want to look at photos later'],
    ['Comments that can be hidden by the keeper', 'the keeper should be able to hide comments'],
    ['Something that warns keepers when hay runs low', 'keepers should be warned when hay runs low'],
    [
      'A weekly mail that tells keepers which animals are new',
      'keepers should get a weekly mail that tells them which animals are new',
    ],
  ])('%s', (said, wish) => {
    expect(deedInName(said, people)).toBe(wish);
  });

  it.each([
    'A map that shows which houses are open',
    'Visitors can buy tickets online',
    'A form where visitors say what they saw',
    'The animals that keepers like',
    'Show the animals that visitors adopt most',
    'A list on which keepers put their names',
    'A button that rings the vet',
    'Track changes so that the keeper learns from them',
    'Reject a ticket with a reason the visitor can read',
    'Tickets that are sold out',
  ])('is left as it is: %s', (said) => {
    expect(deedInName(said, people)).toBe(said);
  });

  it('is wished by whoever does it', () => {
    const draft = draftStory({ idea: 'Vouchers that visitors can buy online and give to a friend', product: ZOO });
    expect(draft.userStory).toMatch(/^As a visitor, I want to buy vouchers online/);
    expect(draft.acceptanceCriteria).toContain('A visitor can give the vouchers to a friend.');
  });

  it('keeps what stands in its clause together', () => {
    const draft = draftStory({ idea: 'An overview that compares this month with the last one', product: ZOO });
    expect(draft.acceptanceCriteria).toContain('The overview compares this month with the last one.');
  });
});
