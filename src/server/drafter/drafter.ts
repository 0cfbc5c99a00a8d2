import type { StoryEvent, StoryWriter, WritingTask } from '../stories/story-writer.ts';

const LOADED_AFTER_MS = 1_500;

/** Its rules and its dictionary: a third of what a start would take. */
const load = () => import('./deliver.ts');

async function* write(task: WritingTask, signal: AbortSignal): AsyncGenerator<StoryEvent> {
  signal.throwIfAborted();
  const { deliver } = await load();
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

/**
 * The built-in writer. It is loaded a moment later, when the server has answered who waited for it to start, and before
 * anybody has typed an idea.
 */
export function createDrafter(): StoryWriter {
  // Should that not be possible, the first story says why.
  const loading = setTimeout(
    () =>
      void load().then(
        ({ loadWink }) => loadWink(),
        () => {},
      ),
    LOADED_AFTER_MS,
  );
  loading.unref();
  return { name: 'drafter', write };
}
