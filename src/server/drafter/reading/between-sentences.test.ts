import { describe, expect, it } from 'vitest';
import { people } from './allotments.contract.ts';
import { conditionIn, giveTopic, partTeller, resolvePronouns, withThings, withTopic } from './between-sentences.ts';
import { readSentence, type Reading } from './read-sentence.ts';
import type { Sentence } from './split-sentences.ts';

function sentence(text: string, isTopic = false): Sentence {
  return { text, isItem: false, isQuestion: text.startsWith('what'), isTopic };
}

function read(...texts: readonly string[]): Reading[] {
  return texts.map((text) => readSentence(sentence(text), people));
}

describe('people above a list', () => {
  it('do what its items say', () => {
    const readings = [
      readSentence(sentence('garden wardens', true), people),
      ...read('print the map', 'lock the gate'),
    ];
    giveTopic(readings, people);
    expect(readings.map(({ request }) => [request?.actor, request?.text])).toEqual([
      ['garden wardens', 'print the map'],
      ['garden wardens', 'lock the gate'],
    ]);
  });

  it('leave alone who is named in an item', () => {
    const readings = [readSentence(sentence('garden wardens', true), people), ...read('visitors should see the map')];
    giveTopic(readings, people);
    expect(readings[0]?.request?.actor).toBe('visitors');
  });
});

describe('a page above a list', () => {
  it('is where its first item is done', () => {
    const readings = [readSentence(sentence('the rent page', true), people), ...read('print the receipts')];
    giveTopic(readings, people);
    expect(readings[1]?.request?.text).toBe('print the receipts on the rent page');
  });
});

describe('a sentence without a topic before it', () => {
  it('stays as it is', () => {
    const readings = read('print the map', 'lock the gate');
    const before = structuredClone(readings);
    giveTopic(readings, people);
    expect(readings).toEqual(before);
  });
});

describe('"they"', () => {
  it('are those who were spoken of', () => {
    const readings = read('visitors lose their way', 'they should be able to see the map');
    resolvePronouns(readings, people);
    expect(readings[1]?.request?.actor).toBe('visitors');
  });

  it('are nobody else where only the speaker was spoken of', () => {
    const readings = read('we lose our way', 'they should be able to see the map');
    resolvePronouns(readings, people);
    expect(readings[1]?.request?.actor).toBe('they');
  });
});

describe('"them" and "it" in an order', () => {
  it.each([
    ['the labels look terrible', 'print them on paper', 'print the labels on paper'],
    ['the map is old', 'print it again', 'print the map again'],
  ])('are the thing of the sentence before: "%s" "%s"', (before, order, meant) => {
    expect(withThings([sentence(before), sentence(order)], people)[1]?.text).toBe(meant);
  });

  it.each([
    ['of another number', 'the map is old', 'print them again'],
    ['that is a person', 'visitors are lost', 'call them'],
    ['that is missing', 'print it again', 'print it again'],
  ])('are nothing %s', (_, before, order) => {
    expect(withThings([sentence(before), sentence(order)], people)[1]?.text).toBe(order);
  });
});

describe('a reminder without a topic', () => {
  it.each([
    ['visitors forget to close the gate', 'be reminded to close the gate in the evening'],
    ['visitors forget the dog', 'be reminded of the dog in the evening'],
  ])('is of what was forgotten: "%s"', (trouble, wish) => {
    expect(withTopic('be reminded in the evening', read(trouble))).toBe(wish);
    expect(withTopic('remind them in the evening', read(trouble))).toBe(wish.replace('be reminded', 'remind them'));
  });

  it('keeps its own topic', () => {
    const trouble = read('visitors forget to close the gate');
    expect(withTopic('be reminded of the frost', trouble)).toBe('be reminded of the frost');
    expect(withTopic('print the map', trouble)).toBe('print the map');
  });
});

describe('a question for a case', () => {
  it('is the condition of the wish', () => {
    expect(conditionIn(read('what if the warden does not come'))).toBe('when the warden does not come');
    expect(conditionIn(read('what happens when the pump stops'))).toBe('when the pump stops');
    expect(conditionIn(read('what does it cost'))).toBe('');
  });
});

describe('who tells a trouble', () => {
  it('is parted from it', () => {
    expect(partTeller('As a warden, I do not find the key')).toEqual({
      text: 'I do not find the key',
      teller: 'warden',
    });
  });

  it.each(['As a warden, I want to find the key', 'As the sun sets, visitors leave', 'I do not find the key'])(
    'is not told by "%s"',
    (text) => {
      expect(partTeller(text)).toEqual({ text });
    },
  );
});
