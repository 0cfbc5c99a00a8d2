import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const TRIPS = {
  name: 'Saltpan',
  description:
    'Saltpan plans field trips for biology schools. Teachers publish trips, pupils sign up, parents confirm.',
};
const REEFS = {
  name: 'Reefwatch',
  description: 'Divers file reports of damaged reefs with a photo; rangers go and look.',
};
const CHOIRS = {
  name: 'Choirbox',
  description: 'Choirbox is for choirs. Singers download recordings; the conductor plans rehearsals.',
};

function criteria(idea: string, product: { name: string; description: string }): string {
  return draftStory({ idea, product }).acceptanceCriteria.join(' ');
}

describe('a warning before somebody does something', () => {
  it.each([
    'Warn teachers before publishing a trip in which two groups use the same boat.',
    'Please warn me before I delete a trip that pupils have already paid for',
    'The app should warn a teacher before overwriting a price that another teacher has changed.',
  ])('is shown at once and sends no message: %s', (idea) => {
    const said = criteria(idea, TRIPS);
    expect(said).not.toMatch(/again later|turned these messages off|next sign-in/);
    expect(said).toContain('The warning names what it is about.');
  });

  it.each(['Warn teachers before their licence expires', 'Warn parents two hours before closing time'])(
    'is a message where nobody does anything: %s',
    (idea) => {
      expect(criteria(idea, TRIPS)).not.toContain('The warning names what it is about.');
    },
  );
});

describe('reports', () => {
  it.each([
    'As a ranger I want to see unresolved reports near my station so I can plan the day.',
    'Rangers should see all reports within 5 km of the harbour.',
  ])('that people file hold no figures: %s', (idea) => {
    expect(criteria(idea, REEFS)).not.toMatch(/figure|nothing to count/);
  });

  it('over a period do', () => {
    expect(criteria('As a ranger I want a monthly report of damaged reefs per bay.', REEFS)).toMatch(
      /nothing for the .*report yet/,
    );
  });

  it('nearby get something added, and no place is asked for', () => {
    expect(criteria('Divers should be able to add their name to an open report nearby.', REEFS)).not.toMatch(/place/);
  });
});

describe('an archive', () => {
  it.each(['Recording archive for singers', 'An archive for old rehearsals'])('is no thing to archive: %s', (idea) => {
    expect(criteria(idea, CHOIRS)).not.toMatch(/archive (?:that|who) was archived/);
  });

  it('holds what somebody puts away', () => {
    expect(criteria('The conductor wants to archive old concerts', CHOIRS)).toMatch(/archived/);
  });
});

describe('what else is said of a thing', () => {
  it('tells no torn word of what it is marked as', () => {
    expect(criteria('Singers need a way to mark a recording as the official one', CHOIRS)).not.toMatch(/the off\b/);
    expect(criteria('The conductor wants to mark a recording as outdated', CHOIRS)).toContain(
      'among those that are outdated',
    );
  });

  it('refuses nothing that is kept for years', () => {
    expect(criteria('The system must keep every recording for at least three years.', CHOIRS)).not.toMatch(/Less than/);
  });

  it('tells what was asked, and makes no policy of it', () => {
    expect(
      criteria("What happens to a singer's part when they leave the choir in the middle of a season?", CHOIRS),
    ).toContain('Each such case is listed with what was done and by whom.');
  });
});

describe('the headline of an end', () => {
  it.each([
    ['Stop sending a notification for every tiny correction.', 'No notification is sent for every tiny correction'],
    [
      'A singer should no longer be able to leave a rehearsal without giving a reason for it.',
      'Singer cannot leave a rehearsal without a reason',
    ],
  ])('keeps what narrows it down: %s', (idea, headline) => {
    expect(draftStory({ idea, product: CHOIRS }).headline).toBe(headline);
  });

  it('says the end where nothing narrows it down', () => {
    expect(
      draftStory({ idea: 'Stop sending the weekly newsletter to singers.', product: CHOIRS }).headline,
    ).not.toMatch(/every|each/);
  });
});
