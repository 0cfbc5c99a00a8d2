import { describe, expect, it } from 'vitest';
import { write } from './draft.contract.ts';

describe('what they have to do and to be', () => {
  it.each([
    [
      'is no toil where it is to be possible',
      'Yard workers have to be able to move an urgent boat to the front',
      /^As a yard worker, I want to move an urgent boat to the front,/,
    ],
    [
      'is a duty to those who have to be told',
      'If a boat stays in the lift for more than 30 minutes the yard manager has to be told',
      /^As a yard manager, I want to be told if a boat stays in the lift for more than 30 minutes,/,
    ],
    [
      'is said of the things where they are many and who acts is one',
      'When a yard worker saves settings, they should be shown on the board',
      /I want to (?:have|see) the settings (?:shown )?on the board when a yard worker saves settings,/,
    ],
  ])('%s', (_what, idea, story) => {
    expect(write(idea).userStory).toMatch(story);
  });
});

describe('what must not get lost', () => {
  it.each([
    [
      'what a ban is measured by',
      'Boat owners must not be able to book more places than are free',
      /cannot book more places than are free/,
    ],
    [
      'when a ban does not hold',
      "Don't allow boats to be lifted between May and June unless a permit was entered",
      /lift boats between May and June unless a permit was entered/,
    ],
    [
      'what nobody knows of what is lost',
      'we lose about 40 covers a year cause nobody knows which boat still has them',
      /see which boat still has the covers/,
    ],
    [
      'a wish behind praise',
      'Love the new crane plan! Could boat owners see it on their phone?',
      /see .+ on their phone/,
    ],
    [
      'a ban that is told as if it were so already',
      'The yard manager can no longer move a lift if it starts in less than 48 hours',
      /yard manager cannot move a lift if it starts in less than 48 hours/,
    ],
    [
      'of what they have no idea',
      'Yard workers have no idea which boats are not insured, they only find out when the crane is there',
      /see which boats are not insured/,
    ],
    [
      'an adverb in front of its verb',
      'If a yard worker declines, the order should automatically go to the next one',
      /The order automatically goes to the next one/,
    ],
    [
      'a question behind a comma',
      "Many boat owners don't speak English, could the form be offered in Spanish?",
      /Spanish/,
    ],
  ])('%s', (_what, idea, criterion) => {
    expect(write(idea).acceptanceCriteria.join(' ')).toMatch(criterion);
  });
});

describe('whom and what a later sentence means', () => {
  it.each([
    [
      'those who were spoken of first',
      'Every August the yard managers type in 200 names by hand. Let them upload a file.',
      /^As a yard manager, I want to upload a file,/,
    ],
    [
      'what was named in what annoys',
      "It's annoying that boat owners send papers by email and post. We want one place for uploading them.",
      /I want to upload papers in one place,/,
    ],
    [
      'who wastes time, and on what',
      "Yard workers waste time because they don't know if a lift is free before they walk there",
      /^As a yard worker, I want to see whether a lift is free before I walk there, so that I do not waste time\.$/,
    ],
  ])('is %s', (_what, idea, story) => {
    expect(write(idea).userStory).toMatch(story);
  });

  it('is no half of a measure', () => {
    expect(write('Let boat owners pause their contract for up to 2 months per year').headline).not.toMatch(/for per/);
  });
});

describe('people in an order to the product', () => {
  it('are shown to somebody where they are suggested', () => {
    expect(
      write('The system should suggest yard workers sorted by free hours when the yard manager plans a lift').userStory,
    ).toMatch(/I want to have yard workers suggested sorted by free hours when /);
  });

  it('are those of them who get nothing any more', () => {
    expect(write('Stop sending messages to boat owners who are on a journey').userStory).toMatch(
      /^As a boat owner who is on a journey, I want to no longer get messages,/,
    );
  });
});

it('an approval by two is done by two', () => {
  expect(write('Two-person approval for crane bookings').userStory).toMatch(
    /I want to have crane bookings approved by two people,/,
  );
});

it('a report of how full something is is a report', () => {
  expect(write('Yard managers need a report of how full the sheds are by week').userStory).toMatch(
    /I want to see a report of how full the sheds are by week,/,
  );
});

describe('the headline', () => {
  it.each([
    [
      'keeps what stands near the thing',
      'A template for the first lift for each kind of boat',
      /^Template for the first lift$/,
    ],
    [
      'leaves out the last of a list that is no word',
      'Filter boats by size, age and whether they are insured',
      /^Filter boats by size and age$/,
    ],
    [
      'does not tear apart what is not done any more',
      'Let boat owners choose a place and a date from home on a tablet instead of walking through the yard',
      /^(?!.*through(?! the yard))/,
    ],
  ])('%s', (_what, idea, headline) => {
    expect(write(idea).headline).toMatch(headline);
  });

  it('is about what somebody said they would like', () => {
    expect(
      write("quick one from the meeting: boat owners said they'd like to see the crane on a map").userStory,
    ).toMatch(/^As a boat owner, I want to see the crane on a map,/);
  });
});

describe('a trouble that is told as unfair', () => {
  it('is no wish', () => {
    expect(write("It's unfair that some boat owners book all the Saturday lifts").userStory).toMatch(
      /I want to have some boat owners no longer book all the Saturday lifts,/,
    );
  });
});

it('what the product shows somebody sees', () => {
  expect(write('The app should show which crane is free without opening the plan').userStory).toMatch(
    /I want to see which crane is free without opening the plan,/,
  );
});

it('what can be done stays the wish where something else follows otherwise', () => {
  const { userStory, acceptanceCriteria } = write(
    'Boat owners must be able to cancel a lift until a day before, otherwise the fee is charged',
  );
  expect(userStory).toMatch(/^As a boat owner, I want to cancel a lift until a day before,/);
  expect(acceptanceCriteria.join(' ')).toMatch(/the fee is charged/);
});

describe('what must not be turned round', () => {
  it.each([
    [
      'what somebody does not want to do',
      "Boat owners don't want to create an account to pay a bill",
      /^As a boat owner, I want to no longer have to create an account/,
    ],
    [
      'what somebody hates',
      'Boat owners hate waiting at the crane',
      /^As a boat owner, I want to no longer have to wait/,
    ],
    [
      'what the speaker can no longer do',
      'I can no longer print the crane plan since the update',
      /I want to print the crane plan/,
    ],
    [
      'what somebody is allowed to',
      'The yard manager is allowed to cancel a lift only on the same day',
      /^As a yard manager, I want to cancel a lift only on the same day,/,
    ],
    ['what fewer are to do', 'We want fewer people to wait at noon', /I want to keep people from waiting at noon,/],
  ])('%s', (_what, idea, story) => {
    expect(write(idea).userStory).toMatch(story);
  });

  it('a ban on doing it without something asks for it', () => {
    expect(
      write('It should not be possible to book a lift without a phone number').acceptanceCriteria.join(' '),
    ).not.toMatch(/not asked for a phone number/);
  });
});
