import type { Draft, StoryDelta, Tokens } from '../../src/contract/story.ts';
import type { StoryWriter, WritingTask } from '../../src/server/stories/story-writer.ts';

/** A task with words to recognise. */
export const sampleTask: WritingTask = {
  idea: 'We should let borrowers renew a loan themselves, because the desk is crowded on Saturdays',
  product: {
    name: 'Lantern',
    description:
      'Lantern is the catalogue of a town library. Borrowers search for books and reserve them. ' +
      'Librarians lend and take back books at the desk. The town wants shorter queues on Saturdays.',
  },
};

export interface Written {
  readonly deltas: StoryDelta[];
  readonly drafts: Draft[];
  /** What was counted, for each draft. */
  readonly tokens: (Tokens | undefined)[];
  /** What `write` threw, if it did. */
  readonly error: unknown;
}

/** Reads a writer to its end, whichever it is. */
export async function readWriting(
  writer: StoryWriter,
  task: WritingTask = sampleTask,
  signal: AbortSignal = new AbortController().signal,
): Promise<Written> {
  const written: Written = { deltas: [], drafts: [], tokens: [], error: undefined };
  try {
    for await (const event of writer.write(task, signal)) {
      if (event.type === 'delta') written.deltas.push(event.delta);
      else {
        written.drafts.push(event.draft);
        written.tokens.push(event.tokens);
      }
    }
    return written;
  } catch (error) {
    return { ...written, error };
  }
}
