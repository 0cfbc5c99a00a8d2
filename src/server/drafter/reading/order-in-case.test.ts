import { describe, expect, it } from 'vitest';
import { orderInCase } from './order-in-case.ts';

describe('an order with its case in front', () => {
  it.each([
    ['If possible, print the list twice', 'Print the list twice'],
    ['In case a driver is ill, tell the office', 'If a driver is ill, tell the office'],
    ['Should a driver be late, tell the office', 'If a driver is late, tell the office'],
    ['Should drivers not answer, call the office', 'If drivers do not answer, call the office'],
    ['Should the driver not come, free the ramp', 'If the driver does not come, free the ramp'],
    ['After two warnings, ask the driver whether they agree', 'Ask the driver whether they agree after two warnings'],
    ['By default, hide the price', 'Hide the price by default'],
    ['After two warnings, block the card', 'Block the card after two warnings'],
    ['Until the foreman has signed, hide the price.', 'Hide the price until the foreman has signed.'],
    [
      'If a tour is moved because the road is closed, send a mail',
      'Send a mail if a tour is moved for the reason that the road is closed',
    ],
    [
      'When a driver, for example a stand-in, has no key, show the code',
      'When a driver (for example a stand-in) has no key, show the code',
    ],
  ])('%s', (text, told) => {
    expect(orderInCase(text)).toBe(told);
  });

  it.each([
    'When a truck arrives, call the foreman',
    'After two warnings, block it',
    'After two warnings, drivers are blocked',
    'Should drivers be able to swap tours?',
    'In case of fire, call the foreman',
    'For drivers, tours and ramps',
    'Every time a key is lent, the office has to note it',
  ])('is left alone: %s', (text) => {
    expect(orderInCase(text)).toBe(text);
  });
});
