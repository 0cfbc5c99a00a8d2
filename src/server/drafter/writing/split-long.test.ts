import { describe, expect, it } from 'vitest';
import { draftStory } from '../draft-story.ts';
import { minimal, withoutVague } from './plain.ts';
import { briefWish, splitLong } from './split-long.ts';

const long = 'A harbour master can move a boat from one berth to another when a storm is near the harbour';

describe('a long statement', () => {
  it('is parted before its condition, which is then told of the thing', () => {
    expect(splitLong(long, 'the boat', long)).toEqual([
      'A harbour master can move a boat from one berth to another',
      'A harbour master can move the boat when a storm is near the harbour',
    ]);
  });

  it('stays whole when it is short', () => {
    expect(splitLong('A sailor can extend a stay by a night', 'the stay', long)).toHaveLength(1);
  });

  it('does not end with "up" or part a span of time', () => {
    const text = 'A sailor can cancel a berth up to 6 hours before it begins and get the deposit back';
    expect(splitLong(text, 'the berth', text)[0]).not.toMatch(/(?:\bup|hours)$/);
  });

  it('is brief in the story only where the criteria say the rest', () => {
    const wish = long.replace('A harbour master can ', '');
    expect(briefWish(wish, 'no boat is lost', long, [])).toBe(wish);
    expect(briefWish(wish, 'no boat is lost', long, splitLong(long, 'the boat', long))).toBe(
      'move a boat from one berth to another',
    );
  });

  it('leaves no criterion with more than twelve words of the idea in a row', () => {
    const idea =
      'Sailors who stay for a week should be able to hand over their berth to another sailor for one or two nights when they sail to an island nearby';
    const { acceptanceCriteria } = draftStory({
      idea,
      product: {
        name: 'Quay',
        description: 'Quay is for marinas. Sailors reserve berths. Harbour masters assign berths and write bills.',
      },
    });
    const words = idea.toLowerCase().split(' ');
    const runs = words.flatMap((_, at) => (at + 13 <= words.length ? [words.slice(at, at + 13).join(' ')] : []));
    expect(acceptanceCriteria.filter((text) => runs.some((run) => text.toLowerCase().includes(run)))).toEqual([]);
    expect(acceptanceCriteria.join(' ')).toMatch(/island/);
  });
});

describe('plain words', () => {
  it.each([
    ['find a suitable berth quickly', 'find a berth'],
    ['see a user-friendly overview of berths', 'see an overview of berths'],
    ['pay in an easy way', 'pay'],
    ['see how quickly a boat is moved', 'see how quickly a boat is moved'],
  ])('"%s" becomes "%s"', (said, plain) => {
    expect(withoutVague(said)).toBe(plain);
  });

  it('keep the time of day', () => {
    expect(minimal('send the list at 18:00 (local time): one for each quay')).toBe(
      'send the list at 18:00, one for each quay',
    );
  });
});
