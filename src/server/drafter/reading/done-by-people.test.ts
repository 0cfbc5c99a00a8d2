import { describe, expect, it } from 'vitest';
import { doneByPeople } from './done-by-people.ts';

describe('what can be done by somebody', () => {
  it.each([
    ['Tours can be booked by drivers until noon', 'Drivers should be able to book tours until noon'],
    ['Keys may be ordered by any driver of the yard', 'Any driver of the yard should be able to order keys'],
    ['The log should be signed by the foreman before it is sent', 'The foreman should sign the log before it is sent'],
    ['The log must be filled in by the drivers', 'The drivers must fill in the log'],
    ['Photos can be uploaded by drivers and owners.', 'Drivers and owners should be able to upload photos'],
  ])('%s', (idea, plain) => {
    expect(doneByPeople(idea)).toBe(plain);
  });

  it.each([
    'Tours can be paid by card',
    'Tours can be sorted by driver',
    'A tour can only be cancelled by the foreman',
    'Tours must be confirmed by Friday',
    'The log must be checked by a second driver',
    'Tours that were booked by drivers can be seen',
  ])('leaves %s', (idea) => {
    expect(doneByPeople(idea)).toBe(idea);
  });
});
