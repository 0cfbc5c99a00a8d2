import { describe, expect, it } from 'vitest';
import { withLeftOutMarks } from './left-out-marks.ts';

describe('marks that were left out', () => {
  it.each([
    ['When is the berth free again', 'When is the berth free again?'],
    ['Which berths must not be given out', 'Which berths must not be given out?'],
    ['has my booking been seen', 'has my booking been seen?'],
    ['What do I owe for the night', 'What do I owe for the night?'],
    ['See each guests boat', "See each guest's boat"],
    ['Keep an owners key at hand', "Keep an owner's key at hand"],
    ['which berth is free? search the plan', 'Which berth is free? Search the plan'],
    ['which berth is free', 'which berth is free?'],
  ])('are set: %s', (text, marked) => {
    expect(withLeftOutMarks(text)).toBe(marked);
  });

  it.each([
    'When an owner is late, tell the harbour master',
    'Who pays, the owner or the guest, is shown',
    'See what each guest owes',
    'A ships list',
    'Each berth that leaves the plan',
    'Boats of a kind, e.g. sailing boats',
  ])('are none: %s', (text) => {
    expect(withLeftOutMarks(text)).toBe(text);
  });
});
