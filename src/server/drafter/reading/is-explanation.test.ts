import { describe, expect, it } from 'vitest';
import { isExplanation, statementIn } from './is-explanation.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const people = knowPeople(
  readProduct(
    'Kiln',
    'Kiln runs a pottery studio. Potters book the wheel and pay for clay. Studio managers plan the firings and check the shelves.',
  ),
);

describe('a statement beside a wish', () => {
  it.each([
    'the glaze was mixed by hand',
    "they're lifting every lid to look",
    'half of the potters come by bus',
    "it's stoneware mostly",
    'the delivery van only comes once a week',
    'beginners go pale at the sight of it',
    'potters get laughed at for one cracked bowl',
    "there's no socket back there",
    'a few of them never wash the wheel',
    'some potters will never read a mail',
    'my hands are full of slip',
    'clay dust makes them unreadable',
  ])('tells why: "%s"', (said) => expect(isExplanation(said, people)).toBe(true));

  it.each([
    'the deposit is paid back in full',
    'potters pay half for the second firing',
    'members get a key after the first year',
    'overdue pieces are marked in red',
    'the certificate is valid for two years',
    'potters get notified by mail',
    'studio managers see the average',
    'everybody in the studio has one vote',
    'the rest lapses',
    'managers should check the shelf first',
  ])('lays something down: "%s"', (said) => expect(isExplanation(said, people)).toBe(false));

  it.each([
    'names blacked out',
    'kitchen times and the door code on the wall',
    'two years back',
    'all shelves one floor higher, tell every potter',
    'the other mark hidden until mine is in',
    'somebody explain it to me',
  ])('is none where it is part of a list or a name: "%s"', (said) => expect(statementIn(said, people)).toBeUndefined());
});
