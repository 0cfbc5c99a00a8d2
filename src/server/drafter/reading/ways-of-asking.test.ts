import { describe, expect, it } from 'vitest';
import { askedPlainly } from './ways-of-asking.ts';

describe('an idea that asks that somebody should be able to do something', () => {
  it.each([
    ["Wouldn't it be nice if drivers could swap tours?", 'It would be nice if drivers could swap tours.'],
    ["It's a pity that drivers can't swap tours", 'Drivers should be able to swap tours'],
    ['Keys get lost. That is why drivers want to have their own', 'Keys get lost. Drivers want to have their own'],
    ['Keys get lost. Better: drivers keep them.', 'Keys get lost. Drivers should keep them.'],
    [
      'Why does everybody see our prices? Could that be limited to the foreman?',
      'Only the foreman should see our prices',
    ],
    ['Any chance of drivers ruling out tours by night?', 'Drivers should be able to rule out tours by night.'],
    [
      'How about a spot for drivers to leave each other a note on a truck?',
      'Drivers should be able to leave a note on a truck for other drivers.',
    ],
    ['Could there be a corner where drivers can sell tools?', 'Drivers should be able to sell tools.'],
    ['What about swapping tours with others?', 'How about swapping tours with others?'],
    ["Let's make drivers confirm the rules", 'Drivers should confirm the rules'],
    ['Swap the form, and if possible so that we can change it', 'Swap the form so that we can change it'],
    ['The foreman must be warned when a truck is late', 'The foreman should be warned when a truck is late'],
    ['We need that drivers can swap tours', 'Drivers should be able to swap tours'],
    [
      'It would be good if drivers who are ill were taken off the list and got a note',
      'Drivers who are ill should be taken off the list and get a note',
    ],
    [
      'Ask for the card before a tour begins and remind the driver when it runs out',
      'Ask the driver for the card before a tour begins and remind the driver when it runs out',
    ],
    ['Swapping a tour should be possible for drivers', 'Drivers should be able to swap a tour'],
    ['Swapping a tour by phone must be possible.', 'It should be possible to swap a tour by phone.'],
    ['Letting drivers swap tours would save calls', 'Drivers should be able to swap tours, it would save calls'],
    ['Enable the foreman to see who is out', 'Let the foreman see who is out'],
    ['Add a button so that drivers can call the office', 'Drivers should be able to call the office'],
    ['Support for drivers who want to swap tours', 'Drivers should be able to swap tours'],
    ['We have had many requests from drivers to swap tours', 'Drivers want to swap tours'],
    ['Drivers keep asking to swap tours', 'Drivers want to swap tours'],
    ['Drivers often ask whether they can swap tours.', 'Drivers want to swap tours.'],
    ['Several truck drivers told us they would like to swap tours', 'Several truck drivers would like to swap tours'],
    ['Drivers need a simple way to swap tours', 'Drivers should be able to swap tours'],
    ['Drivers have asked for a way to be told', 'Drivers should be able to be told'],
    [
      'Drivers would save a lot of time if they could swap tours',
      'Drivers should be able to swap tours so that they save a lot of time',
    ],
    ['Drivers would be happy if they could swap tours', 'Drivers should be able to swap tours'],
    ['From next year on drivers must be able to swap tours', 'Drivers must be able to swap tours from next year on'],
    ['Today drivers can only swap tours on paper', 'Drivers should be able to swap tours'],
    ['What I miss is a map of the yards', 'I need a map of the yards'],
    ["What's missing is a map of the yards", 'We need a map of the yards'],
    ['We could use a map of the yards', 'We need a map of the yards'],
    ['A map of the yards would be so much better', 'We need a map of the yards'],
    ['A map of the yards would fix most of it. Drivers get lost.', 'We need a map of the yards. Drivers get lost.'],
    ['Online planning would take the pressure off', 'We need online planning'],
    ["Isn't it possible to pay later?", 'It should be possible to pay later.'],
    ['Do you plan to add a map?', 'Add a map.'],
    ['Have you thought about vouchers?', 'How about vouchers?'],
    ["Let's print the list", 'We should print the list'],
    ["I'd like my drivers to see the yard", 'Drivers should be able to see the yard'],
    ['Report noise at night', 'It should be possible to report noise at night'],
    ['Provide drivers with a copy', 'Give drivers a copy'],
    ['Hide yards that are let', 'Hide yards that are rented out'],
  ])('%s', (text, told) => {
    expect(askedPlainly(text)).toBe(told);
  });

  it.each([
    'It is a pity how long it takes',
    'Keys get lost. Better: a board with hooks.',
    'That is why.',
    'Remind drivers if possible changes are found',
    'How about a spot for drivers?',
    'We need a place for drivers',
    'What about morning tours?',
    'Booking a truck should be possible for drivers without a login',
    'We need that list today',
    'Planning a tour should be quick',
    'Letting go of a driver is never easy',
    'Enable dark mode',
    'Add a page so that drivers can look up the rules',
    'Support for drivers at night',
    'Drivers keep asking us to print the list',
    'Drivers need a way in',
    'Drivers would be late if they waited',
    'From the office drivers must be able to see the yard',
    'Today drivers can swap tours by phone',
    'Drivers should not have to be reminded of a tour that is over',
  ])('is left alone where it asks something else: %s', (text) => {
    expect(askedPlainly(text)).toBe(text);
  });
});
