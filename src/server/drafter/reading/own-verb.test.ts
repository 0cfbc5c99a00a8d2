import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Kiln',
  description:
    'Kiln runs a pottery studio. Members book wheels and kilns and buy clay. Teachers give courses and mark attendance. The studio manager plans shifts and watches the stock.',
};

function wish(idea: string): string {
  return /I want to (.*?)(?:, so that .*)?\.$/.exec(draftStory({ idea, product }).userStory)?.[1] ?? '';
}

describe('what an idea says outright', () => {
  it.each([
    ['We need a way to archive old glaze recipes', 'archive old glaze recipes'],
    ['Could teachers reschedule a course during the holidays?', 'reschedule a course during the holidays'],
    [
      'It should be possible to anonymise the attendance of former members',
      'anonymise the attendance of former members',
    ],
    ['As a teacher, I want to access archived attendance lists', 'access archived attendance lists'],
    ['Members want to access their old invoices', 'access my old invoices'],
    [
      'We need a way to trigger a second firing if the first one requires that',
      'trigger a second firing if the first one requires that',
    ],
  ])('%s', (idea, wanted) => expect(wish(idea)).toBe(wanted));

  it.each([
    // Whoever makes the product adds and shows, people use and see.
    ['Could we show how full the kiln is before I leave the house?', /^see how full/],
    ['Could we let members swap a firing slot themselves?', /^swap a firing slot/],
    // The name of a thing is no order.
    ['Refill list for glazes that will run out this week', /^see a refill list/],
    ['Commission statement for the season', /a commission statement/],
    // A rule stays one.
    ["Teachers can't change attendance that was already billed", /^keep teachers from changing/],
  ])('is left as it was read: %s', (idea, wanted) => expect(wish(idea)).toMatch(wanted));

  it.each([
    ['Members keep losing their login', /^keep my login/],
    ['Members keep asking when the kiln is free', /^see when the kiln is free/],
    ['Members keep calling the teacher about their attendance', /^see my attendance/],
    ['As a member, I want to keep using my old glazes', /^keep using my old glazes/],
  ])('is no wish where people keep doing it: %s', (idea, wanted) => expect(wish(idea)).toMatch(wanted));
});
