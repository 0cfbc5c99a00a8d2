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
    ['by their first names', 'Pia does the invoices, Ole looks after the cold store.', ['team']],
    ['by what they are there for', 'Weighbridge-in people tip the grain.', ['weighbridge-in person']],
    [
      'by where they stand',
      'Outside fitters sign up, the inside sales desk follows up on offers.',
      ['fitter', 'sales desk'],
    ],
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
