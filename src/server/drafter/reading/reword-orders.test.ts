import { describe, expect, it } from 'vitest';
import { reworded } from '../language/rewording.ts';
import { ORDERS_IN_OTHER_WORDS } from './reword-orders.ts';

describe('orders in words that are something else elsewhere', () => {
  it.each([
    ['Mail me when the boiler stops', 'e-mail me when the boiler stops'],
    ['Please mail me a copy', 'Please e-mail me a copy'],
    ['Show me who else is on call tonight', 'Show who else is on call tonight'],
    ['Tick the box and show the porter who is still inside', 'Tick the box and let the porter see who is still inside'],
    ['Sync of shifts with Google Calendar', 'Sync shifts with Google Calendar'],
    ['make drawing lines work with the keyboard', 'make it possible to draw lines with the keyboard'],
    ['second coffee of the day costs half', 'The second coffee of the day costs half'],
    ['Monthly export of all fares', 'Export all fares every month'],
    ['Add a weekly export for the auditor with all trips', 'Export all trips for the auditor every week'],
    ['Smaller jobs stay as they are', 'Smaller jobs stay unchanged'],
    ['Keep the recordings for a month, then delete them', 'The recordings should be kept for a month and then deleted'],
    [
      'The calendar lets guests book rooms although the house is closed',
      'Guests should not be able to book rooms when the house is closed',
    ],
    ['the app still allows drivers to start a trip', 'Drivers should not be able to start a trip'],
    ['Reminder mails for overdue fees', 'send reminder mails for overdue fees'],
    ['Out-of-office hand-over of my open trips', 'while I am out of office I want to hand over my open trips'],
    ['Weekly mail to guests with the tides', 'send a weekly mail to guests with the tides'],
    ['Add a warning when the tank is empty', 'a warning when the tank is empty'],
    ['Guests cannot tell which boat is theirs', 'Guests cannot see which boat is theirs'],
    [
      'Stop the mails about every single trip, one in the evening is enough',
      'I want to get one mail in the evening instead of one for every trip',
    ],
    ['Guests with a dog need a room on the ground floor', 'Guests with a dog should have a room on the ground floor'],
    [
      'Skippers complain that they have to type all names although they are in the list',
      'Skippers should not have to type all names when they are in the list',
    ],
    ['Welcome mail for new guests', 'send a welcome mail for new guests'],
    ['Return reminder two days before', 'get a return reminder two days before'],
  ])('%s', (said, plain) => {
    expect(reworded(said, ORDERS_IN_OTHER_WORDS)).toBe(plain);
  });

  it.each([
    'Mail the menu to guests',
    'Show me which rooms are free',
    'Show members who owe money',
    'Show the list of drivers who are late',
    'make placing orders quicker',
    'second floors of all houses cost more',
    'Monthly export',
    'Boats with a mast need a berth',
    'Skippers complain about the harbour',
    'Add a warning to the menu',
    'Guests cannot tell the office that they are late',
    'Weekly mail to Outlook',
    'The app lets drivers start a trip',
    'Keep the recordings, then tell me',
    'Stay as quiet as they are',
    'Send reminder before a visit',
  ])('leaves "%s"', (said) => {
    expect(reworded(said, ORDERS_IN_OTHER_WORDS)).toBe(said);
  });
});
