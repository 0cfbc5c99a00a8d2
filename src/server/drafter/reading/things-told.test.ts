import { describe, expect, it } from 'vitest';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { shownToThem, themCounted, theyOfThings, toilAsToday, withAskedApart } from './things-told.ts';

const people = knowPeople(
  readProduct(
    'Haven',
    'Haven is an app for sailing schools. Pupils book lessons and pay online. Sailing instructors teach them, and the harbour office plans the boats.',
  ),
);

describe('what a wish speaks of by the sentence before', () => {
  it.each([
    [
      'things that do it',
      'Permits that were given for a year run out in May.',
      'Could they just carry over?',
      'Could the permits just carry over?',
    ],
    [
      'things that undergo it',
      'Lessons paid in cash get typed in twice.',
      'They should be copied to the ledger.',
      'The lessons should be copied to the ledger.',
    ],
    ['people, who do other things', 'Codes change every week.', 'Could they get a text?', undefined],
    ['people who are told of', 'Pupils wait at the gate.', 'Could they be moved up?', undefined],
    ['one of two things', 'Boats have different rules.', 'They should be shown at the pier.', undefined],
  ])('are they: %s', (_, before, said, named) => {
    expect(theyOfThings(said, [before], people)).toBe(named);
  });

  it('is what was counted', () => {
    expect(themCounted('Some way to mute them for a day.', ['The regatta set off 60 wind alerts.'], people)).toBe(
      'Some way to mute the wind alerts for a day.',
    );
    expect(themCounted('A way to call them.', ['The regatta brought 60 pupils.'], people)).toBeUndefined();
  });

  it('is shown to those who never learn it', () => {
    const before = 'Instructors who asked for a boat never hear back, so they ask again.';
    expect(shownToThem('Show that it was asked for, with the date.', [before], people)).toBe(
      'Sailing instructors should see that it was asked for, with the date.',
    );
    expect(shownToThem('Show the wind.', [before], people)).toBeUndefined();
    expect(shownToThem('Show whether it is free.', ['Boats never come back.'], people)).toBeUndefined();
  });

  it('is how it goes today where it is done over and over', () => {
    expect(toilAsToday(['Refunds have to be typed in again by us.', 'Could the refunds be paid out?'])).toEqual([
      'Refunds get typed in again.',
      'Could the refunds be paid out?',
    ]);
    const rule = ['Life vests have to be checked again each spring.', 'Remind the harbour office.'];
    expect(toilAsToday(rule)).toEqual(rule);
  });

  it('is asked behind a comma', () => {
    expect(withAskedApart('Permits are typed in each spring, could they just carry over?')).toBe(
      'Permits are typed in each spring. Could they just carry over?',
    );
    expect(withAskedApart('When permits run out, could they just carry over?')).toBe(
      'When permits run out, could they just carry over?',
    );
  });
});
