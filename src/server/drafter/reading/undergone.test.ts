import { describe, expect, it } from 'vitest';
import { undergoneAsUnwanted } from './undergone.ts';

describe('what somebody is not to undergo', () => {
  it.each([
    ['As a driver, I never want to lose a key', 'As a driver, I do not want to lose a key'],
    ['I hate having to fill in the log.', 'I do not want to fill in the log.'],
    ['Drivers must not lose their place when they swap', 'Drivers want to keep their place when they swap'],
    ['A driver should never lose his bonus', 'A driver wants to keep his bonus'],
    [
      'Drivers should not be charged for a tour they swapped',
      'As a driver, I do not want to be charged for a tour I swapped',
    ],
    ["Drivers shouldn't get the same message twice.", 'As a driver, I do not want to get the same message twice'],
    ['Drivers must never be called before 6 am', 'As a driver, I do not want to be called before 6 am'],
    ['Drivers should never fill in the log twice', 'As a driver, I do not want to fill in the log twice'],
    ['New drivers do not want to call the office', 'As a new driver, I do not want to call the office'],
    [
      "The owner doesn't want to be asked when they are on leave.",
      'As an owner, I do not want to be asked when I am on leave',
    ],
    ['The driver does not want to show her key to them', 'As a driver, I do not want to show my key to them'],
    ['Drivers with a dog do not want to get a van', 'As a driver with a dog, I do not want to get a van'],
    ['Drivers without a van should never wait', 'As a driver without a van, I do not want to wait'],
  ])('%s', (idea, plain) => {
    expect(undergoneAsUnwanted(idea)).toBe(plain);
  });

  it.each([
    'Drivers must not get a key before they have signed',
    'Drivers should not be called unless a truck is missing',
    'Drivers should never call the office',
    'Drivers must not swap a tour twice',
    'Drivers must not lose the key',
    'We do not want to open the yard on Sundays',
    'Drivers do not want to call the office. It takes too long.',
  ])('leaves %s', (idea) => {
    expect(undergoneAsUnwanted(idea)).toBe(idea);
  });
});
