import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellsStory } from '../fakes/model-behaviours.ts';
import type { ModelServer } from '../fakes/model-server.ts';
import { startOpenAiCompatible } from '../fakes/openai-compatible.ts';
import { signUp } from '../support/client.ts';
import { sampleIdea } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

const METRICS_TOKEN = 'only-prometheus-knows';
const READERS = 20;
/** So many read all of it. */
const DILIGENT = 2;
const PIECE = 16;
const CRITERIA = 30;
const LONG = 'A gardener who offers a plot sees who has asked for it and when they did so. '.repeat(12);
/** More than the last event of a stream. */
const END_AT_MOST = 200_000;
/** Of the processor: what writing takes at the least, and what a second without work takes at the most. */
const BUSY_SECONDS = 1;
const IDLE_SECONDS = 0.1;
/** Of all that the readers were to be told: a server that does not wait for them holds the whole of it, one that does a fifth. */
const HELD_AT_MOST = 0.5;

let model: ModelServer;
let server: TestServer;
let token: string;
let productId: string;
beforeAll(async () => {
  model = await startOpenAiCompatible();
  server = await startServer({
    env: { STORY_WRITER: 'openai-compatible', MODEL_ID: 'stand-in', MODEL_BASE_URL: model.url, METRICS_TOKEN },
  });
  const ada = await signUp(server.url, 'ada@example.com');
  token = await ada.token();
  const headers = { authorization: `Bearer ${token}` };
  [{ id: productId }] = (await (await fetch(`${server.url}/api/product`, { headers })).json()) as [{ id: string }];
});
afterAll(async () => {
  await server.kill();
  await model.close();
});

/** Asks for a story as a stream. Of the reply nothing is read until somebody does. */
function open(): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(`${server.url}/api/story/generate`, {
    method: 'POST',
    agent: false,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
  })
    .once('response', resolve)
    .once('error', reject)
    .end(JSON.stringify({ description: sampleIdea, productId }));
  return promise;
}

/** Reads all: how many characters there were, and which event was the last. */
async function readAll(reply: IncomingMessage): Promise<{ length: number; last: string | undefined }> {
  let length = 0;
  let end = '';
  for await (const piece of reply.setEncoding('utf8') as AsyncIterable<string>) {
    length += piece.length;
    end = (end + piece).slice(-END_AT_MOST);
  }
  return { length, last: [...end.matchAll(/^event: (\w+)$/gm)].at(-1)?.[1] };
}

/** What the server says of itself: its memory in bytes, and the seconds of the processor that it has used. */
async function readVitals(): Promise<{ memory: number; processor: number }> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const metrics = await (await fetch(`${server.url}/api/metrics`, { headers })).text();
  const value = (name: string): number =>
    Number(new RegExp(`^storygenie_process_${name} (\\S+)`, 'm').exec(metrics)?.[1]);
  return { memory: value('resident_memory_bytes'), processor: value('cpu_seconds_total') };
}

test('readers who do not read hold their story up, and not memory; when they read on, they get all of it', async () => {
  const criterion = (n: number) => ({ text: `${n + 1}. ${LONG}`, source: 'assumption', quote: '' });
  const acceptanceCriteria = Array.from({ length: CRITERIA }, (_, n) => criterion(n));
  model.always(tellsStory({ pieceSize: PIECE }, (answer) => ({ ...answer, acceptanceCriteria })));
  const all = await Promise.all(Array.from({ length: DILIGENT }, async () => readAll(await open())));
  const usual = await readVitals();

  let { memory, processor } = usual;
  const slow = await Promise.all(Array.from({ length: READERS }, open));
  // The sockets take in what they can hold; then the server has nothing to do any more.
  await expect
    .poll(
      async () => {
        const vitals = await readVitals();
        const worked = vitals.processor - processor;
        memory = Math.max(memory, vitals.memory);
        ({ processor } = vitals);
        return processor - usual.processor > BUSY_SECONDS ? worked : BUSY_SECONDS;
      },
      { interval: 1_000, timeout: 300_000 },
    )
    .toBeLessThan(IDLE_SECONDS);
  const toTell = READERS * Math.min(...all.map(({ length }) => length));
  expect(memory - usual.memory).toBeLessThan(toTell * HELD_AT_MOST);

  slow.slice(DILIGENT).forEach((reply) => void reply.destroy());
  const read = await Promise.all(slow.slice(0, DILIGENT).map(readAll));
  expect(read.map(({ last }) => last)).toEqual(Array.from({ length: DILIGENT }, () => 'story'));
}, 600_000);
