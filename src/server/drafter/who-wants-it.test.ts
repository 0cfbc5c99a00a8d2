import { describe, expect, it } from 'vitest';
import { readTask } from './draft-story.ts';

const RAFFLES =
  'Tombolo lets small clubs and shops run raffles. You set the prizes, share a link and watch the tickets sell. Players never need an account.';
const POOLS =
  'Poolside is the app of three public pools. Swimmers book lanes, see prices and pay. Pool managers plan the lifeguards and sell day passes. Lifeguards note the water temperature.';
const REEFS =
  'Reefwise supports marine biologists and field monitors who survey reefs. Biologists plan dives and write reports. Sponsors look at the figures.';

function actor(name: string, description: string, idea: string): string {
  return readTask({ idea, product: { name, description } }).actor.name;
}

describe('who wants it', () => {
  it.each([
    ['Tombolo', RAFFLES, 'Copy the raffle of last year with all its prizes', 'user'],
    ['Tombolo', RAFFLES, 'Close a raffle automatically at a date', 'user'],
    ['Tombolo', RAFFLES, 'Players want to see how many tickets are left', 'player'],
    ['Poolside', POOLS, 'Day pass holders can no longer enter after 18:00', 'pool manager'],
    ['Poolside', POOLS, 'Every summer a few hundred people forget to cancel their lane', 'swimmer'],
    ['Poolside', POOLS, 'What if a swimmer has no phone with her? Can the lane be shown at the door?', 'swimmer'],
    ['Poolside', POOLS, "Renew the pass by photo so swimmers don't have to come to the desk", 'swimmer'],
    ['Poolside', POOLS, 'Show how full the pool is before I leave home', 'swimmer'],
    ['Poolside', POOLS, "Don't charge the locker fee when the pool was closed", 'swimmer'],
    ['Poolside', POOLS, 'Plan the shifts of lifeguards so swimmers do not wait at the gate', 'pool manager'],
    ['Reefwise', REEFS, 'We should give field monitors a way to compare counts between reefs', 'field monitor'],
    ['Poolside', POOLS, 'let new hires see a photo of their lifeguard before the first day', 'hire'],
  ])('%s: %s %s', (name, description, idea, expected) => {
    expect(actor(name, description, idea)).toBe(expected);
  });
});
