import { describe, expect, test } from 'vitest';
import { madeBy, wishLines } from './version-words.ts';

describe('a version of a story', () => {
  test('says how it came about', () => {
    const words = (['generated', 'written', 'edited', 'fixed', 'regenerated', 'restored'] as const).map((made) =>
      madeBy({ made, writer: made === 'written' ? 'person' : 'drafter' }),
    );
    expect(words).toEqual([
      'Drafted by the built-in writer',
      'Written by you',
      'Edited by you',
      'A correction of the checks',
      'Written again',
      'An earlier version, restored',
    ]);
  });

  test('says what was asked for, also a change that is not offered any more', () => {
    const changes = [
      { kind: 'shorter' },
      { kind: 'another-actor', actor: 'plot keeper' },
      { kind: 'drop-criterion', criterion: 'A fee is paid.' },
      { kind: 'answer-question', question: 'Who may swap?', answer: 'Gardeners who have paid.' },
      { kind: 'gone' },
    ];
    expect(wishLines({ feedback: 'More about fees', changes })).toEqual([
      'More about fees',
      'Shorter',
      'Another role: plot keeper',
      'Drop a criterion: A fee is paid.',
      'Answer an open question: Who may swap? Gardeners who have paid.',
      'gone',
    ]);
    expect(wishLines({})).toEqual([]);
  });
});
