import type { Draft } from '#contract/story.ts';
import type { StoryEvent, StoryWriter, WritingTask } from '../stories/story-writer.ts';
import { anotherReading } from './another-reading.ts';
import { draftStory } from './draft-story.ts';
import { reviseStory } from './revise-story.ts';
import { loadWink } from './language/wink.ts';

/** What is asked for: a story, the story changed, or another reading of the idea. */
function deliver(task: WritingTask): Draft {
  if (task.revision) return reviseStory(task, task.revision);
  return task.apartFrom?.length ? anotherReading(task, task.apartFrom) : draftStory(task);
}

async function* write(task: WritingTask, signal: AbortSignal): AsyncGenerator<StoryEvent> {
  signal.throwIfAborted();
  const draft = deliver(task);
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
