import { describe, expect, it } from 'vitest';
import { betweenPeople } from './between-people.ts';

describe('what people do between them', () => {
  it.each([
    [
      'Swap of night shifts between nurses without ringing us, as long as both agree.',
      'Nurses should be able to swap night shifts with another nurse without ringing the team, as long as both agree.',
    ],
    ['Chat between skipper and harbour master', 'Skippers should be able to chat with the harbour master'],
    ['Video calls between doctors and patients', 'Doctors should be able to have a video call with patients'],
    ['Handover of keys between drivers', 'Drivers should be able to hand over keys to another driver'],
    [
      'Trading of seats among pupils, provided the teacher is told',
      'Pupils should be able to trade seats with another pupil, provided the teacher is told',
    ],
  ])('one of them does with another: %s', (text, wish) => {
    expect(betweenPeople(text)).toBe(wish);
  });

  it.each(['Swap button between tabs', 'Transfer of stock between depots', 'Swap of shifts'])(
    'is left alone: %s',
    (text) => {
      expect(betweenPeople(text)).toBe(text);
    },
  );
});
