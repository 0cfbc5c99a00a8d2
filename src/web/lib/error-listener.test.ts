import { describe, expect, test } from 'vitest';
import { listenForErrors } from './error-listener.ts';

const failing = (error: unknown) => Object.assign(new Event('error'), { error, message: `Uncaught ${String(error)}` });
const rejecting = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

describe('errors that nobody caught', () => {
  test('before it is known where they go are passed on later, in their order, with those that follow', () => {
    const page = new EventTarget();
    const listener = listenForErrors(page);
    page.dispatchEvent(failing('first'));
    page.dispatchEvent(rejecting('second'));
    const told: unknown[] = [];
    listener.passTo((error) => told.push(error));
    page.dispatchEvent(failing('third'));
    expect(told).toEqual(['first', 'second', 'third']);
  });

  test('are told by their message when the browser keeps the error to itself', () => {
    const page = new EventTarget();
    const told: unknown[] = [];
    listenForErrors(page).passTo((error) => told.push(error));
    page.dispatchEvent(failing(undefined));
    expect(told).toEqual(['Uncaught undefined']);
  });

  test('are told once each, and only so many for a page', () => {
    const page = new EventTarget();
    const told: unknown[] = [];
    listenForErrors(page).passTo((error) => told.push(error));
    for (let times = 0; times < 30; times += 1) page.dispatchEvent(failing(times >> 1));
    expect(told).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('are handed over to somebody else who listens, and told no more', () => {
    const page = new EventTarget();
    const listener = listenForErrors(page);
    page.dispatchEvent(failing('early'));
    const told: unknown[] = [];
    listener.passTo((error) => told.push(error));
    expect(listener.stop()).toEqual(['early']);
    page.dispatchEvent(failing('late'));
    page.dispatchEvent(rejecting('later'));
    expect(told).toEqual(['early']);
  });
});
