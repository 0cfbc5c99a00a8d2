import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Gearpool',
  description: 'Members of a climbing club borrow gear. The warden hands it out and checks it once a year.',
};
const wishOf = (idea: string) => /, I want to (.+), so that /.exec(draftStory({ idea, product }).userStory)?.[1];

describe('an order to tell that names nobody', () => {
  it.each([
    ['Notify about late returns', 'be notified about late returns'],
    ['Alert on failed payments', 'be alerted on failed payments'],
    ['Remind on Fridays to hand in the keys', 'be reminded on Fridays to hand in the keys'],
    ['Notify by e-mail when gear is overdue', 'be notified by e-mail when gear is overdue'],
  ])('%s: whoever asks is told', (idea, wish) => {
    expect(wishOf(idea)).toBe(wish);
  });

  it.each(['Notify members about late returns', 'Warn the warden about broken gear'])('%s names somebody', (idea) => {
    expect(wishOf(idea)).toMatch(/late returns|broken gear/);
    expect(draftStory({ idea, product }).userStory).toMatch(/^As a (?:member|warden)/);
  });
});

describe('what comes as a surprise', () => {
  it.each([
    ['Late fees come as a surprise', 'see late fees from the start'],
    ['The deposit is often a nasty surprise for members', 'see the deposit from the start'],
    ['Members return nothing because the fees come as a surprise', 'see the fees from the start'],
  ])('%s: it is to be seen before', (idea, wish) => {
    expect(wishOf(idea)).toBe(wish);
  });
});

describe('an order and a statement in the words of everyday', () => {
  it.each([
    ["import test results from the scanner so i don't have to type them", 'import the test results from the scanner'],
    ['wish the lamp stayed on during a climb', 'have the lamp stay on during a climb'],
    [
      "Reports with fewer than three photos don't get published",
      'have reports with fewer than three photos not published',
    ],
    ['Order deadline at noon', 'set an order deadline at noon'],
    ['Stop orders once the stock is gone', 'no longer have orders taken once the stock is gone'],
    ['Orders under 10 euros are not delivered', 'have orders under 10 euros not delivered'],
  ])('%s', (idea, wish) => {
    expect(wishOf(idea)).toBe(wish);
  });

  it.each([
    ['How about members being able to swap a rope?', /^As a member[^,]*, I want to swap a rope,/],
    ['How about reminders being sent on Fridays', /I want to have reminders sent on Fridays,/],
    [
      'Members arrive all at once and we run around. If they could tap a button on the way, we would have the gear ready.',
      /^As a member[^,]*, I want to tap a button/,
    ],
    ['Gear under minumum stock gets onto the order list automaticly', /get onto the order list automatically/],
  ])('%s', (idea, story) => {
    expect(draftStory({ idea, product }).userStory).toMatch(story);
  });

  it.each([
    ['Never lend on Sundays', 'be sure that nothing can be lent on Sundays'],
    [
      "Don't send to anybody whose last two payments bounced",
      'be sure that nothing can be sent to anybody whose last two payments bounced',
    ],
    ['Please do not call after 8 pm', 'keep anybody from being called after 8 pm'],
  ])('%s: nothing or nobody may be so treated', (idea, wish) => {
    expect(wishOf(idea)).toBe(wish);
  });

  it('says nothing of an end where a thing may still be changed', () => {
    const idea = 'A request that was sent must not be changed any more, only cancelled';
    const told = draftStory({ idea, product }).acceptanceCriteria.join(' ');
    expect(told).toContain('A request that was sent is no longer changed. It can only be cancelled.');
    expect(told).not.toContain('any more');
  });

  it('is told by those of whom it is asked whether they can tell it', () => {
    const { userStory } = draftStory({ idea: 'Can a member tell us before the check that a rope is worn?', product });
    expect(userStory).toMatch(/^As a member of a climbing club, I want to tell the team /);
  });
});
