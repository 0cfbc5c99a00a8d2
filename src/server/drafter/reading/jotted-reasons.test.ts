import { describe, expect, it } from 'vitest';
import { reasonsInFull } from './jotted-reasons.ts';

describe('reasons beside a wish', () => {
  it.each([
    [
      'Ward notes - falls in one tap (who, when). Nobody writes a novel for that.',
      'Ward notes with falls in one tap (who, when), so that nobody has to write a novel.',
    ],
    [
      'Show guides the berth, right now they ring the desk for it',
      'Show guides the berth so that they do not have to ring the desk for it',
    ],
    [
      'Guests should get a list of berths, at the moment we go through the folder',
      'Guests should get a list of berths so that nobody has to go through the folder',
    ],
    [
      'We want a list of berths, currently we keep it in a folder.',
      'We want a list of berths so that we do not have to keep it in a folder.',
    ],
    ['Half of our guests print it twice because there is nothing else', 'Our guests are forced to print it twice'],
    ['Print labels two at a time, saves paper', 'Print labels two at a time so that we save paper'],
    ['unsub link in each mail. legal asks again and again', 'unsub link in each mail. legal keeps asking'],
    ['Export -> Excel', 'Export to Excel'],
    ['Mute it at night, obviously', 'Mute it at night'],
  ])('are told as such: %s', (text, full) => {
    expect(reasonsInFull(text)).toBe(full);
  });

  it.each([
    'Show guides the berth, right now they look happy',
    'Show guides the berth so that they can rest, right now they ring us',
    'Damage photos. Nobody sees them but the owner.',
    'The list is long. Nobody reads it.',
    'mails -> inbox',
  ])('are none: %s', (text) => {
    expect(reasonsInFull(text)).toBe(text);
  });
});
