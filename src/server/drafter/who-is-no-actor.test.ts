import { beforeAll, describe, expect, it } from 'vitest';
import { readTask } from './draft-story.ts';
import { loadWink } from './language/wink.ts';

beforeAll(() => loadWink());

const PADDLE = {
  name: 'Paddle',
  description:
    'Paddle lends boats and gear at a lake. Paddlers reserve a canoe and pay by card, wardens hand the gear out and check it, and the harbour office plans the season.',
};

function actorOf(idea: string, product = PADDLE): string {
  return readTask({ idea, product }).actor.name;
}

describe('whoever the description does not know', () => {
  it.each([
    ['a thing that is lent', 'Stop lending the high pressure cleaner to people without a course', 'cleaner'],
    ['whom somebody sends something', 'I could send a neighbour a voucher for an hour on the lake', 'neighbour'],
    ['what stands behind a preposition in a name', 'Porter overview across all piers: open bookings', 'porter'],
    ['those without whom it is', 'Photo of the month, no votes for families without a booking', 'family'],
    ['what stands in front of an order', 'Teachers: reserve eight canoes for every school class', 'teacher'],
    ['who tells why', 'Search bookings by phone number, campers call and forget their name', 'camper'],
    ['what a device does', 'The guide shall pause when the canoe is moored.', 'guide'],
    ['whose entries are listed', 'I have to open each page again. Why not show all kids on one page', 'kid'],
  ])('is nobody who wishes it: %s', (_, idea, stranger) => {
    expect(actorOf(idea)).not.toContain(stranger);
  });

  it.each([
    ['who is let do something', 'Let campers reserve a canoe from the phone', 'camper'],
    ['who should be able to', 'Anglers should be able to reserve a quiet corner of the lake', 'angler'],
    ['who wants it', 'Search canoes by length, campers want to fit in with their dog', 'camper'],
    ['for whom something is without a thing', 'Sign-up without a card for older anglers', 'older angler'],
    ['who tells a story', 'As a carpet cleaner, I want to reserve a boat so that I can relax.', 'carpet cleaner'],
  ])('may wish it: %s', (_, idea, stranger) => {
    expect(actorOf(idea)).toBe(stranger);
  });
});

describe('whoever tells of themselves', () => {
  it.each([
    ['I pay for the whole day although it rained after ten minutes', 'paddler'],
    ['Can I bring a dog?', 'paddler'],
  ])('is mostly served: %s', (idea, actor) => {
    expect(actorOf(idea)).toBe(actor);
  });

  it.each([
    ['Show me who has not brought the canoe back', 'paddler'],
    ['Who has not brought the canoe back?', 'paddler'],
    ['My team stands at the wrong pier every second Saturday', 'paddler'],
  ])('is none of those who are looked after: %s', (idea, other) => {
    expect(actorOf(idea)).not.toBe(other);
  });
});
