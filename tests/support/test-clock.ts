import type { Clock } from '../../src/server/clock.ts';

/** A clock that runs with the machine's until it is moved. */
export interface TestClock {
  readonly now: Clock;
  advance(milliseconds: number): void;
}

export function createTestClock(): TestClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance: (milliseconds) => void (offset += milliseconds),
  };
}
