import { describe, expect, it } from 'vitest';
import { draftStory } from './draft-story.ts';

const product = {
  name: 'Quarryline',
  description:
    'Members rent boats and join tours. Guides lead the tours and note who came. The front desk staff take bookings and answer questions. The manager looks at figures and sets prices.',
};
const draft = (idea: string) => draftStory({ idea, product });

describe('the story of an ordinary note', () => {
  it.each([
    ['Hard monthly cap per member', /I want to set a hard monthly cap per member,/],
    ['Cap rentals at five per week', /I want to cap rentals at five per week,/],
    ['Bulk change of prices for all boats', /I want to change prices for all boats in bulk,/],
    ['Guides need a search box', /^As a guide, I want to use a search box,/],
    ['Prices on the labels are often out of date after a price change.', /labels up to date after a price change,/],
    ['Offline mode for the pier since there is no wifi there', /so that it works where there is no WiFi\.$/],
    [
      'Guides should be able to see which boats are due and by when, and send them by mail.',
      /I want to see which boats are due and by when/,
    ],
    [
      'Background: the council wants the numbers. Members write them on paper. Goal: guides see which boats are due.',
      /^As a guide, I want to see which boats are due,/,
    ],
    [
      'Members get lost on the lake. Idea: a map in the confirmation mail.',
      /I want to have a map in the confirmation mail,/,
    ],
    [
      'Need: members cannot rent boats in August. Why: last year we had to call forty people.',
      /I want to keep members from renting boats in August,/,
    ],
  ])('%s', (idea, story) => expect(draft(idea).userStory).toMatch(story));

  it('tells what nobody may do with the thing that is asked for as a criterion', () => {
    const { userStory, acceptanceCriteria } = draft(
      'We need a log of who opened which booking. It has to be kept for ten years and nobody, not even the manager, may change it.',
    );
    expect(userStory).toMatch(/a log of who opened which booking/);
    expect(acceptanceCriteria).toContain('The log is kept for ten years.');
    expect(acceptanceCriteria).toContain('Nobody, not even the manager, can change the log.');
  });

  it('does not take advice for money, how much it differs for a bound, or what is added again for a thing', () => {
    expect(draft('Send members safety tips.').acceptanceCriteria.join()).not.toMatch(/pa(?:id|yment)/);
    expect(
      draft(
        'The stock and the list differ by up to 30 percent. We need a way to count a pier on the phone.',
      ).acceptanceCriteria.join(),
    ).not.toMatch(/limit of 30 percent/);
    expect(
      draft('Let me swap two guides between tours without deleting and adding them again.').acceptanceCriteria.join(),
    ).not.toMatch(/^And adding|,And adding/);
  });

  it('sends what is asked about, and not whoever asks', () => {
    const told = draft('Guides should be able to see which boats are due and by when, and send them by mail.');
    expect(told.acceptanceCriteria.join(' ')).toMatch(/send those boats by mail/);
  });
});
