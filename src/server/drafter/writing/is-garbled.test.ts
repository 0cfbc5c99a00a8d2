import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { isGarbled, isGarbledName, isGarbledReason } from './is-garbled.ts';
import { isSound } from './is-sound.ts';

describe('a text', () => {
  it.each([
    'keep eggs from shoulding need a stamp',
    'feed a hen for my without seeing the rest',
    'I tapped do not start by accident',
    'I hear more than about it in the evening',
    'eggs do not should should need a stamp',
    'get I without losing it',
    'a member of the crew receives they without losing it',
    'No more I getting nine people asking',
    'have a never again',
    'Handed is been in before noon',
    'Zero eggs are got',
    'The nest is includes straw and hay',
    'Cold days do not count as late days do not nag the keepers',
    'a member of the this week a crew is told',
    'The whoever opens the shed sees no list',
    'a keeper can have to declare sick birds',
    'they no longer quotes with the old feed price',
    'Some want to stay, then both keepers agrees',
    'have some want to stay with their flock',
    'When a hen is lost, and whether it is paid for, a keeper can see what happens',
    'The list comes in the form the vet asks, specifically for with names',
    'A one without a ring is shown as such',
    'At exactly 6 eggs needs no message is sent yet',
    'use lost 3 hens to the fox this week',
    'have feed prices moved by a tenth and I no longer sell at the old price',
    'any one of every saved list of eggs',
    'Notice about birds which are',
    'the vet and the keeper 30 are told, 15 and 5 days before',
    'twice this month a hen do not lay',
    'dad are not able to open the coop',
    'have every Friday I have people asking for eggs',
  ])('that a joint or a cut has torn is garbled: %s', (text) => {
    expect(isGarbled(text)).toBe(true);
  });

  it.each([
    'A keeper sees the for and against of each feed',
    'Eggs cost more than those of last week',
    'I do not start it by accident',
    'see the never finished list of repairs',
    'see which of the birds they feed and which not',
    'Keepers who do not sell do not get a list',
    'see how late it is',
    'know who was called and when',
    'see what guests need to bring',
    'get the papers we need to sign',
    'sell eggs earlier than they do at the market',
    'he or she with the key can open the coop',
    'use a form that the vet and I fill in',
    'see the list that the keeper and we agreed on',
    'Hens that lack a ring are listed for the vet',
    'The hens in a coop are counted each evening',
    'two weeks is enough for a ring',
    'The staff are told when a hen is missing',
    'they in the end agree on a price',
    'people like us can come on Sundays',
    'the keeper they know best brings the feed',
    'All the news is shown on one page',
    'see the day after which nothing is sold',
    'A coop can be cleaned once both keepers agree',
    'see every order we ship',
    'buy a one day pass',
    'At exactly 6 eggs no message is sent yet',
  ])('is no worse for looking like it: %s', (text) => {
    expect(isGarbled(text)).toBe(false);
  });

  it('gives no reason that has lost its doer', () => {
    expect(isGarbledReason('lost 3 hens to the fox do not last')).toBe(true);
    expect(isGarbledReason('lost hens are found before night')).toBe(false);
    expect(isGarbledReason('I do not pile up in the coop')).toBe(true);
    expect(isGarbledReason('eggs do not pile up in the coop')).toBe(false);
  });
});

describe('the name of an actor', () => {
  it.each([
    'I wish keeper',
    'keeper in the hills says she',
    'no keeper',
    'this week crew',
    'keeper has one',
    'mrs Ng',
    'dr okoro',
  ])('is none: %s', (name) => {
    expect(isGarbledName(name)).toBe(true);
  });

  it.each([
    'keeper',
    'egg collector who has no key',
    'dispatch lead',
    'IT lead',
    'can collector',
    'member of the support desk',
    'keeper with a dog',
    'head of studies',
  ])('is one: %s', (name) => {
    expect(isGarbledName(name)).toBe(false);
  });
});

describe('a wish', () => {
  it.each([
    'fix that before winter',
    'solve it',
    'have to ring the birds',
    'be rid of the problem that a keeper told us that the lock is stiff',
    'use the coop rather than,',
  ])('that says nothing by itself is not sound: %s', (wish) => {
    expect(isSound(wish)).toBe(false);
  });

  it.each([
    'fix that fence before winter',
    'no longer have to ring the birds by hand',
    'save the birds I feed (hens, ducks, geese)',
    'make sure that nobody, not even the vet, can open the coop',
    'use my ring until the vet marks me as absent',
    'swap days with another keeper when one of us is ill',
    'know until when a coop must be cleaned',
    'see that the door is shut',
  ])('is sound: %s', (wish) => {
    expect(isSound(wish)).toBe(true);
  });
});

describe('an idea that reads badly', () => {
  const product = { name: 'Coopwise', description: 'Coopwise runs a hen farm. Keepers feed hens. Vets check hens.' };
  const storyOf = (idea: string) => draftStory({ idea, product });

  it('is told by what asks, and not by its first clause', () => {
    const { userStory } = storyOf(
      'lost 3 hens this week, no clue why. keepers should write down when the door was open',
    );
    expect(userStory).toMatch(/keepers write down when the door was open|to write down when the door was open/);
  });

  it('is told by what matters where its wish only points back', () => {
    const { userStory } = storyOf(
      'a neighbour wrote: "I have a dog and asked for a fence. When I came nobody knew about the dog." we have to fix that before winter',
    );
    expect(userStory).not.toMatch(/fix that/);
  });

  it('asks two things in whole sentences: "what happens if ..., do they ... or do we ...?"', () => {
    const { userStory } = storyOf('What happens if a keeper falls ill, do the hens wait or do we send another keeper?');
    expect(userStory).toContain('what happens if a keeper falls ill, and whether the hens wait or ');
  });

  it('has no actor that is no name: "I wish keepers could ..."', () => {
    expect(storyOf('I wish keepers could send us a picture of sick hens, as many call twice.').userStory).toMatch(
      /^As a keeper, /,
    );
  });

  it('tells what else is done to a thing that is not shown', () => {
    const { acceptanceCriteria } = storyOf(
      "Don't show door codes to visitors, and delete them a week after the visit.",
    );
    expect(acceptanceCriteria).toContain('Door codes are deleted a week after the visit.');
  });

  it('speaks of nobody as "we" in a criterion', () => {
    const { acceptanceCriteria } = storyOf('Can keepers see what a hen costs before we have weighed the bird?');
    expect(acceptanceCriteria.join()).not.toMatch(/\b(?:we|our|my)\b/);
  });

  it('says "be sure" of what would be nice', () => {
    const { userStory } = storyOf('it would be nice if keepers could see the egg count from home');
    expect(userStory).toMatch(/see the egg count from home/);
  });
});

describe('a wish that was turned badly', () => {
  it.each([
    'see how many squares of felt how many squares of felt does I have left',
    'see where where did my queue go',
    'see how many bags do we have',
    'no more alwaysing end up there',
    'use a page should remember where it was',
  ])('is garbled: %s', (wish) => {
    expect(isGarbled(wish)).toBe(true);
  });

  it.each([
    'see how many members do not have a card',
    'try again and again and again',
    'go through it step by step',
    'see what members should bring',
    'get a task I should do',
    'see a list of what they do',
  ])('is not: %s', (wish) => {
    expect(isGarbled(wish)).toBe(false);
  });
});
