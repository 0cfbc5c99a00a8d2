import { describe, expect, it } from 'vitest';
import { knowPeople } from './people.ts';
import { readProduct } from './read-product.ts';
import { sentToThoseServed } from './sent-by-the-house.ts';

const QUAY = knowPeople(
  readProduct(
    'Quayside',
    'Quayside is the booking system of a sailing school. Guests book boats and lessons, skippers give the lessons, and the harbour office rents out berths.',
  ),
);
const TWO = knowPeople(
  readProduct(
    'Duo',
    'Duo is a music school. Pupils book lessons, parents pay for them, and teachers keep the register.',
  ),
);

describe('a message that the house sends', () => {
  it.each([
    [
      'We would like to send a confirmation by email once a boat is booked.',
      'Guests should get a confirmation by email once a boat is booked.',
    ],
    [
      "Half of the guests come late. We'd like to send a text message two hours before with a map.",
      'Half of the guests come late. Guests should get a text message two hours before with a map.',
    ],
    [
      'Lots of people simply do not come. We want to send out a reminder the day before.',
      'Lots of people simply do not come. Guests should get a reminder the day before.',
    ],
    [
      'We need a push notification an hour before a lesson, people forget it all the time.',
      'Guests should get a push notification an hour before a lesson, people forget it all the time.',
    ],
    [
      'Many guests leave their keys. We want to send an alert when a boat comes back.',
      'Many guests leave their keys. Guests should get an alert when a boat comes back.',
    ],
  ])('goes to those who are served: %s', (idea, told) => {
    expect(sentToThoseServed(idea, QUAY)).toBe(told);
  });

  it.each([
    ['whoever gets it is named', 'We want to send a message to the skippers when it storms.'],
    ['what a machine reports', 'We want to send an alert when the pump stops.'],
    ['what others owe', 'We want to send reminders 5 days after an invoice is due.'],
    ['no message', 'We want to send a boat to the yard.'],
    ['others send it', 'Skippers want to send a message when a lesson is moved.'],
    ['nobody forgets it', 'We need a push notification when a boat is back.'],
  ])('stays as it is: %s', (_, idea) => {
    expect(sentToThoseServed(idea, QUAY)).toBe(idea);
  });

  it('goes to nobody where two are served and neither is spoken of', () => {
    const idea = 'We want to send a confirmation by email.';
    expect(sentToThoseServed(idea, TWO)).toBe(idea);
    expect(sentToThoseServed(`Most parents pay late. ${idea}`, TWO)).toContain('Parents should get a confirmation');
  });
});
