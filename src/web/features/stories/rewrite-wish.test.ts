import { describe, expect, test } from 'vitest';
import { NO_WISH, keptWish, placeOf, readWish, requestOf, wishErrors } from './rewrite-wish.ts';

const wish = {
  feedback: 'More about fees',
  kinds: ['another-actor', 'drop-criterion', 'shorter'] as const,
  actor: 'plot keeper',
  criterion: 'A fee is paid.',
  answer: '',
};

describe('what a person wants otherwise', () => {
  test('goes to a model in free words and listed changes', () => {
    expect(requestOf(wish, { version: 2, drafter: false, names: true })).toEqual({
      version: 2,
      feedback: 'More about fees',
      changes: [
        { kind: 'another-actor', actor: 'plot keeper' },
        { kind: 'drop-criterion', criterion: 'A fee is paid.' },
        { kind: 'shorter' },
      ],
    });
  });

  test('goes to the built-in writer without the free words, by name where it is not the server’s own', () => {
    const only = { ...wish, kinds: ['shorter'] as const };
    const changes = [{ kind: 'shorter' }];
    expect(requestOf(only, { version: 2, drafter: true, names: false })).toEqual({ version: 2, changes });
    expect(requestOf(only, { version: 2, drafter: true, names: true })).toEqual({
      version: 2,
      changes,
      writer: 'drafter',
    });
  });

  test('is, with a question, the answer to it alone', () => {
    const options = { version: 2, drafter: true, names: true, question: 'Who pays?' };
    const change = { kind: 'answer-question', question: 'Who pays?' };
    expect(requestOf({ ...wish, answer: 'The club pays.' }, options)).toEqual({
      version: 2,
      changes: [{ ...change, answer: 'The club pays.' }],
      writer: 'drafter',
    });
    expect(wishErrors(requestOf({ ...wish, answer: ' ' }, options))).toEqual({ answer: 'This field is required.' });
  });

  test('is the same after a reload, but for changes that are not offered', () => {
    expect(readWish(keptWish(wish))).toEqual(wish);
    expect(readWish({})).toEqual(NO_WISH);
    expect(readWish({ kinds: 'shorter longer' }).kinds).toEqual(['shorter']);
  });

  test('that is nothing, or half a change, is told at its place', () => {
    const errorsOf = (of: Partial<typeof NO_WISH>) =>
      wishErrors(requestOf({ ...NO_WISH, ...of }, { version: 2, drafter: false, names: false }));
    expect(errorsOf({})).toEqual({ feedback: 'Say or choose what should change.' });
    expect(errorsOf({ kinds: ['drop-criterion'] })).toEqual({ criterion: 'Choose the criterion to drop.' });
    expect(Object.keys(errorsOf({ kinds: ['another-actor'], actor: 'x'.repeat(81) }))).toEqual(['actor']);
    expect(Object.keys(errorsOf({ feedback: 'x'.repeat(2_001) }))).toEqual(['feedback']);
    expect(errorsOf({ feedback: 'Shorter.' })).toEqual({});
    expect(placeOf('version', { version: 2 })).toBe('');
    // The question is not open any more: whoever answers it reads that at the answer.
    const answer = {
      version: 2,
      changes: [{ kind: 'answer-question' as const, question: 'Who pays?', answer: 'We do.' }],
    };
    expect(placeOf('changes.0.question', answer)).toBe('answer');
    expect(placeOf('changes.0.answer', answer)).toBe('answer');
  });
});
