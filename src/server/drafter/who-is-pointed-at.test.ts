import { describe, expect, it } from 'vitest';
import { findActor } from './find-actor.ts';
import { readTask } from './draft-story.ts';

const BREWERY = {
  name: 'Mashtun',
  description:
    'Mashtun is used by a brewery. Brewers brew beer in the brewhouse and note the temperature. The sales clerk sells casks and writes invoices. Landlords order casks and pay by the month. The office manager plans the tours.',
};
const SKATES = {
  name: 'Halfpipe',
  description:
    'Halfpipe is the app of a skate hall. Skaters book sessions and hire boards. Trainers give courses. The hall manager checks and approves refunds and sets the prices.',
};
const MOVERS = {
  name: 'Crate',
  description:
    'Crate plans removals. Customers book a removal and sign the list. Packers pack the boxes. Drivers load the van at the house. The dispatcher plans the removals and approves overtime.',
};
const SCANS = {
  name: 'Folio',
  description:
    'Folio archives old maps. Archivists scan maps and describe them. Volunteers transcribe the names. Visitors search maps and order prints. The head of the archive decides what is shown.',
};

type Told = typeof BREWERY;

function actorOf(idea: string, product: Told): string {
  const { product: read, idea: said } = readTask({ idea, product });
  return findActor(read, said).name;
}

describe('the one to whom an idea points', () => {
  it.each([
    ['we trainers want to swap sessions', 'trainer', SKATES],
    ['us drivers need the door code the day before', 'driver', MOVERS],
    ['we volunteers read it letter by letter', 'volunteer', SCANS],
    ['In the brewhouse:\n- tick off the mash\n- note a broken pump', 'brewer', BREWERY],
    ['Landlords forget to order and then they run dry', 'landlord', BREWERY],
    ['The van is stuck and the customer waits on the stairs. Tell them early.', 'customer', MOVERS],
    ['we need a deputy who can approve overtime while I am away', 'dispatcher', MOVERS],
    ['someone else to sign refunds when i am on holiday', 'hall manager', SKATES],
    ['skaters must not book two sessions that overlap', 'skater', SKATES],
    ['customers should not book a removal in the past', 'customer', MOVERS],
    ['a removal must not be changed before i have approved it', 'dispatcher', MOVERS],
    ['no refund until i have checked it', 'hall manager', SKATES],
    ['our clerk should see which casks are empty', 'sales clerk', BREWERY],
  ])('%s: %s', (idea, name, product) => {
    expect(actorOf(idea, product)).toBe(name);
  });

  it.each([
    ['what is wanted', 'show us trainers who are free on Friday', 'trainer', SKATES],
    ['how a list is laid out', 'orders sorted by landlord', 'landlord', BREWERY],
    ['how a list is laid out', 'maps described this week, grouped by volunteer', 'volunteer', SCANS],
    ['who did the thing before', 'add up the hours that the driver wrote down', 'driver', MOVERS],
    ['who did the thing before', 'print the notes that the brewer left in the brewhouse', 'brewer', BREWERY],
    ['why it is told', 'I stood at the door because the trainer was ill. Send me a text next time.', 'trainer', SKATES],
    ['who is bound', 'skaters with unpaid fees must not book sessions', 'skater', SKATES],
    ['to whom it is done', 'refund a skater within a week', 'skater', SKATES],
  ])('is not %s: %s', (_, idea, name, product) => {
    expect(actorOf(idea, product)).not.toBe(name);
  });
});

describe('a place that stands for whoever runs it', () => {
  it.each(['remind office to order hops on Mondays', 'The office should get a list of the casks that are out'])(
    '%s',
    (idea) => {
      expect(actorOf(idea, BREWERY)).toBe('office manager');
    },
  );
});
