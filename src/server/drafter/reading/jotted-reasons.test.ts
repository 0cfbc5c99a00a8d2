import { describe, expect, it } from 'vitest';
import { reasonsInFull } from './jotted-reasons.ts';

describe('reasons beside a wish', () => {
  it.each([
    [
      'Ward notes - falls in one tap (who, when). Nobody writes a novel for that.',
      'Ward notes with falls in one tap (who, when), so that nobody has to write a novel.',
    ],
    ['Print labels two at a time, saves paper', 'Print labels two at a time so that we save paper'],
    ['unsub link in each mail. legal asks again and again', 'unsub link in each mail. legal keeps asking'],
    ['Export -> Excel', 'Export to Excel'],
    ['Mute it at night, obviously', 'Mute it at night'],
  ])('are told as such: %s', (text, full) => {
    expect(reasonsInFull(text)).toBe(full);
  });

  it.each(['Damage photos. Nobody sees them but the owner.', 'The list is long. Nobody reads it.', 'mails -> inbox'])(
    'are none: %s',
    (text) => {
      expect(reasonsInFull(text)).toBe(text);
    },
  );
});
