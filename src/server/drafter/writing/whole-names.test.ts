import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Quay',
  description:
    'Quay runs a small ferry pier. Passengers book crossings and store luggage. Pier staff check tickets and hand out lockers. The harbour office plans the crossings and writes the invoices.',
};
const draft = (idea: string) => draftStory({ idea, product });

describe('what only looks like a clause', () => {
  it.each([
    'Luggage lockers for passengers who return after the last ferry has left',
    'A refund for passengers who cancel before the crossing starts',
  ])('%s', (idea) => {
    const { userStory } = draft(idea);
    expect(userStory).not.toContain('be sure that');
    expect(userStory).toMatch(/passengers who|who (?:return|cancel)/);
  });

  it('is a state where something stays so', () => {
    expect(
      draft('Passengers forget to tell us that they will not come, so their seats stay empty').userStory,
    ).toContain('their seats no longer stay empty');
    expect(draft('The office forgets to open the gate, so the pier stays empty all day').userStory).toContain(
      'the pier does not stay empty all day',
    );
  });

  it('is a duty with what follows where nobody does it', () => {
    const { userStory, acceptanceCriteria } = draft(
      'Passengers should pay in advance, otherwise the seat goes to the next in line',
    );
    expect(userStory).not.toContain('keep the seat from');
    expect(acceptanceCriteria.join(' ')).toContain('the seat goes to the next in line');
  });

  it('has no opposite where it lasts', () => {
    const { userStory, acceptanceCriteria } = draft('The app must stay available when the payment provider is down');
    expect(userStory).toContain('I want to have the product stay available when');
    expect(acceptanceCriteria.join(' ')).not.toContain('as long as');
    expect(acceptanceCriteria).toContain('Everything that does not need it can be done as before.');
  });

  it('is what there must not be', () => {
    const { userStory } = draft('no phone numbers of passengers on the public pages');
    expect(userStory).toContain('there are no phone numbers of passengers on the public pages');
  });

  it.each([
    ['Warn a passenger whose crossing is about to leave', /warned when my crossing is about to leave/],
    [
      "Text passengers when their luggage isn't collected, as we otherwise give it away",
      /so that it is not given away/,
    ],
    [
      "As a passenger, I want to leave out the bar bill because I don't drink",
      /leave out the bar bill because I do not drink, so that /,
    ],
    ['Could passengers get a text when its their turn?', /when it is my turn/],
  ])('is told as it is meant: %s', (idea, story) => expect(draft(idea).userStory).toMatch(story));

  it('says once what becomes of a message that does not arrive', () => {
    for (const idea of ['Alert pier staff when a locker stays open', 'Tell passengers as soon as a crossing is full']) {
      const told = draft(idea).acceptanceCriteria.filter((text) => /be delivered/.test(text));
      expect(told.length).toBeLessThanOrEqual(1);
    }
  });

  it('is liked, and the deed is what is wanted', () => {
    const { userStory } = draft('Some passengers want a window seat. I would like to note that once for each of them.');
    expect(userStory).not.toContain('to like to');
  });

  it('has the verb of many behind a word for many', () => {
    const { userStory } = draft('Pier staff change every hour. Some do two shifts. Shifts need to be spread evenly.');
    expect(userStory).not.toMatch(/some does/i);
  });
});
