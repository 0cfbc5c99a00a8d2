import { describe, expect, it } from 'vitest';
import { people } from './allotments.contract.ts';
import { asksPlainly } from './asks-plainly.ts';
import { readOpenQuestion } from './read-open-question.ts';
import { relieveLooks } from './relieve-looks.ts';
import { shapeStop } from './shape-stop.ts';

describe('bans and questions of two halves', () => {
  it.each([
    [
      "I'd love for plot holders to see which beds are dry, because we water too much.",
      'Plot holders should be able to see which beds are dry, because we water too much.',
    ],
    [
      'We no longer want helpers to be able to lend a mower out. They should ask the warden.',
      'Do not let helpers lend a mower out. Helpers should ask the warden.',
    ],
    [
      'I no longer want wardens to open the shed unless two of them are there.',
      'Do not let wardens open the shed unless two of them are there.',
    ],
    [
      'Helpers should not be able to change a bill, only the treasurer, because it was sent already.',
      'Helpers should not be able to change a bill, because it was sent already. Only the treasurer can change a bill.',
    ],
    [
      'Could we let helpers swap a work day online instead of making them ring the warden?',
      'Could we let helpers swap a work day online instead of having to ring the warden?',
    ],
    [
      "Don't send water bills to visitors, send them to the treasurer instead.",
      'Send water bills to the treasurer instead of visitors',
    ],
    [
      "Don't send work day notes to helpers directly if they are minors, send them to the plot holder instead",
      'Send work day notes to the plot holder instead of helpers if they are minors',
    ],
    [
      'Do not send changes to wardens by fax, send them by mail instead',
      'Send changes to wardens by mail instead of by fax',
    ],
    [
      "Why can't I see as a plot holder which of my beds are dry?",
      "Why can't a plot holder see which of their beds are dry?",
    ],
    [
      'What if a plot holder wants to go back to the old bed - can they do that themselves?',
      'Can a plot holder go back to the old bed themselves?',
    ],
    ['Once a lease is closed, can they reopen it?', 'Can they reopen a lease once it is closed?'],
    ['Helpers can no longer log in.', 'Helpers cannot log in'],
    ['Never have to let a shed be booked while it is painted', 'A shed must never be booked while it is painted'],
    [
      'Could we read the number off the photo rather than making the plot holder type it in?',
      'Could we read the number off the photo, so that the plot holder does not have to type it in?',
    ],
    [
      'I want to see a photo of the bed instead of having people explain it.',
      'I want to see a photo of the bed, so that people do not have to explain it.',
    ],
  ])('are said in one: %s', (text, said) => {
    expect(asksPlainly(text, people)).toBe(said);
  });

  it.each([
    "Don't send water bills to visitors. Send the treasurer a list instead.",
    'Could we send the bill by mail rather than making a call?',
    'Can I sign up as a visitor?',
    'What if a plot holder wants to go back to the old bed?',
    'Once a lease is closed, can they see it in the list?',
    'Never let a shed key out of the house',
    'Never let me be charged twice for one bed',
    'Helpers can no longer cancel after noon',
    'Helpers who left can no longer log in.',
    'The list should name each bed, rather than making the plot holder all the calls.',
    'I want to scan the key tag instead of having to type the number.',
  ])('stay as they are where there is one: %s', (text) => {
    expect(asksPlainly(text, people)).toBe(text);
  });
});

describe('what is no longer to be', () => {
  it.each([
    ['stop charging for a bed that stays empty', 'no longer be charged for a bed that stays empty'],
    [
      'stop billing plot holders for water and crediting it a month later',
      'no longer be billed for water and have it credited a month later',
    ],
    [
      "don't send reminders to plot holders once the lease has ended",
      'no longer get reminders once the lease has ended',
    ],
    ["don't count empty beds any more", 'no longer have empty beds counted'],
  ])('is said for those who suffer from it: %s', (said, wish) => {
    expect(shapeStop(said, people).wish).toBe(wish);
  });
});

describe('what it makes of them', () => {
  it.each([
    ['the numbers look terrible', 'the numbers do not look terrible'],
    ['the garden look untidy', 'the garden does not look untidy'],
    ['people jealous', 'people are not jealous'],
    ['the weekly figures misleading', 'the weekly figures are not misleading'],
  ])('is over: %s', (rest, said) => {
    expect(relieveLooks('make', 'this', rest)).toBe(said);
  });

  it.each(['me feel worse', 'the garden look nice', 'people happy'])('is left alone: %s', (rest) => {
    expect(relieveLooks('make', 'it', rest)).toBeUndefined();
  });
});

describe('a question and the one behind its dash', () => {
  it('are both to be known', () => {
    const read = readOpenQuestion(
      {
        text: 'what happens when a lease ends in winter - does the holder pay for the spring or does it go to the next one?',
        isQuestion: true,
        isItem: false,
      },
      people,
    );
    expect(read?.action.wish).toBe(
      'know what happens when a lease ends in winter, and whether the holder pays for the spring or it goes to the next one',
    );
  });
});
