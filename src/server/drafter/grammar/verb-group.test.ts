import { describe, expect, it } from 'vitest';
import { tagSentence } from './tag-sentence.ts';
import { findFinite, groupAt } from './verb-group.ts';
import { splitWords } from './words.ts';

function groupOf(sentence: string) {
  const words = tagSentence(splitWords(sentence));
  return groupAt(words, findFinite(words, 0, words.length)).group;
}

describe('the verb of a sentence', () => {
  it.each([
    ['The tent must not be left open', { modal: 'must', negated: true, passive: true, verb: 'leave', past: false }],
    ['The boxes have been moved', { modal: undefined, negated: false, passive: true, verb: 'move', past: false }],
    ['The lift was slow', { modal: undefined, negated: false, passive: false, verb: 'be', past: true }],
    ['Riders did not pay', { modal: undefined, negated: true, passive: false, verb: 'pay', past: true }],
    ['The roof is being repaired', { modal: undefined, negated: false, passive: true, verb: 'repair', past: false }],
    ['The coach is waiting', { modal: undefined, negated: false, passive: false, verb: 'wait', past: false }],
  ])('is read with all that belongs to it: "%s"', (sentence, group) => {
    expect(groupOf(sentence)).toMatchObject(group);
  });

  it('is not the one of a relative clause', () => {
    const words = tagSentence(splitWords('Members who cancel a class pay a fee'));
    expect(words[findFinite(words, 0, words.length)]?.lower).toBe('pay');
  });

  it('is missing where a thing is named', () => {
    const words = tagSentence(splitWords('A list of overdue books'));
    expect(findFinite(words, 0, words.length)).toBe(-1);
  });
});
