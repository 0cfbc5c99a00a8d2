import { describe, expect, test } from 'vitest';
import type { ProblemCode } from '#contract/problem.ts';
import { ProblemError, UnreachableError } from './problem-error.ts';
import { workThrough } from './work-through.ts';

const refusal = (code: ProblemCode, more: object = {}) =>
  new ProblemError({ type: 'about:blank', title: code, status: 400, code, detail: `It was ${code}.`, ...more });

interface Stage {
  readonly atOnce?: number;
  /** What each thing meets, try by try; one that is not named succeeds. */
  readonly meets?: Record<string, unknown[]>;
  readonly cancelAt?: string;
  readonly onPause?: (controller: AbortController) => void;
}

async function run({ atOnce = 1, meets = {}, cancelAt, onPause }: Stage) {
  const controller = new AbortController();
  const [tried, done, back, pauses]: [string[], string[], string[], number[]] = [[], [], [], []];
  const failed = new Map<string, unknown>();
  let [under, most] = [0, 0];
  const end = await workThrough({
    items: ['a', 'b', 'c', 'd'],
    atOnce,
    signal: controller.signal,
    pause: async (seconds) => {
      pauses.push(seconds);
      onPause?.(controller);
      // The others meet the pause while it lasts.
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    },
    onBack: (item) => back.push(item),
    onFailure: (item, error) => failed.set(item, error),
    work: async (item) => {
      tried.push(item);
      most = Math.max(most, (under += 1));
      if (item === cancelAt) controller.abort();
      await Promise.resolve();
      under -= 1;
      const fault = meets[item]?.shift();
      if (fault) throw fault;
      if (item === cancelAt) throw new DOMException('gone', 'AbortError');
      done.push(item);
    },
  });
  return { end, tried, done, back, pauses, failed, most };
}

describe('many things to do', () => {
  test('are done in their order, no more at once than is said', async () => {
    const { tried, done, most } = await run({ atOnce: 3 });
    expect(tried).toEqual(['a', 'b', 'c', 'd']);
    expect(done.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(most).toBe(3);
  });

  test('fail each for itself', async () => {
    const fault = refusal('writer_nonsense');
    const { end, done, failed } = await run({ atOnce: 2, meets: { b: [fault] } });
    expect(end).toBeUndefined();
    expect(done.toSorted()).toEqual(['a', 'c', 'd']);
    expect([...failed]).toEqual([['b', fault]]);
  });

  test('wait as long as the server asks, as often as it does, and leave nothing out', async () => {
    const busy = refusal('too_many_requests', { retryAfter: 6.2 });
    const { end, done, failed, pauses, back } = await run({ meets: { b: [busy, busy] } });
    expect(end).toBeUndefined();
    expect(done).toEqual(['a', 'b', 'c', 'd']);
    expect(failed.size).toBe(0);
    expect(pauses).toEqual([7, 7]);
    expect(back).toEqual(['b', 'b']);
  });

  test('wait together: what was told to wait at the same time waits once', async () => {
    const busy = () => [refusal('too_many_requests', { retryAfter: 9 })];
    const { done, pauses } = await run({ atOnce: 3, meets: { a: busy(), b: busy(), c: busy() } });
    expect(done.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(pauses).toEqual([9]);
  });

  test('wait some seconds when it is not said how many', async () => {
    expect((await run({ meets: { a: [refusal('too_many_requests')] } })).pauses).toEqual([10]);
  });

  test.each([
    ['the server cannot be reached', new UnreachableError('gone')],
    ['the sign-in has ended', refusal('not_signed_in')],
    ['the product is gone', refusal('not_found')],
    ['the model cannot be reached', refusal('writer_unavailable')],
  ])('end when %s; what was begun is as if it had not been', async (_, fault) => {
    const { end, tried, done, back, failed } = await run({ meets: { b: [fault] } });
    expect(end).toBe(fault);
    expect([tried, done, back]).toEqual([['a', 'b'], ['a'], ['b']]);
    expect(failed.size).toBe(0);
  });

  test('end when the person cancels; what was under way is as if it had not been begun', async () => {
    const { end, tried, done, back } = await run({ cancelAt: 'b' });
    expect(end).toBeUndefined();
    expect([tried, done, back]).toEqual([['a', 'b'], ['a'], ['b']]);
  });

  test('end, too, when the person cancels during a wait, and say what asked for it', async () => {
    const busy = refusal('too_many_requests', { retryAfter: 60 });
    const { end, tried, back } = await run({ meets: { b: [busy] }, onPause: (controller) => controller.abort() });
    expect(end).toBe(busy);
    expect([tried, back]).toEqual([['a', 'b'], ['b']]);
  });
});
