import { describe, expect, it } from 'vitest';
import { parseSentence, type Clause, type Parsed } from '../grammar/parse.ts';
import { people } from './allotments.contract.ts';
import { readForbidding, readGoal, readHow, readNamed } from './read-goals.ts';

function clause(text: string): Clause {
  const [first] = parseSentence(text, people.names).clauses;
  if (!first) throw new Error(`no clause in "${text}"`);
  return first;
}

describe('a figure that is to move', () => {
  it.each([
    ['reduce the no-show rate of water shifts', 'see the no-show rate of water shifts', 'I can reduce it'],
    ['increase the number of visitors', 'see the number of visitors', 'I can increase it'],
    ['reduce no-shows in water shifts', 'see how many no-shows there are in water shifts', 'I can reduce them'],
    ['cut costs for compost', 'see the costs for compost', 'I can cut it'],
  ])('is wanted in sight: "%s"', (text, wish, benefit) => {
    expect(readGoal(clause(text))).toMatchObject({ request: { text: wish, speaker: true }, benefit });
  });

  it('is asked about, as the idea leaves open what shall move it', () => {
    expect(readGoal(clause('reduce the no-show rate of water shifts'))?.request.question).toBe(
      'What should the product change so that the no-show rate moves?',
    );
  });

  it('may be a share that is to be reached', () => {
    expect(readGoal(clause('we want 80 percent of shifts booked by May'))?.request.text).toBe(
      'see whether 80 percent of shifts are booked by May',
    );
  });

  it.each(['cut the hedge', 'grow tomatoes', 'raise the fence', 'we want 80 chairs', 'we want a booked shift'])(
    'is not told by "%s"',
    (text) => {
      expect(readGoal(clause(text))).toBeUndefined();
    },
  );
});

describe('what a product must not allow', () => {
  it.each([
    [
      'the app must not allow a plot to be assigned to two people',
      'prevent anyone from assigning a plot to two people',
    ],
    ['do not allow keys to be lent', 'prevent anyone from lending keys'],
  ])('nobody may do: "%s"', (text, wish) => {
    expect(readForbidding(clause(text), people)).toMatchObject({ kind: 'stop', text: wish });
  });

  it.each([
    'the app must allow a plot to be assigned twice',
    'the app must not show a plot',
    'the treasurer must not allow a plot to be sold',
    'the app must not allow dogs',
  ])('is not told by "%s"', (text) => {
    expect(readForbidding(clause(text), people)).toBeUndefined();
  });
});

describe('a question how something is done', () => {
  it('is a wish to do it', () => {
    expect(readHow(clause('how do we share the tools?'), people)).toMatchObject({
      form: 'question',
      kind: 'act',
      text: 'share the tools',
    });
  });

  it('of somebody else is none', () => {
    expect(readHow(clause('how do visitors share the tools?'), people)).toBeUndefined();
  });
});

function parsed(...texts: readonly string[]): Parsed {
  return { words: [], front: [], clauses: texts.map(clause) };
}

describe('a thing with a statement behind it', () => {
  it('is wanted for that reason', () => {
    const reading = readNamed(parsed('a map of the taps', 'nobody finds them'), people);
    expect(reading?.request).toMatchObject({ kind: 'thing', text: 'a map of the taps' });
    expect(reading?.benefit).toBe('somebody finds them');
  });

  it.each([
    ['without the statement', ['a map of the taps']],
    ['where an order stands in its place', ['print the map', 'nobody finds the taps']],
    ['where a statement stands in its place', ['the map is old', 'nobody finds the taps']],
  ])('is not read %s', (_, texts) => {
    expect(readNamed(parsed(...texts), people)).toBeUndefined();
  });
});
