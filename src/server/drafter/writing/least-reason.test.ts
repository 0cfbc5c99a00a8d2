import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { variedReason } from './least-reason.ts';

const forge = {
  name: 'Anvil',
  description:
    'Anvil is for forges that give courses. Guests book a course, order knives and see their bills. Smiths take orders and note what they made. The office staff plan the courses, write invoices and keep the stock of steel.',
};

function why(idea: string): string {
  return /so that (.+)\.$/.exec(draftStory({ idea, product: forge }).userStory)?.[1] ?? '';
}

describe('what a wish is good for by its words alone', () => {
  it.each([
    ['Office staff should be able to prepare invoices', /^they are ready when they are needed$/],
    [
      'Release the money to the smith only after the guest has confirmed the knife arrived as described, or after seven days without a complaint.',
      /^nothing goes ahead unchecked$/,
    ],
    ['Guests should be able to propose two or three appointment times', /^a time is found without a phone call$/],
    [
      "Many of our smiths don't speak English and misunderstand their tasks. They should be able to switch the app to their own language.",
      /^I understand what I read$/,
    ],
    ['Set a stand-in for the weekly orders', /^nothing is left lying while/],
    ['Write invoices in Swiss francs as well', /^it suits whoever gets it$/],
    ['The office staff want to see steel running low by size', /^I can see to (?:it|them) in time$/],
    ['Queue of knives to grind, sorted by the promised day', /^I can work through it in that order$/],
    ['Can guests get one message a day with all news and not six?', /^I am not disturbed more often than I need$/],
    ['A swap market for course places', /^people find each other without a go-between$/],
    ['Smiths want to take half a day off', /^nobody plans me in for that time$/],
    ['Smiths want to rate apprentices without seeing their names', /^nobody is preferred$/],
    ['Undo a sent offer within ten seconds', /^a slip does no lasting harm$/],
    ['Guests should be able to change the date range', /^I see the time that matters to me$/],
    [
      'The office should only pay for what was delivered',
      /^nothing is paid that was not received$|^(?!everybody gets)/,
    ],
    ['Hide the phone numbers of guests from smiths, for privacy', /^the privacy of those concerned is kept$/],
  ])('%s', (idea, reason) => {
    expect(why(idea)).toMatch(reason);
  });

  it('does not take the words of a name for a deed', () => {
    expect(why('Forge lights should dim by the cue in the show list')).not.toBe('nobody has to ask for it');
    expect(why('Approve courses without logging in to the full site')).not.toBe('I need no account for it');
    expect(why('Smiths book a pick-up time')).not.toBe('it is clear later how much time it took');
    expect(why('Put the finished offer into our folder automatically')).not.toMatch(/has to put/);
    expect(why('Guests with bigger letters on the screen and a jacket for safety')).not.toBe('nobody comes to harm');
  });

  it('leaves the names with those who have them', () => {
    const { userStory } = draftStory({ idea: 'Smiths want to rate guests without seeing their names', product: forge });
    expect(userStory).toContain('without seeing their names');
    const own = draftStory({ idea: 'Smiths want to call guests without showing their own number', product: forge });
    expect(own.userStory).toContain('my own number');
  });
});

describe('the plainest reasons', () => {
  const ideas = Array.from({ length: 40 }, (_, at) => `Guests need thing number ${at}`);
  const plainest = 'I do not have to watch out for it myself';

  it('are said in several ways, and always alike for the same idea', () => {
    const said = ideas.map((idea) => variedReason(plainest, idea));
    expect(new Set(said).size).toBe(3);
    expect(ideas.map((idea) => variedReason(plainest, idea))).toEqual(said);
  });

  it('that say something stay as they are', () => {
    expect(new Set(ideas.map((idea) => variedReason('I can prove it later', idea)))).toEqual(
      new Set(['I can prove it later']),
    );
  });
});
