import { describe, expect, it } from 'vitest';
import { readProduct } from './read-product.ts';

const rolesOf = (description: string): string[] =>
  readProduct('Larkfield', description)
    .roles.map(({ name }) => name)
    .toSorted();

function deedsOf(description: string, role: string): string[] {
  const found = readProduct('Larkfield', description).roles.find(({ name }) => name === role);
  return found?.doings.map(({ verb, rest }) => `${verb} ${rest}`.trim()) ?? [];
}

describe('people with something beside their name', () => {
  it.each([
    ['Skaters (or their trainers) book ice.', ['skater', 'trainer']],
    ['We (the wardens) open the gates.', ['warden']],
    ['I, the treasurer, pay the rent.', ['treasurer']],
    ['Cook + porter each have a list of their own.', ['cook', 'porter']],
    ['Jurors (unpaid, three a round) score the cakes.', ['juror']],
    ['Heads of section (strings, winds) sign the rota.', ['head of section']],
    ['My wife (the caterer) counts the plates.', ['caterer']],
    ['Petra (our cashier) counts the coins.', ['cashier']],
    ['Somebody from the council hands over keys.', ['council']],
    ['Fitters & shop stewards read the plan.', ['fitter', 'shop steward']],
    ['Somebody at the counter (we call her ticket clerk) sells passes.', ['ticket clerk']],
    ['Someone in the yard loads the vans and ticks the list (we say loadmaster clerk).', ['loadmaster clerk']],
    ['Divers rent tanks, our boss, the owner, sets the prices.', ['diver', 'owner']],
    ['Dyers: yarn, vats, recipes. Weavers read the plan.', ['dyer', 'weaver']],
    ['Member: books courts, pays online; office: reminders, keys.', ['member', 'office']],
    ['Welfare groups such as night shelters send in a guest, cooks serve them.', ['cook', 'welfare group']],
  ])('are found: %s', (description, roles) => {
    expect(rolesOf(description)).toEqual(roles);
  });

  it.each([
    ['Weavers: looms, yarn and dye.', 'weaver', ['handle looms yarn and dye']],
    ['Trainer: plans courses, hires rooms.', 'trainer', ['plan courses', 'hire rooms']],
    ['Divers: rent tanks and book boats.', 'diver', ['rent tanks', 'book boats']],
    ['Speakers (native, paid by the hour) open their hours.', 'speaker', ['open their hours']],
    ['We (the board) decide on fees.', 'board', ['decide on fees']],
  ])('do what is told behind it: %s', (description, role, deeds) => {
    expect(deedsOf(description, role)).toEqual(deeds);
  });

  it.each([
    ['a bracket that says who they are', 'Staff (cooks, porters) read the rota.', ['cook', 'porter']],
    ['a list behind a colon', 'Customers: bakeries and cafés. Drivers load the vans.', ['driver']],
    ['a title', 'Choir planner: singers say when they come.', ['singer']],
    ['a sum', 'Divers pay 5 + 3 euros a day.', ['diver']],
  ])('are not changed by %s', (_, description, roles) => {
    expect(rolesOf(description)).toEqual(expect.arrayContaining(roles));
    expect(rolesOf(description)).not.toContain('choir planner');
    expect(deedsOf(description, 'customer')).toEqual([]);
  });
});
