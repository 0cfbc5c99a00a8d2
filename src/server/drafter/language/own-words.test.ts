import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { withPlainWords } from './own-words.ts';

const product = {
  name: 'Lanewise',
  description: 'Swimmers book lanes at our pool. Coaches publish lessons and staff check tickets.',
};

describe('a number with a comma', () => {
  it.each([
    ['2,500 tickets', '2500 tickets'],
    ['1,250,000 visits, or more', '1250000 visits, or more'],
    ['a fee of 1,200.50 euros', 'a fee of 1200.50 euros'],
    ['lanes 1,2 and 3', 'lanes 1,2 and 3'],

    ['in 2024, 300 came', 'in 2024, 300 came'],
  ])('is one word: %s', (text, plain) => {
    expect(withPlainWords(text)).toBe(plain);
  });

  it('is written as it was in every part of the story', () => {
    const draft = draftStory({ idea: 'Show swimmers the 1,000 metre badge once they swam 12,500 metres.', product });
    const all = [draft.headline, draft.userStory, ...draft.acceptanceCriteria].join('\n');
    expect(draft.userStory).toContain('the 1,000 metre badge once I swam 12,500 metres');
    expect(all).not.toMatch(/\b1000\b|\b12500\b|(?<!,)\b000\b/);
  });

  it('tears no complaint that opens with it', () => {
    const draft = draftStory({ idea: 'Of 2,500 tickets sold each month, a third is never used.', product });
    expect(draft.userStory).toContain('of 2,500 tickets sold each month, a third is never used');
    const among = draftStory({ idea: 'Among the 3,400 swimmers we have, hardly anyone books a lesson.', product });
    expect(among.userStory).toContain('among the 3,400 swimmers I have, hardly anyone books a lesson');
    const long = draftStory({
      idea: 'Of the 1,200 reminders we send out each month, fewer than one in ten swimmers reads them, and no coach does.',
      product,
    });
    expect(long.userStory).toContain(
      'be rid of the problem that fewer than one in ten swimmers reads them, of the 1,200 reminders',
    );
  });
});

describe('a name that denies something', () => {
  it.each([
    ['lanes with a Do Not Enter sign', 'lanes with a donotenter sign'],
    ['a locker with a "no coins" label', 'a locker with a nocoins label'],
    ['swimmers on the do-not-call list', 'swimmers on the donotcall list'],
    ["lanes with a Don't Dive sign", 'lanes with a dont-dive sign'],
    // Orders, titles and what is said stay.
    ['Do Not Close Lanes At Noon', 'Do Not Close Lanes At Noon'],
    ['lanes with no sign', 'lanes with no sign'],
    ['the "no coins" rule', 'the "no coins" rule'],
    ['mark no-shows', 'mark no-shows'],
  ])('is one word: %s', (text, plain) => {
    expect(withPlainWords(text)).toBe(plain);
  });

  it('stands in the story as it was written', () => {
    const { userStory } = draftStory({ idea: 'Lanes with a Do Not Enter sign should be skipped.', product });
    expect(userStory).toContain('lanes with a Do Not Enter sign skipped');
  });
});

describe('what somebody may mark, quoted', () => {
  it.each([
    ['a course marked as "can\'t afford"', 'a course marked as cant-afford'],
    ['a lesson tagged “not interested” is hidden', 'a lesson tagged not-interested is hidden'],
    // Other quotes, and denials that nobody marks, stay.
    ['a lesson tagged "for beginners"', 'a lesson tagged "for beginners"'],
    ['swimmers "can\'t find it"', 'swimmers "can\'t find it"'],
    ["marked as paid, and can't pay again", "marked as paid, and can't pay again"],
  ])('denies nothing: %s', (text, plain) => {
    expect(withPlainWords(text)).toBe(plain);
  });

  it('stands in the story as it was written', () => {
    const draft = draftStory({ idea: 'Let swimmers mark a lesson as "not interested".', product });
    expect(draft.userStory).toContain('I want to mark a lesson as "not interested",');
  });
});
