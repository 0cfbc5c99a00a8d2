import type { StoryEvent, StoryWriter, WritingTask } from '../stories/story-writer.ts';

/** Whoever comes is shown their stories first, and before they have typed an idea all is there. */
const LOADED_AFTER_MS = 1_500;

/** Its rules and its dictionary: a third of what a start would take, and a quarter of the memory. */
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

/** The built-in writer. Its rules and its dictionary are loaded a moment after somebody signed in calls, or with the first story. */
export function createDrafter(): StoryWriter {
  let loading: NodeJS.Timeout | undefined;
  const prepare = (): void => {
    // Should that not be possible, the first story says why.
    loading ??= setTimeout(
      () =>
        void load().then(
          ({ loadWink }) => loadWink(),
          () => {},
        ),
      LOADED_AFTER_MS,
    ).unref();
  };
  return { name: 'drafter', prepare, write };
}
