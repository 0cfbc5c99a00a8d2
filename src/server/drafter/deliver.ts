import type { Draft } from '#contract/story.ts';
import type { WritingTask } from '../stories/story-writer.ts';
import { anotherReading } from './another-reading.ts';
import { draftStory } from './draft-story.ts';
import { USUAL_IDEAS } from './lexicon/usual-ideas.ts';
import { reviseStory } from './revise-story.ts';

export { loadWink } from './language/wink.ts';

/** What is asked for: a story, the story changed, or another reading of the idea. */
export function deliver(task: WritingTask): Draft {
  if (task.revision) return reviseStory(task, task.revision);
  return task.apartFrom?.length ? anotherReading(task, task.apartFrom) : draftStory(task);
}

/** Drafts one usual idea after the other: what they touch is compiled then, and the next idea of somebody is quick. */
export function* warmUp(): Generator<void> {
  for (const { product, ideas } of USUAL_IDEAS) for (const idea of ideas) yield void draftStory({ idea, product });
}
