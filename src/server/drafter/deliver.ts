import type { Draft } from '#contract/story.ts';
import type { WritingTask } from '../stories/story-writer.ts';
import { anotherReading } from './another-reading.ts';
import { draftStory } from './draft-story.ts';
import { reviseStory } from './revise-story.ts';

export { loadWink } from './language/wink.ts';

/** What is asked for: a story, the story changed, or another reading of the idea. */
export function deliver(task: WritingTask): Draft {
  if (task.revision) return reviseStory(task, task.revision);
  return task.apartFrom?.length ? anotherReading(task, task.apartFrom) : draftStory(task);
}
