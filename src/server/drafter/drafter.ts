import type { StoryEvent, StoryWriter, WritingTask } from '../stories/story-writer.ts';

const LOADED_AFTER_MS = 1_500;

/** Its rules and its dictionary: a third of what a start would take. */
const load = () => import('./deliver.ts');

/** Between two ideas of the warming the server answers whoever asks. */
const REST_MS = 50;
let isWarm = false;

/** Once a first story is written more are to come: what they take is made ready beside what the server has to answer. */
function getWarm(warmUp: () => Generator<void>): void {
  if (isWarm) return;
  isWarm = true;
  const ideas = warmUp();
  const goOn = (): void => {
    if (!ideas.next().done) setTimeout(goOn, REST_MS).unref();
  };
  setTimeout(goOn, REST_MS).unref();
}

async function* write(task: WritingTask, signal: AbortSignal): AsyncGenerator<StoryEvent> {
  signal.throwIfAborted();
  const { deliver, warmUp } = await load();
  const draft = deliver(task);
  const { headline, userStory, acceptanceCriteria } = draft;
  yield { type: 'delta', delta: { headline } };
  yield { type: 'delta', delta: { headline, userStory } };
  for (let count = 1; count <= acceptanceCriteria.length; count++) {
    signal.throwIfAborted();
    yield { type: 'delta', delta: { headline, userStory, acceptanceCriteria: acceptanceCriteria.slice(0, count) } };
  }
  signal.throwIfAborted();
  getWarm(warmUp);
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
