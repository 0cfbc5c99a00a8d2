import { describe, expect, test } from 'vitest';
import type { ProblemCode } from '#contract/problem.ts';
import type { Story } from '#contract/story.ts';
import { ProblemError, UnreachableError } from '../../lib/problem-error.ts';
import { type Outcomes, pushMany } from './push-many.ts';

const story = (id: string, jiraIssueId?: string) => ({ id, ...(jiraIssueId && { jiraIssueId }) }) as Story;
const refusal = (code: ProblemCode, more: object = {}) =>
  new ProblemError({ type: 'about:blank', title: code, status: 400, code, detail: `It was ${code}.`, ...more });

interface Stage {
  /** What each story meets, try by try; a story that is not named is added at once. */
  readonly meets?: Record<string, unknown[]>;
  readonly stories?: readonly Story[];
  readonly cancelAt?: string;
}

async function run({ meets = {}, stories = ['a', 'b', 'c'].map((id) => story(id)), cancelAt }: Stage) {
  const controller = new AbortController();
  const tried: string[] = [];
  const pauses: number[] = [];
  const seen: Outcomes[] = [];
  const outcomes = await pushMany({
    stories,
    signal: controller.signal,
    onOutcomes: (latest) => seen.push(latest),
    pause: async (seconds) => void pauses.push(seconds),
    add: async ({ id }) => {
      tried.push(id);
      if (id === cancelAt) controller.abort();
      const fault = meets[id]?.shift();
      if (fault) throw fault;
      return story(id, `KEY-${id}`);
    },
  });
  const ends = Object.fromEntries([...outcomes].map(([id, outcome]) => [id, outcome.is]));
  return { outcomes, ends, tried, pauses, seen };
}

describe('several stories for Jira', () => {
  test('are added one after the other, each with its result', async () => {
    const { ends, tried, seen } = await run({});
    expect(ends).toEqual({ a: 'added', b: 'added', c: 'added' });
    expect(tried).toEqual(['a', 'b', 'c']);
    expect(Object.fromEntries(seen[0] ?? [])).toEqual({
      a: { is: 'adding' },
      b: { is: 'waiting' },
      c: { is: 'waiting' },
    });
  });

  test('that are there already are left as they are', async () => {
    const { ends, tried } = await run({ stories: [story('a', 'KEY-1'), story('b')] });
    expect(ends).toEqual({ a: 'there', b: 'added' });
    expect(tried).toEqual(['b']);
  });

  test('fail each for itself, with what Jira said', async () => {
    const errors = [
      { path: 'fields.x', message: 'Too long.' },
      { path: 'summary', message: 'No.' },
    ];
    const { ends, outcomes } = await run({
      meets: { a: [refusal('jira_refused', { errors })], b: [refusal('jira_unanswered')] },
    });
    expect(ends).toEqual({ a: 'failed', b: 'failed', c: 'added' });
    expect(outcomes.get('a')).toEqual({ is: 'failed', message: 'Too long. No.' });
    expect(outcomes.get('b')).toEqual({ is: 'failed', message: 'It was jira_unanswered.' });
  });

  test('wait as long as Jira asks, as often as it does, and then go on', async () => {
    const busy = refusal('jira_busy', { retryAfter: 7 });
    const { ends, tried, pauses } = await run({ meets: { b: [busy, busy] } });
    expect(ends).toEqual({ a: 'added', b: 'added', c: 'added' });
    expect(tried).toEqual(['a', 'b', 'b', 'b', 'c']);
    expect(pauses).toEqual([7, 7]);
  });

  test.each([
    ['the connection has ended', refusal('jira_not_authorized')],
    ['the server cannot be reached', new UnreachableError('gone')],
  ])('are not tried further when %s', async (_, fault) => {
    const { ends, tried } = await run({ meets: { b: [fault] } });
    expect(ends).toEqual({ a: 'added', b: 'failed', c: 'left out' });
    expect(tried).toEqual(['a', 'b']);
  });

  test('are left out once the person cancels, but for the one that has begun', async () => {
    const { ends, tried } = await run({ cancelAt: 'a' });
    expect(ends).toEqual({ a: 'added', b: 'left out', c: 'left out' });
    expect(tried).toEqual(['a']);
  });

  test('are left out, too, when the person cancels during a wait', async () => {
    const { ends, tried } = await run({ cancelAt: 'b', meets: { b: [refusal('jira_busy')] } });
    expect(ends).toEqual({ a: 'added', b: 'left out', c: 'left out' });
    expect(tried).toEqual(['a', 'b']);
  });
});
