import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tellsStory } from '../../../tests/fakes/model-behaviours.ts';
import type { ModelServer } from '../../../tests/fakes/model-server.ts';
import { startOpenAiCompatible } from '../../../tests/fakes/openai-compatible.ts';
import { sampleIdea } from '../../../tests/support/samples.ts';
import { openDesk, type Desk } from '../../../tests/support/story-desk.ts';
import { DIALECTS, openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const BEAT_MS = 10_000;
const LESS_THAN_A_LEASE_MS = 25_000;

describe.each(DIALECTS)('a story that takes its time, on %s', (dialect) => {
  let model: ModelServer;
  let it: TestApp;
  let desk: Desk;
  beforeEach(async () => {
    model = await startOpenAiCompatible();
    const env = { STORY_WRITER: 'openai-compatible', MODEL_ID: 'stand-in', MODEL_BASE_URL: model.url };
    it = await openTestApp(dialect, env);
    desk = await openDesk(it);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await it.close();
    await model.close();
  });

  const generate = () =>
    desk.send(
      'POST',
      '/generate',
      { description: sampleIdea, productId: desk.productId },
      { 'idempotency-key': 'once' },
    );

  const leaseUntil = async (): Promise<string> => {
    const [run] = await it.sql<{ leaseUntil: string }>('select "leaseUntil" from generation');
    return run?.leaseUntil ?? '';
  };

  test('keeps its key for as long as it is written, and is written once', async () => {
    const begun = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const before = (): Promise<void> => {
      begun.resolve();
      return gate.promise;
    };
    model.next(tellsStory({ before }));
    const first = generate();
    await begun.promise;
    for (let beat = 0; beat < 3; beat += 1) {
      const until = await leaseUntil();
      it.clock.advance(LESS_THAN_A_LEASE_MS);
      vi.advanceTimersByTime(BEAT_MS);
      await expect.poll(leaseUntil, { timeout: 30_000 }).not.toBe(until);
    }
    const repeat = await generate();
    expect([repeat.status, repeat.body.code]).toEqual([409, 'generation_running']);
    gate.resolve();
    const { status, body } = await first;
    expect(status).toBe(200);
    expect((await generate()).body).toEqual(body);
    expect(model.requests).toHaveLength(1);
  });
});
