import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Tramline',
  description:
    'Tramline is a web app for a tram museum. Drivers book runs and report faults. Mechanics repair trams and write the repair log. The office plans shifts and sells tickets to visitors.',
};

function draft(idea: string): { wish: string; said: string } {
  const { userStory, acceptanceCriteria } = draftStory({ idea, product });
  const [, wish = ''] = /, I want to (.+?), so that /.exec(userStory) ?? [];
  return { wish, said: acceptanceCriteria.join('\n') };
}

describe('an order', () => {
  it.each([
    [
      'asks about two things',
      'let mechanics see which trams and trailers stand on a track before they close or reopen it',
      /^see which trams and trailers stand on a track before I close or reopen it/,
    ],
    ['names a time', 'Lock a tram for a while and unlock it', /^lock a tram for a while/],
    [
      'shares its noun',
      'Hide the first and last digits of a licence on the rota',
      /^hide the first and last digits of (?:a|any) licence on the rota/,
    ],
    ['counts once', 'wash each tram only once a week', /\bonce (?:a|each|every|per) week/],
    ['happens by itself', 'auto-archive closed faults after 30 days', /^have closed faults archived automatically/],
    [
      'quotes a question',
      'send a "how was the ride" mail to visitors the day after',
      /a how-was-the-ride mail .*the day after/,
    ],
    ['is of a verb that no list knows', 'defrost the points before the first run', /^defrost the points before/],
    [
      'moves people where there is room',
      'If a tram fails, move everybody to the next tram that has room',
      /^have everybody moved to the next tram that has room/,
    ],
  ])('%s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });

  it.each([
    ['is for a department that is let do it', 'let accounting park one invoice', /^park one invoice$/],
    [
      'is none where there are duplicates already',
      'duplicate tickets all over the place',
      /^have duplicate tickets pointed out$/,
    ],
    [
      'is none in front of what is sorted',
      'requests by date and line, not by who wrote first',
      /^see requests sorted by date and line, not by who wrote first$/,
    ],
    [
      'copies where somebody wants a copy',
      'duplicate a rota with all its breaks',
      /^duplicate a rota with all its breaks$/,
    ],
  ])('%s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });

  it('keeps how long it holds in its headline', () => {
    expect(draftStory({ idea: 'Lock a tram for a while and unlock it', product }).headline).toBe(
      'Lock a tram for a while',
    );
  });

  it('has its sum told as an example', () => {
    const { wish, said } = draft('spread one ticket over two cards, eg. 30 = 20 + 10');
    expect(wish).toBe('spread one ticket over two cards');
    expect(said).toContain('One example is 30 = 20 + 10.');
  });

  it('is none where two nouns name who acts', () => {
    expect(draft('Repair shop mechanics want to see the log').wish).toBe('see the log');
  });
});

describe('what an order says besides', () => {
  it.each([
    ['undoes it', 'Lock a tram for a while and unlock it', /^A \w+ can unlock the tram\.$/m],
    ['bounds it', 'auto-delete old drafts after a week, but keep the signed ones', /^The signed ones are kept\.$/m],
    [
      'is done with the rest',
      'refund two tickets and move the rest to Sunday',
      /^A [\w ]+ can move the rest to Sunday\.$/m,
    ],
    ['is shown', 'group faults by tram and show who reported which', /can see who reported which\.$/m],
  ])('is a criterion where it %s', (_, idea, criterion) => {
    expect(draft(idea).said).toMatch(criterion);
  });

  it('stays with the step by which one gets at it', () => {
    expect(draft('photograph the number plate and get the type and the year out of it').wish).toBe(
      'photograph the number plate and get the type and the year out of it',
    );
  });

  it('is about what stands in front of the colon', () => {
    expect(draft('Travel claims: enter the start and the end').wish).toBe(
      'enter the start and the end for travel claims',
    );
  });

  it('is an idea of its own where it is another deed', () => {
    const { furtherIdeas } = draftStory({ idea: 'print the rota and write a note to the office', product });
    expect(furtherIdeas.join(' ')).toMatch(/note to the office/);
  });
});

describe('a question inside an order', () => {
  it.each([
    [
      'of two words',
      'Key list: who has taken whose key home, and since when',
      /^see who has taken whose key home, and since when/,
    ],
    [
      'behind its place',
      'show on the depot screen how many trams are out, not just drivers',
      /^see on the depot screen how many trams are out, not just drivers/,
    ],
    ['to which the product has the answer', 'suggest who can take over a run', /^see who can take over a run/],
  ])('is whole: %s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });
});

describe('the name of a feature', () => {
  it.each([
    [
      'with a clause of its own',
      'Track plan where a driver taps a free track and sees what is next to it',
      /a track plan where a driver taps a free track and sees what is next to it/,
    ],
    [
      'with what it shows',
      'Trial run of a timetable that shows what would have been late over the last ten days',
      /^see a trial run of a timetable (?:that|which) shows what would have been late over the (?:last|past) ten days/,
    ],
    ['that looks like an order', 'return ticket with open date', /^(?!return\b)\w+ a return ticket with an open date/],
    ['in capitals', 'Do Not Move list with the reason', /^\w+ a Do Not Move list with the reason/],
    [
      'with its bound in front',
      'No more than three drivers off on the same Sunday',
      /^be sure that there are (?:no more than|at most) three drivers off on the same Sunday/,
    ],
    ['with its bound behind', 'Bigger letters at dusk, max 3 stops at once', /at most 3 stops at once/],
  ])('is read whole: %s', (_, idea, wish) => {
    expect(draft(idea).wish).toMatch(wish);
  });

  it('is none where somebody acts', () => {
    expect(draft('Drivers who report a fault want to see what became of it').wish).toMatch(/^see what became of/);
  });
});
