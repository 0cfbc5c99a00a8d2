import type { StoryEvent, StoryWriter, WritingTask } from '../stories/story-writer.ts';
import { draftStory } from './draft-story.ts';
import { loadWink } from './language/wink.ts';

async function* write(task: WritingTask, signal: AbortSignal): AsyncGenerator<StoryEvent> {
  signal.throwIfAborted();
  const draft = draftStory(task);
  const { headline, userStory, acceptanceCriteria } = draft;
  yield { type: 'delta', delta: { headline } };
  yield { type: 'delta', delta: { headline, userStory } };
  for (let count = 1; count <= acceptanceCriteria.length; count++) {
    signal.throwIfAborted();
    yield { type: 'delta', delta: { headline, userStory, acceptanceCriteria: acceptanceCriteria.slice(0, count) } };
  }
  signal.throwIfAborted();
  yield { type: 'draft', draft };
}

/** The built-in writer. Its dictionary loads right after this turn, so that the first story does not wait for it. */
export function createDrafter(): StoryWriter {
  setImmediate(loadWink).unref();
  return { name: 'drafter', write };
}
