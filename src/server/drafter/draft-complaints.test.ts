import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const FERRY = {
  name: 'Pontoon',
  description:
    'Pontoon runs the bookings of a small river ferry. Skippers see who comes aboard, passengers book a crossing, and the harbour office bills companies. The aim is that no crossing leaves half empty.',
};

function story(idea: string): string {
  return draftStory({ idea, product: FERRY }).userStory;
}

describe('a complaint that asks for nothing', () => {
  it.each([
    [
      'is over in its own words',
      'the scanner at the gate shows the crossing of the day before even though it is closed',
      /I want to (?:have|keep) the scanner at the gate (?:no longer show|from showing) the crossing of the day before even though it is closed, so that/,
    ],
    [
      'is over where what hurts stands behind the setting',
      'the deck lamp loses power in the tunnel and then the boarding list starts again at the first name',
      /I want to have the boarding list no longer start again at the first name when the deck lamp loses power in the tunnel, so that/,
    ],
    [
      'is over for the product where nothing else is named',
      'It counts my pram as a bicycle when I roll it aboard.',
      /I want to have Pontoon no longer count my pram as a bicycle when I roll it aboard, so that/,
    ],
    [
      'turns what is left out into what is done',
      "wheelchair places aren't taken into account, so we accept four wheelchairs for two places",
      /I want to have wheelchair places taken into account, so that I do not accept four wheelchairs for two places\.$/,
    ],
    [
      'goes on where its cause does',
      'sold-out crossings keep turning up in the app because the list is built at night',
      /I want to have sold-out crossings no longer turn up in the app just because the list is built at night, so that/,
    ],
    [
      'is told as it is to be where it says so',
      'the boarding list is sorted by cabin, not by name, so the Weber family always waits',
      /I want to have the boarding list sorted by name and not by cabin, so that/,
    ],
    [
      'keeps what was lost',
      'the tablet lost the signal under the bridge and the whole passenger list was gone',
      /I want to have the whole passenger list kept when the tablet loses the signal under the bridge, so that/,
    ],
    [
      'is over for whom it befell',
      'Got woken at four because of one seagull on the deck sensor.',
      /I want to no longer be woken at four because of one seagull on the deck sensor, so that/,
    ],
    [
      'looks for what took so long to find out',
      'The coast guard called on Monday. It took two of us three hours to find out who was on which crossing.',
      /I want to see who was on which crossing, so that/,
    ],
    [
      'is over where it is asked why it is so',
      'Why does the timer keep running when we lie at the pier?',
      /I want to have the timer no longer run when I lie at the pier, so that/,
    ],
  ])('%s', (_, idea, expected) => {
    expect(story(idea)).toMatch(expected);
  });

  it('tells in which case it is over', () => {
    const { acceptanceCriteria } = draftStory({
      idea: 'the deck lamp loses power in the tunnel and then the boarding list starts again at the first name',
      product: FERRY,
    });
    expect(acceptanceCriteria[0]).toMatch(/the boarding list no longer starts again at the first name/i);
    expect(acceptanceCriteria[0]).toMatch(/the deck lamp loses power in the tunnel/);
  });

  it.each([
    ['a duty of somebody', 'Companies have to pay within 14 days and the harbour office bills them on Friday.'],
    ['what nobody was told of', 'The skipper moves the crossing and nobody tells the passengers.'],
    ['what is never allowed', 'Open fire is never allowed on board.'],
  ])('is not seen in %s', (_, idea) => {
    expect(story(idea)).not.toMatch(/no longer/);
  });
});

describe('what is suggested behind a complaint', () => {
  it.each([
    [
      'Umbrellas never come back. A deposit on umbrellas maybe, or a message on the day they are due.',
      /deposit on umbrellas/,
    ],
    [
      'A skipper falls ill and I ring round ten people. Most do not answer. Better: everybody free that day gets a message.',
      /^(?!.*have most answer)/,
    ],
  ])('is not passed over for what hurts: %s', (idea, wish) => {
    expect(story(idea)).toMatch(wish);
  });

  it('goes to those who are reminded, and a summary that would make sense to whoever gets it', () => {
    expect(story('The software must remind passengers who have not paid by Friday evening.')).toMatch(
      /^As a passenger,/,
    );
    expect(story('Would a daily summary for every company make sense?')).toMatch(
      /I want to (?:get|see) a daily summary/,
    );
  });

  it.each([
    ['Passengers see how many crossings they have left', /I want to see how many crossings I have left, so that/],
    ['Skippers see which passengers are late', /I want to see which passengers are late, so that/],
    [
      'Passengers see only after weeks which crossings were paid',
      /I want to see which crossings were paid at once, so that/,
    ],
  ])('nobody complains of what they see, but of when: %s', (idea, told) => {
    expect(story(idea)).toMatch(told);
  });
});
