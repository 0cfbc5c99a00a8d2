import { describe, expect, it } from 'vitest';
import { answersTo, ofFact } from './write-answers.ts';

function texts(asked: string): string {
  return answersTo(asked)
    .map(({ text }) => text)
    .join('\n');
}

describe('what the answer to a question must show', () => {
  it.each([
    ['whose saddle has been oiled', /^Somebody whose saddle has not been oiled is not listed\.$/m],
    ['whose helmet is missing', /^When nobody's helmet is missing, /m],
    ['which riders came last week but not this week', /^When there is no such rider, /m],
    ['which stalls a given groom cleans', /^Each stall can be opened from the list\.$/m],
    ['how much each horse ate per day', /^Where no figure is known, that is shown instead of a zero\.$/m],
    ['how long the vet stayed', /^The figure is shown with the day to which it belongs\.$/m],
    ['where their request stands', /^The day of the last change is shown with it\.$/m],
    ['what is booked for tomorrow without calling the office', /^As long as nothing is booked for tomorrow, /m],
    ['whether the arena is free', /^The time of the last change is shown with it\.$/m],
    ['who brings what this week', /^Each person is listed with what they bring this week\.$/m],
    ['who has done what since Monday', /^Each person is listed with what they have done since Monday\.$/m],
    ['why the saddle was refused', /^When no reason is known, /m],
  ])('is told for "%s"', (asked, expected) => {
    expect(texts(asked)).toMatch(expected);
  });

  it.each([
    ['where the saddle is kept', /last change/],
    ['whether they could share a box', /could not/],
    ['what they can feed a foal', /nothing they can/],
    ['which horse they rode', /such horse/],
  ])('is not what belongs to another question: "%s"', (asked, not) => {
    expect(texts(asked)).not.toMatch(not);
  });

  it('ends with the fact', () => {
    const said = ofFact('a horse has an open bill').map(({ text }) => text);
    expect(said).toContain('Once this is no longer so, it is no longer shown.');
  });
});
