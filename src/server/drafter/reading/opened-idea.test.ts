import { describe, expect, it } from 'vitest';
import { openedIdea } from './opened-idea.ts';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';

const HARBOUR = readProduct(
  'Quayside',
  'Quayside runs a harbour. Boat owners book a berth and pay the fees. The harbour master gives out the berths and keeps the list of guests.',
);
const opened = (text: string) => openedIdea(text, knowPeople(HARBOUR));

describe('how it is and how it shall be', () => {
  it.each([
    [
      'Actual result: The berth stays blocked.\nExpected result: The berth is free again.',
      'The berth should be free again. At the moment the berth stays blocked.',
    ],
    [
      'As is: owners pay in the office\nTo be: owners pay in the app',
      'Owners should pay in the app. At the moment owners pay in the office.',
    ],
    ['Now: two letters a year. Later: one letter a year.', 'One letter a year. At the moment two letters a year.'],
    [
      'Expected: The berth is free again.\nActual: The berth stays blocked.',
      'The berth should be free again. At the moment the berth stays blocked.',
    ],
    ['Expected behaviour: The berth is free again.', 'The berth should be free again.'],
    [
      'Steps to reproduce:\n1. Book a berth\n2. Cancel the booking\nActual: The berth stays blocked.\nExpected: The berth is free again.',
      'The berth should be free again when I cancel the booking. At the moment the berth stays blocked.',
    ],
  ])('is one wish: %s', (text, plain) => {
    expect(opened(text).text).toBe(plain);
  });

  it.each([
    'The plan should show two groups. Now: boats in the harbour. Later: boats that come.',
    'Before: the storm warning goes out',
    'Now: the list of guests is on paper and nobody finds it',
  ])('needs both: %s', (text) => {
    expect(opened(text).text).not.toContain('At the moment');
  });
});

describe('a title', () => {
  it('is the headline where the text tells all that it names', () => {
    const { text, title } = opened(
      'Title: Moving a booking\nDescription: Owners move a booking to another berth by themselves.\nPriority: High',
    );
    expect(title).toBe('Moving a booking');
    expect(text).toBe('Owners move a booking to another berth by themselves.');
  });

  it('is read with the text where that does not tell it', () => {
    const { text, title } = opened(
      'Storm warnings\n\nThe harbour master calls everybody by hand when the wind gets up.',
    );
    expect(title).toBeUndefined();
    expect(text).toContain('Storm warnings');
  });

  it('is no line of a list', () => {
    expect(opened('Bookings of berths\n- move a booking of a berth\n- cancel a booking').title).toBeUndefined();
  });
});

describe('those who work in a house', () => {
  const COURIERS = readProduct(
    'Parcelline',
    'Couriers use Parcelline. Drivers deliver parcels. Dispatchers plan the tours.',
  );
  const told = (text: string) => openedIdea(text, knowPeople(COURIERS)).text;

  it.each([
    ['Dispatch wants to move a stop', 'Dispatchers want to move a stop'],
    ['Warn dispatch when a van stands still', 'Warn dispatchers when a van stands still'],
    [
      'Drivers: sign with a finger, it has to go fast',
      'Drivers should be able to sign with a finger so that it takes less time',
    ],
  ])('are told by their name: %s', (text, plain) => {
    expect(told(text)).toBe(plain);
  });

  it.each(['Dispatch parcels by noon', 'Reception wants a list'])('are none here: %s', (text) => {
    expect(told(text)).toBe(text);
  });
});
