import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Foundrybook',
  description:
    'Foundrybook is used in a small iron foundry. Moulders log each cast, quality inspectors record defects and scrap, the owner looks at costs, and dispatch sends castings out.',
};

function storyOf(idea: string): string {
  return draftStory({ idea, product }).userStory;
}

describe('a story says what was meant, and not its opposite or half of it', () => {
  it.each([
    [
      'a verb that looks like a reason',
      'show which moulds cause the most scrap over the last three months',
      /I want to see which moulds cause the most scrap/,
    ],
    [
      'an alarm that is to come',
      'dispatch gets an alarm if a furnace has been too hot for more than 5 minutes',
      /^As a member of dispatch, I want to get an alarm if a furnace has been too hot/,
    ],
    [
      'a harsh rule',
      'Anybody who has been late twice is suspended until the owner has looked at it.',
      /have anybody who has been late twice suspended until I have looked at it/,
    ],
    [
      'a ban that ends with emphasis',
      "Castings with a failed test can't be put on any lorry, full stop.",
      /have castings with a failed test not put on any lorry/,
    ],
    [
      'what "only" waits for',
      'a casting may only go out after the quality inspector confirmed the crack test was done',
      /only go out after the quality inspector confirmed/,
    ],
    [
      'who sends it',
      'send a friendly reminder 7 days after the due date without me having to think of it',
      /have a reminder sent automatically 7 days after the due date, so that I do not have to think of it/,
    ],
    [
      'whom a question is answered to',
      'Show the quality inspector which moulds will need a check in the next 4 weeks',
      /^As a quality inspector, I want to see which moulds will need a check/,
    ],
    [
      'people who are no role',
      'people on the waiting list want to know how many weeks it will take',
      /^As a person on the waiting list, /,
    ],
    [
      'which are meant, and in which case',
      'Suggest the tools and gloves that belong to a cast when somebody adds it to the list',
      /have the tools and gloves that belong to a cast suggested when somebody adds it to the list/,
    ],
    [
      'who hears of it too late',
      'moulders report defects on a slip of paper and the quality inspector sees it days later, if ever',
      /^As a quality inspector, I want to be told as soon as moulders report defects/,
    ],
    [
      'what was tried in vain',
      'We tried to keep a list of who is casting what. it died after a month because it was a spreadsheet',
      /I want to keep a list of who is casting what/,
    ],
    [
      'when it is too late',
      'Missing weights are only noticed when billing starts, and by then its to late to weigh again',
      /have missing weights noticed before billing starts, so that it is not too late to weigh again/,
    ],
    ['a good time', 'tell moulders when today is a good time to run the furnace', /when today is a good time to run/],
    [
      'who gets and who makes it',
      'The customer wants a temperature record at handover',
      /^As a customer, I want to get a temperature record at handover/,
    ],
  ])('%s', (_, idea, expected) => {
    expect(storyOf(idea)).toMatch(expected);
  });

  it('bars no deed because its case is denied', () => {
    const { acceptanceCriteria } = draftStory({
      idea: "Block orders automatically when the remaining hours aren't enough for the cast",
      product,
    });
    expect(acceptanceCriteria.join(' ')).not.toMatch(/try to block/);
  });

  it.each([
    [
      'a complaint about messages',
      'Customers get a reminder although they have already paid',
      /get a reminder although/,
    ],
    ['a wish for messages', 'Customers should get a reminder 3 days before delivery', /should/],
    ['a list of people', 'Show moulders which are free today', /^As a moulder, I want to see which are free/],
  ])('takes %s for what it is', (_, idea, wrong) => {
    expect(storyOf(idea)).not.toMatch(wrong);
  });
});
