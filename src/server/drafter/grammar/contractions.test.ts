import { describe, expect, it } from 'vitest';
import { expandContractions } from './contractions.ts';

describe('a short form', () => {
  it.each([
    ["they'd heard about it", 'they had heard about it'],
    ["she'd already been there", 'she had already been there'],
    ["we'd booked two lanes", 'we had booked two lanes'],
    ["I'd got the key", 'I had got the key'],
    // What may follow "would" stays behind it.
    ["they'd like to see it", 'they would like to see it'],
    ["I'd need a list", 'I would need a list'],
    ["they'd come on Monday", 'they would come on Monday'],
    ["he'd shed some light on it", 'he would shed some light on it'],
    ["we'd have heard it", 'we would have heard it'],
    ["they'd be told", 'they would be told'],
    ["somebody who's told us about it", 'somebody who has told us about it'],
    ["somebody who's told about it", 'somebody who is told about it'],
    ["nobody's booked it", 'nobody has booked it'],
    ["somebody's bed", "somebody's bed"],
  ])('is written out: %s', (said, written) => {
    expect(expandContractions(said)).toBe(written);
  });
});
