import { describe, expect, it } from 'vitest';
import { partPurpose } from './part-purpose.ts';

describe('what something is for, behind "to"', () => {
  it.each([
    ['A visit plan by district to see five firms in a morning', 'I can see five firms in a morning'],
    ['Show how many berths are left to avoid calls', 'I avoid calls'],
    ['A signed approval to show to the harbour master', 'I can show it to the harbour master'],
    ['A list of the ropes to plan the order', 'I can plan the order'],
    ['Shorten the names on the board, for privacy', 'the privacy of those concerned is kept'],
    ['Keep the bills for ten years for legal reasons', 'the law is kept to'],
    ['For safety reasons no boat longer than 12 m may moor at jetty 3', 'nobody comes to harm'],
  ])('%s', (text, benefit) => {
    expect(partPurpose(text)?.benefit).toBe(benefit);
  });

  it.each([
    ['the thing it is done to', 'A short tour for people with a ferry to catch'],
    ['the thing it is done to', 'A picture with the boat to keep'],
    ['what somebody did not do', 'Block a skipper who failed to show up twice'],
    ['what somebody did', 'List skippers who tried to get two berths'],
    ['what somebody may do', 'List skippers who are entitled to get a refund'],
    ['a part of the thing', 'A jacket for safety on every boat'],
    ['no sake', 'A field for reasons of a refusal'],
    ['a part of the question', 'Who still lacks a stamp to get the badge'],
    ['a part of the question', 'See how long it takes to get out'],
    ['a part of the question', 'An estimate of how likely they are to get a berth'],
  ])('is %s: %s', (_, text) => {
    expect(partPurpose(text)).toBeUndefined();
  });
});
