import { describe, expect, it } from 'vitest';
import { tagSentence } from '../grammar/tag-sentence.ts';
import { splitWords } from '../grammar/words.ts';
import { inForce } from './in-force.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const people = knowPeople(readProduct('Choirbook', 'Singers enter their voice. The leader picks the songs.'));

describe('a duty as it stands where it is kept', () => {
  it.each([
    ['All fields have to be filled in', 'all fields are filled in'],
    ['every score must be returned', 'every score is returned'],
    ['a leader has to sign the list', 'a leader signs the list'],
  ])('%s', (rule, told) => {
    expect(inForce(rule, people)?.text).toBe(told);
  });

  it('is the same, however much was read between', () => {
    const rule = 'all coats have to be hung up';
    const before = inForce(rule, people)?.text;
    for (let at = 0; at < 1_100; at++) tagSentence(splitWords(`singer ${at} sings song ${at}`));
    expect(before).toBe('all coats are hung up');
    expect(inForce(rule, people)?.text).toBe(before);
  });
});
