import { beforeAll, describe, expect, it } from 'vitest';
import { readTask } from './draft-story.ts';
import { loadWink } from './language/wink.ts';

beforeAll(() => loadWink());

function actorOf(idea: string, description: string): string {
  return readTask({ idea, product: { name: 'Product', description } }).actor.name;
}

const HIVES =
  'HiveBook is software for beekeeping clubs. Beekeepers log inspections and treatments of their hives. Bee inspectors review treatment records. The club secretary manages members and hive sites.';
const LAB =
  'An order platform between dental practices and a dental lab. Dentists and their assistants send in orders. Technicians make crowns and bridges. Couriers only see pickups and deliveries. The lab manager sets prices and lead times.';
const KILNS =
  'KilnShare helps pottery studios rent out kiln space. Potters reserve shelves and follow their firings. Kiln operators load kilns. Studio managers look after memberships, clay stock and billing.';
const PARKS =
  'PatrolLog is used by a national park. Rangers patrol routes and check in by radio. The base coordinates patrols and answers alarms. Volunteers repair trails.';
const FERRIES =
  'Ferry booking. Passengers buy tickets. Gate staff check tickets. The harbour office sets timetables and announces cancellations.';
const INVOICES =
  'An invoice tool. Suppliers send invoices by e-mail. The clerk captures invoices and matches them to orders. Budget owners approve invoices. The finance controller releases payment runs.';

describe('evidenceOf', () => {
  it.each([
    ["stop asking for the queen's colour on every single inspection", HIVES, 'beekeeper'],
    ['calculate the earliest delivery date and show it before the order is submitted', LAB, 'dentist'],
    ['charge express orders by the hour', LAB, 'lab manager'],
    ['could we charge firings by volume', KILNS, 'studio manager'],
    ['the base should get an alarm if a ranger has not checked in', PARKS, 'base'],
    ['reschedule a departure and tell everybody', FERRIES, 'member of the harbour office'],
    ['show if a ticket has been scanned before', FERRIES, 'member of the gate staff'],
    ['we paid the same invoice twice', INVOICES, 'clerk'],
    ['Block a payment run if an invoice in it has no approval', INVOICES, 'finance controller'],
  ])('tells %j for the one of whose deeds the description speaks', (idea, description, name) => {
    expect(actorOf(idea, description)).toBe(name);
  });
});
