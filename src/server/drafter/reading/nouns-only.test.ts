import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';

const product = {
  name: 'Paddock',
  description:
    'Paddock is an app for riding schools. Riders book lessons and pay for them. Instructors give lessons and note the progress of each rider. Grooms feed the horses, clean the stables and report injuries. The manager plans the week and sets prices.',
};
const draftOf = (idea: string) => draftStory({ idea, product });
const wishOf = (idea: string) => /, I want to (.+), so that /.exec(draftOf(idea).userStory)?.[1];

describe('a title in which no word is a verb', () => {
  it.each([
    ['Lesson bundles', 'lesson bundles'],
    ['Waiver slips for beginners', 'waiver slips'],
    ['Wound photos', 'wound photos'],
    ['Speed limit on the track', 'speed limit on the track'],
    ['Visit duration', 'visit duration'],
    ['Address book for owners', 'address book'],
    ['Lunch breaks of grooms', 'lunch breaks of grooms'],
    ['Walk-in riders', 'walk-in riders'],
    ['Beginners allowed badge', 'beginners allowed badge'],
    ['Substitute instructors', 'substitute instructors'],
    ['Refund policy', 'refund policy'],
    ['Price negotiation', 'prices'],
    ['Call back request', 'call back'],
    ['Group reservation form', 'group reservation form'],
    ['Dog-friendly stables filter', 'dog-friendly stables filter'],
    ['Progress report twice a year', 'progress report'],
    ['Instructor payments', 'instructor payments'],
    ['Riding exercises with audio', 'riding exercises'],
    ['Break tracking', 'breaks'],
    ['Thank-you emails', 'thank-you emails'],
    ['Work in progress limits', 'work-in-progress limits'],
    ['X-ray archive', 'X-ray archive'],
  ])('"%s" is the name of a thing', (idea, name) => {
    const wish = wishOf(idea) ?? '';
    expect(wish).toContain(name);
    expect(wish).toMatch(
      /^(?:use|see|set|get|have|add|assign|enter|record|offer|buy|give|print|read|negotiate|request|fill in|make|do|track|send|pay|follow) /,
    );
  });

  it.each([
    ['Visit stables by bike', /^visit stables/],
    ['Refund fees', /^refund fees/],
    ['Change dates', /^change dates/],
    ['Check-in riders', /check-?in/],
    ['Feed the horses', /^feed the horses/],
    ['Ringing ends at nine on weekdays', /ringing/],
    ['Group riders by age', /^group riders/],
    ['Process collection', /^process/],
    ['Book for a friend', /^book for a friend/],
    ['Printer breaks on Mondays', /printer/i],
  ])('"%s" is none', (idea, wish) => {
    expect(wishOf(idea)).toMatch(wish);
  });

  it('counts no thing by which another is told apart', () => {
    expect(draftOf('Lessons per instructor and day').acceptanceCriteria.join(' ')).not.toMatch(/not there yet/);
  });

  it('reads a title of words that are made of known ones', () => {
    expect(wishOf('Subgroups and checklists')).toContain('subgroups and checklists');
  });
});
