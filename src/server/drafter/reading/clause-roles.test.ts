import { describe, expect, it } from 'vitest';
import { clauseActs } from './clause-roles.ts';
import { readProduct } from './read-product.ts';

function actsOf(sentence: string): string[] {
  return clauseActs(sentence, sentence).map(
    ({ roles, doings }) => `${roles.join('+')}: ${doings[0]?.verb} ${doings[0]?.rest}`,
  );
}

describe('who does what by the clauses of a sentence', () => {
  it.each([
    ['In the app riders rate their horse.', ['rider: rate their horse']],
    ['Twice a year the fire inspector checks every hose.', ['fire inspector: check every hose']],
    [
      'Growers and the mill manager weigh the sacks, and print a slip.',
      ['grower+mill manager: weigh the sacks', 'grower+mill manager: print a slip'],
    ],
    ['The nurse in the office signs the form.', ['nurse: sign the form']],
    ['We send a box a month, whatever the tenant picked.', ['tenant: pick']],
  ])('is found wherever the subject stands: %s', (sentence, acts) => {
    expect(actsOf(sentence)).toEqual(expect.arrayContaining(acts.map((act) => expect.stringContaining(act))));
  });

  it.each([
    ['nobody', 'No tenant pays twice.'],
    ['a thing', 'The boiler heats the water.'],
    ['what is only set off', 'Scouts, mostly students, count beetles.'],
    ['the product', 'The app helps bakers sell bread.'],
  ])('is not %s', (_, sentence) => {
    expect(actsOf(sentence).filter((act) => !act.startsWith('scout: '))).toEqual([]);
  });
});

function rolesOf(description: string): string[] {
  return readProduct('Anything', description).roles.map(({ name }) => name);
}

describe('the roles of a description', () => {
  it.each([
    [
      'in a list in front of a list of verbs',
      'The office publishes charts; pilots, divers and anglers search, preview and download them or use the map.',
      ['office', 'pilot', 'diver', 'angler'],
    ],
    [
      'beside a pair whose verb is mostly a noun',
      'Pickers and the depot manager log which pallets came in.',
      ['picker', 'depot manager'],
    ],
    ['behind where something is done', 'In the app breeders log the litters.', ['breeder']],
    ['of whom only a later clause tells', 'We print a card and a menu, whatever the bride picked.', ['bride']],
    [
      'behind how often it is',
      'Every spring the forester marks trees. Now and then the auditor wants to see how many.',
      ['forester', 'auditor'],
    ],
  ])('are found %s', (_, description, roles) => {
    expect(rolesOf(description).toSorted()).toEqual(roles.toSorted());
  });

  it('are found though the product is called after their place', () => {
    const { roles } = readProduct('Bakery Desk', 'Twice a day the baker counts the loaves. Guests order cakes.');
    expect(roles.map(({ name }) => name)).toContain('baker');
  });

  it('are not the product itself', () => {
    const { roles } = readProduct(
      'Galley Desk',
      'Galley Desk is a page. Every day the cook reads it. Galley Desk shows it.',
    );
    expect(roles.map(({ name }) => name)).not.toContain('galley desk');
  });

  it.each([
    ['more of a quality', 'Skiers rent boots. No skier heavier than the limit of a binding may rent it.', 'heavier'],
    [
      'the house in front of a bracket',
      'Guides log costs. Company policy (hotel limits, meals) is set up by the office.',
      'company policy hotel',
    ],
  ])('are not %s', (_, description, name) => {
    expect(rolesOf(description).join(' ')).not.toContain(name);
  });
});
