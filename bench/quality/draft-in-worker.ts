import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Draft } from '#contract/story.ts';

export interface DraftTask {
  readonly idea: string;
  readonly product: { readonly name: string; readonly description: string };
}

export interface DraftAnswer {
  readonly draft: Draft | null;
  /** Why there is no draft. */
  readonly refusal: string | null;
  readonly milliseconds: number;
}

const PATIENCE = 30_000;

/** The drafter in a thread of its own: an idea on which it hangs or eats all memory is one failure, not the end of the benchmark. */
export class DraftingThread {
  private worker: Worker | null = null;

  async draft(task: DraftTask): Promise<DraftAnswer> {
    this.worker ??= new Worker(new URL('drafting-worker.ts', import.meta.url), {
      // The server is started with semi-spaces of 8 MB, of which a young generation has three; left out, it would be a small part of the limit.
      resourceLimits: { maxOldGenerationSizeMb: 400, maxYoungGenerationSizeMb: 24 },
    });
    const worker = this.worker;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(task);
    try {
      const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE) })) as [DraftAnswer];
      return answer;
    } catch (error) {
      await this.close();
      const reason =
        error instanceof Error && error.name !== 'AbortError' ? error.message : `no answer within ${PATIENCE} ms`;
      return { draft: null, refusal: reason, milliseconds: PATIENCE };
    }
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
    this.worker = null;
  }
}
