import { describe, expect, it } from 'vitest';
import { reword, withSubject } from './reword.ts';

describe('what only wraps a wish', () => {
  it.each([
    ['could you make it so that rent is paid on the first', 'make sure that rent is paid on the first'],
    ['send the plan to guests... I mean hosts', 'send the plan to hosts'],
    ['print a list, sorry, I mean export the list', 'export the list'],
    ['keep a list, but only if they agree', 'keep a list only if they agree'],
    ['hide old codes, happens all the time', 'hide old codes'],
    [
      'warn the warden when a lamp goes out, naming the lamp and its row',
      'warn the warden when a lamp goes out. The message must show the lamp and its row',
    ],
    [
      'Guests should be told when a lamp is due, including what it costs.',
      'Guests should be told when a lamp is due. The message must show what it costs.',
    ],
    ['codes are used twice, which is not allowed.', 'codes are used twice.'],
    ['codes which are not allowed are listed', 'codes which are not allowed are listed'],
    ['it often happens that lamps fail', 'lamps fail'],
    ['Push notification when a lamp fails', 'a push notification when a lamp fails'],
    ['Email templates for tenants', 'we need email templates for tenants'],
    ['SMS reminders for tenants', 'we need SMS reminders for tenants'],
    ['Report on broken lamps', 'we need a report on broken lamps'],
    ['It must be impossible to book two rooms', 'it should not be possible to book two rooms'],
    ['It should not be possible for guests to see the plan', 'guests must not see the plan'],
    ['The app is very slow when the plan is opened', 'the plan is slow'],
    ['Live chat between tenants and the keeper', 'we need a live chat between tenants and the keeper'],
    ['Too many false alarms at night', 'we need fewer false alarms at night'],
    ['Our desk is drowning in emails about keys', 'Our desk gets too many emails about keys'],
    ['Keepers spend two days every May to write the report', 'Keepers spend two days every May writing the report'],
    ['Nobody understands the plan', 'we do not understand the plan'],
    [
      'The price should be visible to tenants before they book',
      'tenants should be able to see the price before they book',
    ],
    ['Account sync - transfers are matched with rents', 'Account sync: transfers are matched with rents'],
    [
      'Rents change each May but keepers have to write every letter by hand',
      'keepers have to write every letter by hand when rents change each May',
    ],
    ['Stand-ins need access to the plan', 'Stand-ins need to get access to the plan'],
    ['tenants do not get any reply', 'tenants do not get reply'],
    ['Simplify the process of adding a new lamp', 'add a new lamp in fewer steps'],
    ['Reduce the time that keepers need to find a lamp', 'let keepers find a lamp in less time'],
    ['Cut the time it takes to find a lamp', 'find a lamp in less time'],
    ['Redesign the plan so that it works on a phone', 'the plan should work on a phone'],
    ['Ability to archive lamps that are no longer sold', 'we want to archive lamps that are no longer sold'],
    ['System sends the plan to the keeper', 'the system should send the plan to the keeper'],
    ['Nobody should be able to sell a lamp', 'do not let anybody sell a lamp'],
    ['nobody but the keeper may sell a lamp', 'only the keeper may sell a lamp'],
    ['No one may sell a lamp after May', 'do not let anybody sell a lamp after May'],
    ["I don't want to get any letters at night", 'stop sending me letters at night'],
    ['Keepers lose hours because they count lamps by hand', 'Keepers lose hours counting lamps by hand'],
    ['Without a key nobody may enter the house', 'do not let anybody enter the house without a key'],
    ['Only keepers are allowed to enter the house', 'Only keepers may enter the house'],
    ['The guest is not allowed to enter the house', 'The guest must not enter the house'],
    ['Do not allow letters longer than 2 pages', 'refuse letters that are longer than 2 pages'],
    ['Avoid that two keepers write the same letter', 'two keepers must not write the same letter'],
    ['Rents must stay secret until May', 'keep rents secret until May'],
    ['Keepers should no longer have to count lamps', 'Keepers have to count lamps'],
    ["Keepers don't need to see old letters", 'Keepers have to see old letters'],
    ['Nobody can find the plan', 'we can not find the plan'],
    ['Make it faster to find keepers', 'find keepers in less time'],
    ['Stop charging tenants who left in time', 'tenants who left in time should not be charged'],
    ['Everybody except the keeper should see the plan', 'users should see the plan, except for the keeper'],
    ['Rating of lamps with stars', 'rate lamps with stars'],
    ['Let a keeper book for several children', 'Let a keeper book for more than one child'],
    ['Let keepers come to log in and see their lamps', 'Let keepers come to see their lamps'],
    ['Make it easier to find keepers', 'find keepers in fewer steps'],
    [
      'Make it quicker for keepers to find a lamp and print a label',
      'let keepers find a lamp in less time and print a label',
    ],
    ['Make it easy for keepers to find a lamp and print a label', 'let keepers find a lamp and print a label'],
    [
      'Make it simpler for tenants to pay, because many are late',
      'let tenants pay in fewer steps, because many are late',
    ],
    ['keepers with several houses want a map', 'keepers with more than one house want a map'],
    ['Add to the plan: - a search field - the rent', 'Add to the plan:\n- a search field\n- the rent'],
    ['Rooms that tenants can book', 'tenants can book rooms'],
    ['drag and drop lamps onto the plan', 'move lamps onto the plan by drag and drop'],
    ['hand out several keys to one keeper', 'hand out more than one key to one keeper'],
    [
      'when a lamp is sold it disappears from the list at once',
      'a lamp should disappear from the list at once when it is sold',
    ],
    ['max 4 seats per booking', 'limit seats to 4 per booking'],
    ['no more than 2 dogs per hut', 'limit dogs to 2 per hut'],
    ['prevent double bookings of rooms', 'keep rooms from being booked twice'],
  ])('%s', (text, plain) => {
    expect(reword(text)).toBe(plain);
  });

  it.each([
    ['make it possible to pause a plan'],
    ['up to 4 seats at the window'],
    ['tell guests when a tour is full including those in the hall'],
    ['a page that tells when a lamp goes out'],
    ['remind them several times'],
    ['when a lamp is sold it disappears from the list'],
    ['see the lamps before they are sold'],
    ['show the room, the time and the price'],
    ['too many tenants forget the key'],
    ['tenants - and their guests - should see the plan'],
    ['nobody can sell a lamp without calling the keeper'],
    ['keepers with many houses want a map'],
    ['push the button when the lamp fails'],
    ['rooms that tenants can book for a day'],
    ['the light is dim, it takes a minute to start'],
  ])('stays: %s', (text) => {
    expect(reword(text)).toBe(text);
  });
});

it.each([
  ['works without a network', 'work without a network'],
  ['shows the next stop', 'the system should show the next stop'],
  ['works of art in the hall', 'works of art in the hall'],
  ['shows and concerts of the week', 'shows and concerts of the week'],
])('a verb that has lost its subject: %s', (text, plain) => {
  expect(withSubject(text)).toBe(plain);
});
