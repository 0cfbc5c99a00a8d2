import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Quayside',
  description:
    'Quayside is an app for a harbour. Skippers book berths and write logs, harbour masters assign berths and keep the tariffs, and guests visit boats.',
};

const story = (idea: string) => draftStory({ idea, product });

describe('a sentence that only points back', () => {
  it.each([
    [
      'Pay slips show the tariff of the last year. They must not.',
      'pay slips from showing the tariff of the last year',
    ],
    ['The receipt shows the name of the skipper. It should not.', 'the receipt from showing the name of the skipper'],
    ['Guests can see the logs of others. They must not.', 'keep guests from seeing the logs of others'],
    [
      'Some skippers leave too late. They must pay half the tariff.',
      'have skippers who leave too late pay half the tariff',
    ],
    [
      'Let skippers change a log. After the boat has left this must not be possible.',
      'change a log, but not once the boat has left',
    ],
    [
      'Let skippers change a log. Once it is signed, this should no longer be possible.',
      'change a log, but not once it is signed',
    ],
    ['Guests never get the tariff. They should.', 'I want to get the tariff'],
    ['The old logs are gone after a move. They should move with the boat.', 'have the old logs move with the boat'],
    [
      'When a skipper changes boats, the old logs are gone. They should move with the skipper.',
      'have the old logs move',
    ],
    ['Receipts go out twice. One receipt per boat is enough.', 'get one receipt per boat'],
    ['Log requests land in my inbox. I would like to see them in one list.', 'see log requests in one list'],
    ['The tariff is the same for all boats. Let the harbour master choose it.', 'choose the tariff'],
    ['Spare berths are not recorded at all. We need a way to book them in.', 'book spare berths in'],
    ['Logs stay open for weeks. Remind skippers after three days.', 'be reminded of the logs after three days'],
    [
      'Logs stay open for weeks. Remind the harbour master after three days.',
      'be reminded of the logs after three days',
    ],
  ])('is the wish, with what it points to: %s', (idea, wish) => {
    expect(story(idea).userStory).toContain(wish);
  });

  it.each([
    ['Skippers want to stay longer. They should pay by card.', 'As a skipper'],
    ['Skippers forget their logs. They should write them on board.', 'As a skipper'],
    ['Guests ask skippers for the way. They should see a map.', 'As a guest'],
  ])('is about people where people were spoken of: %s', (idea, who) => {
    expect(story(idea).userStory).toContain(who);
  });

  it('keeps a ban that is told in the words of the wish', () => {
    expect(story('Let skippers edit logs. Skippers must not edit logs of others.').acceptanceCriteria).toContain(
      'Skippers do not edit logs of others.',
    );
    expect(
      story('Keep skippers from editing logs. Skippers must not edit logs.').acceptanceCriteria.join(' '),
    ).not.toMatch(/edit logs.*edit logs\./);
  });
});

describe('a question with a "not"', () => {
  it.each([
    ['Which boats did not leave for a month?', 'see which boats did not leave for a month'],
    ['Who did not write a log last week?', 'see who did not write a log last week'],
    ["Which berths don't have water?", 'see which berths do not have water'],
    ['Why do guests not see the tariff?', 'see the tariff'],
  ])('%s', (idea, wish) => {
    expect(story(idea).userStory).toContain(wish);
  });
});
