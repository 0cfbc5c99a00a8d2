import { hasUnsavedWords } from './unsaved-text.ts';

/** What tabs ask each other about a person's unsaved words, and answer. None says what the words are. */
interface TabWord {
  readonly kind: 'any?' | 'here';
  readonly uid: string;
}

const CHANNEL = 'storygenie:unsaved';
/** A tab that lives answers within a few milliseconds. */
const PATIENCE_MS = 150;

/** Answers other tabs whether there are unsaved words of this person in this one; the result ends that. */
export function answerTabs(uid: string): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<TabWord>) => {
    if (data.kind === 'any?' && data.uid === uid && hasUnsavedWords(uid)) tell(channel, { kind: 'here', uid });
  });
  return () => channel.close();
}

/** Whether any tab that answers has unsaved words of this person. */
export async function anyTabHasWords(uid: string): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  channel.addEventListener('message', ({ data }: MessageEvent<TabWord>) => {
    if (data.kind === 'here' && data.uid === uid) resolve(true);
  });
  const patience = setTimeout(() => resolve(false), PATIENCE_MS);
  tell(channel, { kind: 'any?', uid });
  const has = await promise;
  clearTimeout(patience);
  channel.close();
  return has;
}

function tell(channel: BroadcastChannel, word: TabWord): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(word);
}
