import { describe, expect, it } from 'vitest';
import { readProduct } from './read-product.ts';

function rolesOf(description: string, name = 'Larkfield'): string[] {
  return readProduct(name, description).roles.map((role) => role.name);
}

describe('what a description tells of things', () => {
  it.each([
    ['entries that are gone', 'Clerks keep notes. Deleted clients are gone for good.', ['clerk']],
    ['papers that are kept', 'Notaries scan deeds, and documents are kept for ten years.', ['notary']],
    ['what others book', 'Players book classes. A class can be booked a week ahead.', ['player']],
    ['what somebody sends somewhere', 'Planners decide where the mobile units go.', ['planner']],
  ])('makes no people of %s', (_, description, roles) => {
    expect(rolesOf(description)).toEqual(roles);
  });

  it.each([
    ['a group that acts', 'Coaches plan a team. The team votes on the captain.', ['coach', 'team']],
    ['retired people who act', 'Retired clerks answer letters. Deleted letters are gone.', ['clerk']],
    [
      'people in front of whom stands what most of them are',
      'Grantees, mostly teachers and nurses, write reports. Officers check them.',
      ['grantee', 'officer'],
    ],
    ['people behind the name of the product', 'In Larkfield tenants book plots.', ['tenant']],
  ])('leaves %s', (_, description, roles) => {
    expect(rolesOf(description)).toEqual(roles);
  });
});
