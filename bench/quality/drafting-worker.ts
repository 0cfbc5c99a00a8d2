import { parentPort } from 'node:worker_threads';
import { deliver, warmUp } from '../../src/server/drafter/deliver.ts';
import type { DraftAnswer, DraftTask } from './draft-in-worker.ts';

/** Drafts what the main thread sends: the time is taken here, so that the way between the threads is not counted. */
function answer(task: DraftTask): DraftAnswer {
  const start = performance.now();
  try {
    const draft = deliver(task);
    return { draft, refusal: null, milliseconds: performance.now() - start };
  } catch (error) {
    const refusal = error instanceof Error ? error.message : String(error);
    return { draft: null, refusal, milliseconds: performance.now() - start };
  }
}

let isWarm = false;

/** As the server does once the first story is written. */
function getWarm(): void {
  if (isWarm) return;
  isWarm = true;
  for (const _ of warmUp());
}

parentPort?.on('message', (task: DraftTask) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer(task));
  getWarm();
});
