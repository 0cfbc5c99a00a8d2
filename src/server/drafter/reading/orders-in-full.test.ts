import { describe, expect, it } from 'vitest';
import { ordersInFull } from './orders-in-full.ts';

describe('orders in full', () => {
  it.each([
    ['resend receipt without typing the address', 'Resend a receipt without typing the address'],
    ['Mute group call until noon', 'Mute a group call until noon'],
    ['Loop practice clip until I stop it', 'Loop a practice clip until I stop it'],
    ['Rename hive without losing its notes.', 'Rename a hive without losing its notes.'],
    [
      'Snooze reminder from the phone (1 hour or until Friday)',
      'Snooze a reminder from the phone (1 hour or until Friday)',
    ],
  ])('have their article: %s', (text, full) => {
    expect(ordersInFull(text)).toBe(full);
  });

  it.each([
    ['Only look at open claims.', 'The app should only look at open claims.'],
    ['Never ask for a PIN on the tablet', 'The app should never ask for a PIN on the tablet'],
    [
      'The weekly audit takes a night. Only look at new claims.',
      'The weekly audit takes a night. The weekly audit should only look at new claims.',
    ],
    ['We drown in mails. Only notify on failure.', 'We drown in mails. The app should only notify on failure.'],
  ])('say who does so: %s', (text, full) => {
    expect(ordersInFull(text)).toBe(full);
  });

  it.each([
    'Loop pedal for beginners',
    'Snooze button on the start page',
    'Undo history',
    'Resend the receipt',
    'Archive old claims',
    'Preview image from the supplier',
    'Remind drivers before the shift',
    'Only show open claims',
    'Only members in the hall',
    'Just log in with a code',
  ])('are none or need nothing: %s', (text) => {
    expect(ordersInFull(text)).toBe(text);
  });
});
