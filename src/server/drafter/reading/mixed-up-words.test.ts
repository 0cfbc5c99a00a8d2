import { describe, expect, test } from 'vitest';
import { withoutMixedUp } from './mixed-up-words.ts';

const isRole = (word: string) => ['diver', 'guide'].includes(word);

describe('words that sound alike', () => {
  test.each([
    ['warn us when a boat is out longer then an hour', 'warn us when a boat is out longer than an hour'],
    ['I want to see were the boat is', 'I want to see where the boat is'],
    ['can a guide see were a boat is moored?', 'can a guide see where a boat is moored?'],
    ['a page were divers can vote', 'a page where divers can vote'],
    ['they where told too late', 'they were told too late'],
    ['let them change there address', 'let them change their address'],
    ['their is no map', 'there is no map'],
    ["tell me when your away and show a tank and it's price", "tell me when you're away and show a tank and its price"],
    ['it comes to late and is to slow to use', 'it comes too late and is too slow to use'],
    ['we want too see it', 'we want to see it'],
    ['you should of told us before we loose track', 'you should have told us before we lose track'],
    ['check weather the sea is calm', 'check whether the sea is calm'],
    ['id like a map. lets pay them', "I'd like a map. let's pay them"],
    ["divers who's card has expired", 'divers whose card has expired'],
    ['see witch boat is out before there permit expires', 'see which boat is out before their permit expires'],
    ['guides forget too lock up', 'guides forget to lock up'],
    ['each divers card and a guides whistle', "each diver's card and a guide's whistle"],
  ])('are put right where only one can stand: %s', (mixed, meant) => {
    expect(withoutMixedUp(mixed, isRole)).toBe(meant);
  });

  test.each([
    'order more then the kitchen should print it',
    'book more then pay later',
    'the tanks we see were empty',
    'put it back there where it was',
    'pay there and leave',
    'slow down and go to late dives',
    'the plan is too deep',
    'check weather at the reef',
    'list loose ends',
    'Lets divers book',
    "somebody who's ill is replaced",
    'a divers area and the divers cards',
    'see that divers vote',
    'dress as a witch for the party',
    'stay until there is wind',
    "know when it's over",
  ])('stay where either may be meant: %s', (said) => {
    expect(withoutMixedUp(said, isRole)).toBe(said);
  });
});
