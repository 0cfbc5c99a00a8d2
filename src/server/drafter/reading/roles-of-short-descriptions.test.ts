import { describe, expect, it } from 'vitest';
import { readProduct } from './read-product.ts';

function rolesOf(description: string): string[] {
  return readProduct('Glasswick', description).roles.map((role) => role.name);
}

describe('who is who in descriptions typed in a hurry', () => {
  it.each([
    ['Swaps for porters; dispatch must agree, payroll gets the list.', ['porter', 'dispatch', 'payroll']],
    ['Ferry to the islet. Walkers wave at a pier and a boatman comes.', ['walker', 'boatman']],
    ['The takings, which the cash office books, are counted twice. Waiters serve.', ['waiter', 'cash office']],
    ['A diary for heart patients and the practice team that watches the values.', ['heart patient']],
    [
      'Who uses it? Nurses on the road, fathers at home, and the billing office.',
      ['nurse', 'father', 'billing office'],
    ],
    [
      'Help desk of a mill. Weavers open tickets, 1st level answers, 2nd level repairs.',
      ['weaver', '1st-level', '2nd-level'],
    ],
    ['The port leases berths to skippers. Guests moor for a night.', ['skipper', 'guest']],
    ['Gliding school. gfi approves pupils, pupils log hours.', ['gfi', 'pupil']],
    ['The chamber assigns evenings. Cooks book.', ['chamber', 'cook']],
    ['Pay slips for seasonal pickers; crew bosses count crates.', ['picker', 'crew boss']],
    ['Guest book of a mountain hut (hut keeper, hikers, cooks).', ['hut keeper', 'hiker', 'cook']],
    ['The tool has users: 1) midwives 2) doctors. Users are: 1) midwives 2) doctors.', ['midwife', 'doctor']],
    ['Once a year lodgers type in the reading, the field staff checks odd ones.', ['lodger', 'field staff']],
    ['Couriers in a city. Riders mostly students. Dispatch hands out tours.', ['rider', 'dispatch']],
    ['Orders come from chefs and get picked by greengrocers.', ['chef', 'greengrocer']],
    ['A planner. Couples, caterers, bands, registrars.', ['couple', 'caterer', 'band', 'registrar']],
    ['Football league. Coaches enter results, refs confirm.', ['coach', 'ref']],
    ['Concert hall. Singers book rooms. External auditor once a year.', ['singer', 'external auditor']],
  ])('%s', (description, roles) => {
    expect(rolesOf(description)).toEqual(expect.arrayContaining(roles));
  });

  it.each([
    ['what a house does in a row', 'The office keeps the list, answers applicants and sends letters.', /answers/],
    ['a place', 'For beekeepers: hives on fields, who put them there, and when honey is due.', /field/],
    ['a title in front of a colon', 'The village kitchen: hosts open it, cooks cook.', /kitchen/],
    ['somebody called by name', 'Teachers teach, Mrs Huber at the desk does the rest.', /huber/],
    ['whoever only is theirs', 'Parents book for their children. Coaches plan.', /child/],
    ['how big the house is', 'We are a joinery with 12 staff. The foreman hands out jobs.', /staff/],
    ['letters that stand for a thing', 'The api shows prices. gps checks the way. Drivers deliver.', /api|gps/],
  ])('%s is nobody', (_, description, wrong) => {
    expect(rolesOf(description).join(', ')).not.toMatch(wrong);
  });
});
