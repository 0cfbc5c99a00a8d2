import { describe, expect, it } from 'vitest';
import { readProduct } from './read-product.ts';

function rolesOf(description: string): string[] {
  return readProduct('Larkfield', description).roles.map((role) => role.name);
}

describe('people whom a description tells by something else than a title', () => {
  it.each([
    ['where they work', 'The two ladies in the office send the bills.', ['office staff']],
    ['one of them by the task', 'One person is the treasurer and pays the suppliers.', ['treasurer']],
    ['one of them in brackets', 'Uncles upload films, one person (the cutter) joins them.', ['uncle', 'cutter']],
    ['and keep track of it', 'Hosts send letters to guests and keep track of costs.', ['host', 'guest']],
    ['by their first names', 'Pia does the invoices, Ole looks after the cold store.', ['team']],
    ['by what they are there for', 'Weighbridge-in people tip the grain.', ['weighbridge-in person']],
    [
      'by where they stand',
      'Outside fitters sign up, the inside sales desk follows up on offers.',
      ['fitter', 'sales desk'],
    ],
    ['by name and trade', 'Ines, the miller, sees what to grind, drivers load it.', ['miller', 'driver']],
    ['by name and place', 'Growers bring grain, and Ines at the front desk weighs it.', ['grower', 'front desk']],
    ['as a team of them', 'Users send recipes, and our small team of cooks checks them.', ['user', 'cook']],
    [
      'in the case before',
      'Firms can buy tickets, in which case a payroll clerk sees them.',
      ['firm', 'payroll clerk'],
    ],
    ['at a time of the day', 'From 9:00 to 12:00 callers leave a message, agents answer.', ['caller', 'agent']],
    [
      'by what they want to know',
      'Cooks boil eggs. The head chef wants to know one thing: the cost.',
      ['cook', 'head chef'],
    ],
    ['and not by who is near', 'Clerks call the nearest free rider, who accepts.', ['clerk', 'rider']],
    ['as one of our parts', 'Stallholders apply, our crew draws the map.', ['stallholder', 'crew']],
    ['as a crew', 'Climbers book, rescue crew check the ropes.', ['climber', 'rescue crew']],
    ['by what they head', 'Heads of department approve leave.', ['head of department']],
    ['by what they work with', "The foreman's tablet lists the beams, and welders sign them.", ['foreman', 'welder']],
    ['as a room', 'Skippers report in. The control room watches all boats.', ['skipper', 'control room']],
    ['and no comparison', 'Skippers report in. Fewer calls, less noise!', ['skipper']],
    ['and no thing that owns something', "The crane's software counts the lifts, welders sign them.", ['welder']],
    ['after the app', 'Wearers adjust it in the app, fitters repair it.', ['wearer', 'fitter']],
  ])('are found %s', (_, description, roles) => {
    expect(rolesOf(description)).toEqual(roles);
  });

  it.each([
    ['no people', 'Tenants rent plots. Everything must keep running at night.', ['tenant']],
    ['people who are not there', 'Leaders plan hikes. There is no paid staff at all.', ['leader']],
    ['what the makers hope for', 'Tenants rent plots. The owners want to open two more sites.', ['tenant']],
    ['young people, who have no task', 'Young people draw maps. Tutors grade them.', ['tutor']],
    ['a place', 'The warden sees on a screen in the hut who has come.', ['warden']],
  ])('are not %s', (_, description, roles) => {
    expect(rolesOf(description)).toEqual(roles);
  });
});

describe('what somebody does in a description', () => {
  function deedsOf(description: string, role: string): string[] {
    const found = readProduct('Larkfield', description).roles.find(({ name }) => name === role);
    return found?.doings.map(({ verb, rest }) => `${verb} ${rest}`) ?? [];
  }

  it.each([
    ['ends where a thing goes on', 'Fitters get a plan, and it changes each night.', 'fitter', ['get a plan']],
    ['ends where another gives', 'A jury picks the winners, the crowd gives a prize.', 'jury', ['pick the winners']],
    ['has a verb with something in front', 'Nurses pre-screen by phone.', 'nurse', ['screen by phone']],
    ['is let be done', 'The app fills shifts, and lets the duty officer see gaps.', 'duty officer', ['see gaps']],
    ['is what it lets them do', 'The app lets drivers find a spot and pay.', 'driver', ['find a spot', 'pay ']],
    ['is what it is for', 'A mobile app for boat owners to find crews.', 'boat owner', ['find crews']],
    ['is what it lets them, whosever they are', 'Crumb lets guests of our inn order rolls.', 'guest', ['order rolls']],
    ['is what it allows', 'Allows tenants to report damage.', 'tenant', ['report damage']],
    [
      'is approving what needs their word',
      'Payments over 100 need sign-off from the chief clerk.',
      'chief clerk',
      ['approve Payments over 100'],
    ],
    [
      'is saying whether another comes',
      'Parents say whether their child is coming and pay the fee.',
      'parent',
      ['say whether their child is coming', 'pay the fee'],
    ],
    [
      'is planning which crew works where',
      'The foreman plans which crew works in which field.',
      'foreman',
      ['plan which crew works in which field'],
    ],
  ])('%s', (_, description, role, expected) => {
    expect(deedsOf(description, role)).toEqual(expected);
  });

  it('is nothing that they never do', () => {
    const { roles } = readProduct('Larkfield', 'Managers see attendance but never the notes.');
    expect([...(roles[0]?.doings[0]?.stems ?? [])].join(' ')).not.toMatch(/not/);
  });
});
