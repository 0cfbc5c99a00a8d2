import { beforeAll, describe, expect, it } from 'vitest';
import { readTask } from './draft-story.ts';
import { loadWink } from './language/wink.ts';

beforeAll(() => loadWink());

function actorOf(idea: string, description: string): string {
  return readTask({ idea, product: { name: 'Product', description } }).actor.name;
}

const COUNTS =
  'Sightings app of a nature reserve. Rangers record sightings of animals. Volunteers count birds. The reserve manager has to deliver a yearly report to the ministry.';
const AGENCY =
  'A tool of a translation agency. Clients upload documents. Project managers assign jobs to translators. Translators translate texts.';
const HOUSES =
  'Tenants report defects. Caretakers fix defects. The property manager commissions contractors and approves their bills. Contractors only see their own jobs.';
const CONTRACTS =
  'Buyers file contracts. Contract owners keep an eye on terms and renewals. Administrators manage users and access.';
const LAB =
  'An order platform of a dental lab. Dentists and their assistants send in orders. Couriers only see pickups and deliveries. The lab manager sets prices.';

describe('byTheDescription', () => {
  it.each([
    ['export all sightings per year because the ministry wants them', COUNTS, 'reserve manager'],
    ['only offer jobs to translators who know the subject', AGENCY, 'project manager'],
    ['contractors are commissioned twice for the same defect', HOUSES, 'property manager'],
    ['People who leave the company should no longer be listed as contract owner', CONTRACTS, 'administrator'],
  ])('tells %j for whoever does what is told of others', (idea, description, name) => {
    expect(actorOf(idea, description)).toBe(name);
  });

  it.each([
    ['record a sighting without a network', COUNTS, 'ranger'],
    ['Tenants should be able to attach a photo to a defect', HOUSES, 'tenant'],
  ])('leaves %j with whoever does it', (idea, description, name) => {
    expect(actorOf(idea, description)).toBe(name);
  });

  it.each([
    'Let a dental assistant prepare an order and have the dentist approve it',
    'A dental assistant should be able to prepare an order',
  ])('knows a kind of those whom the description calls assistants: %s', (idea) => {
    expect(actorOf(idea, LAB)).toMatch(/assistant$/);
  });
});
