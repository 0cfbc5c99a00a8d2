import { draftStory } from '../draft-story.ts';
import { describe, expect, it } from 'vitest';
import { people } from './allotments.contract.ts';
import { indirect, isFact, isStatement, readClauses, type ClauseReading } from './read-clauses.ts';

function read(text: string): ClauseReading | undefined {
  return readClauses(text, people);
}

describe('a wish of somebody', () => {
  it.each([
    ['plot holders should be able to swap water shifts', 'plot holders', 'swap water shifts'],
    ['plot holders want to see which tools are free', 'plot holders', 'see which tools are free'],
    ['plot holders would like to pause the rent', 'plot holders', 'pause the rent'],
    ['wardens can assign plots', 'wardens', 'assign plots'],
    ['we would like the treasurer to be able to split a payment', 'the treasurer', 'split a payment'],
    ['let visitors register for the open day', 'visitors', 'register for the open day'],
    ['help visitors find the compost', 'visitors', 'find the compost'],
    ['allow plot holders to invite a helper', 'plot holders', 'invite a helper'],
    ['could a warden see the empty plots?', 'a warden', 'see the empty plots'],
    ['plot holders should no longer get letters by post', 'plot holders', 'no longer get letters by post'],
    [
      'when the frost comes plot holders should be reminded of the taps',
      'plot holders',
      'be reminded of the taps when the frost comes',
    ],
  ])('is what they do: "%s"', (text, actor, wish) => {
    expect(read(text)?.request).toMatchObject({ kind: 'act', actor, text: wish, speaker: false });
  });

  it.each([
    ['the treasurer needs a list of unpaid rents', 'the treasurer', 'a list of unpaid rents'],
    ['plot holders want their keys back', 'plot holders', 'their keys back'],
  ])('is the thing they need: "%s"', (text, actor, thing) => {
    expect(read(text)?.request).toMatchObject({ kind: 'thing', actor, text: thing });
  });

  it.each([
    ['can I swap my shift?', 'swap my shift'],
    ['we need fewer meetings', 'get fewer meetings'],
    ['how do we keep dogs out?', 'keep dogs out'],
  ])('is the own one of whoever types: "%s"', (text, wish) => {
    expect(read(text)?.request).toMatchObject({ kind: 'act', speaker: true, text: wish });
    expect(read(text)?.request.actor).toBeUndefined();
  });

  it.each([
    'the treasurer',
    'a map of the taps',
    'undo for deleted notes',
    'the tap leaks at night',
    'plot holders forget the key',
    'make the map nicer',
    'only the treasurer should see the rents',
    'the app must not show the address',
  ])('is not found where no clause tells one: "%s"', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

describe('an order', () => {
  it.each([
    ['import contacts and merge duplicates', 'import contacts', ['merge duplicates']],
    ['print the plan and send it to the wardens', 'print the plan', ['send the plan to the wardens']],
    ['make the map work without signal', 'use the map without signal', []],
    ['show on the map where the taps are', 'see on the map where the taps are', []],
    ['cut the hedge', 'cut the hedge', []],
  ])('is the action, with the others beside it: "%s"', (text, wish, others) => {
    expect(read(text)?.request).toMatchObject({ form: 'imperative', text: wish });
    expect(read(text)?.others.map((other) => other.text)).toEqual(others);
  });

  it('of several verbs leaves each its object', () => {
    const reading = read('garden wardens should see damage, take a photo and send it');
    expect(reading?.request).toMatchObject({ actor: 'garden wardens', text: 'see damage' });
    expect(reading?.others[0]?.text).toBe('take a photo');
  });
});

describe('a question', () => {
  it.each([
    ['how many plots are empty?', 'see how many plots are empty'],
    ['where is the key of the shed?', 'see where the key of the shed is'],
    ['who has the wheelbarrow?', 'see who has the wheelbarrow'],
    ['when is the next frost?', 'see when the next frost is'],
  ])('is a wish to see the answer: "%s"', (text, wish) => {
    expect(read(text)?.request).toMatchObject({ form: 'question', text: wish, speaker: true });
  });

  it('about what could be done is a wish to do it', () => {
    expect(read('can the gate be locked from the phone?')?.request).toMatchObject({
      form: 'question',
      text: 'lock the gate from the phone',
    });
  });

  it.each([
    ['where is the key?', 'where the key is'],
    ['how many plots are empty?', 'how many plots are empty'],
    ['the key is lost', 'the key is lost'],
  ])('asked within a sentence has its verb behind: "%s"', (text, asked) => {
    expect(indirect(text, people)).toBe(asked);
  });
});

describe('what must not be', () => {
  it.each([
    ['a garden warden must not assign a plot twice', 'prevent a garden warden from assigning a plot twice'],
    [
      'do not let two plot holders book the same wheelbarrow',
      'prevent two plot holders from booking the same wheelbarrow',
    ],
    [
      'the app must not allow a plot to be assigned to two people',
      'prevent anyone from assigning a plot to two people',
    ],
    ['no letter should go out before it has been signed', 'prevent a letter from going out before it has been signed'],
    ['helpers need a tetanus shot before they may dig', 'prevent helpers without a tetanus shot from digging'],
  ])('is prevented: "%s"', (text, wish) => {
    expect(read(text)?.request).toMatchObject({ form: 'negative', kind: 'stop', text: wish });
  });

  it('is nobody to be prevented from where it is toil', () => {
    expect(read('plot holders should not have to sign on paper')?.request).toMatchObject({
      kind: 'act',
      actor: 'plot holders',
      text: 'no longer have to sign on paper',
    });
  });
});

describe('what stands before a wish', () => {
  it('is its reason where it ends something', () => {
    const reading = read('the old form is switched off in March and plot holders should get a new one');
    expect(reading?.request).toMatchObject({ actor: 'plot holders', text: 'get a new one' });
    expect(reading?.benefit).toBe('it still works when the old form is switched off in March');
  });
});

describe('words', () => {
  it.each([
    ['the tap is broken', true],
    ['plot holders share a shed', true],
    ['plot holders want a shed', false],
    ['plot holders should share a shed', false],
    ['share a shed', false],
    ['a shed', false],
  ])('state a fact or not: "%s"', (text, fact) => {
    expect(isFact(text, people)).toBe(fact);
  });

  it.each([
    ['the tap is broken', true],
    ['plot holders should share a shed', true],
    ['share a shed', false],
    ['a shed with a roof', false],
    ['is the tap broken?', false],
  ])('have a subject and a verb or not: "%s"', (text, statement) => {
    expect(isStatement(text, people)).toBe(statement);
  });
});

describe('an order to the product', () => {
  const product = {
    name: 'Plotwise',
    description:
      'Plotwise runs allotments. Members rent plots and water them. The warden assigns plots and counts keys. The box office sells tickets and counts guests.',
  };
  const story = (idea: string) => draftStory({ idea, product }).userStory;

  it.each([
    ['for a case', 'Cancel a booking if the member has not come by noon', /I want to have a booking cancelled if /],
    [
      'for a time',
      'Delete bookings after 90 days unless the warden objects',
      /I want to have bookings deleted after 90 days unless /,
    ],
    [
      'about people with something',
      'Invite members with two keys when a plot is free',
      /have members with two keys invited when /,
    ],
    ['to keep in mind', 'Remember the answers that never change', /have the answers that never change remembered/],
  ])('%s is not done by hand', (_, idea, wish) => {
    expect(story(idea)).toMatch(wish);
  });

  it.each([
    ['with one click', 'Cancel a booking with one click when it rains', /I want to cancel a booking with one click/],
    ['without a case', 'Cancel a booking of the week', /I want to cancel a booking/],
  ])('%s it is', (_, idea, wish) => {
    expect(story(idea)).toMatch(wish);
  });

  it('that hands somebody something is told by the one who gets it', () => {
    expect(story('Give the box office a list of guests for each evening before the doors open')).toMatch(
      /^As a member of the box office, I want to get a list of guests for each evening before the doors open/,
    );
  });
});
