import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Story } from '../../src/contract/story.ts';
import { sampleStory } from './samples.ts';
import type { Tally } from './writing-load.ts';

/** How long a person waits before a call that came to nothing is made again. */
const PAUSE_MS = 50;
const TOKEN_GOOD_FOR_MS = 4 * 60 * 1_000;
const FEWEST_STORIES = 5;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever came
  readonly body: any;
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** A story as the last acknowledgement told it. */
interface Known {
  readonly story: Story;
  readonly liked?: boolean | undefined;
}

interface Options {
  readonly name: string;
  readonly cookie: string;
  readonly url: () => Promise<string>;
  readonly tally: Tally;
  /** Asked when a write has been acknowledged, before anybody knows: whether that answer shall be lost. */
  readonly loses: () => boolean;
  /** Told whenever the tally has changed. */
  readonly onTold: () => void;
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** One person who writes, and what they know to be stored. */
export async function openDesk({ name, cookie, url, tally, loses, onTold }: Options) {
  const send = createSend({ url, cookie, loses });
  const known = new Map<string, Known>();
  /** Stories of which a call is not settled. */
  const busy = new Set<string>();
  /** Calls whose key is still held by a run that died: to be made again later. */
  const held: { readonly call: Call; readonly done: (answer: Answer) => void }[] = [];
  let count = 0;
  const fresh = (what: string): string => `${what} ${(count += 1)} of ${name}`;
  const idea = (): string => `Gardeners should be able to swap plot ${fresh('number')} with another gardener`;

  async function missed(answer: 'lost' | Answer): Promise<void> {
    if (answer === 'lost') tally.lost += 1;
    else tally.refusals.push(answer);
    onTold();
    await pause(PAUSE_MS);
  }

  /** Makes a call until it is answered by a server that is whole; `again` when one before may have worked. */
  async function insist(call: Call): Promise<{ answer: Answer; again: boolean }> {
    for (let again = false; ; again = true) {
      const since = new Date().toISOString();
      const answer = await send(call);
      if (answer !== 'lost' && answer.status !== 503) {
        // Older than this try: the one before has stored it.
        const { updatedAt } = (answer.body?.current ?? answer.body ?? {}) as Partial<Story>;
        const isOlder = again && call.method !== 'GET' && updatedAt !== undefined && updatedAt < since;
        tally.storedThough += Number(isOlder || (again && answer.status === 404));
        return { answer, again };
      }
      await missed(answer);
    }
  }

  /** Makes a call with a key, so that it may be made again and again. */
  async function once(call: Call, done: (answer: Answer, again: boolean) => void): Promise<void> {
    const keyed = { ...call, headers: { 'idempotency-key': randomUUID() } };
    const { answer, again } = await insist(keyed);
    const isHeld = again && answer.status === 409 && answer.body.code === 'generation_running';
    if (isHeld) held.push({ call: keyed, done: (later) => done(later, true) });
    else done(answer, again);
  }

  function note(story: Story, liked?: boolean): void {
    tally.written += 1;
    known.set(story.id, { story, liked });
    onTold();
  }

  function some(turn: number): Known | undefined {
    const free = [...known.values()].filter(({ story }) => !busy.has(story.id));
    return free[turn % Math.max(1, free.length)];
  }

  const first = await insist({ method: 'GET', path: '/product' });
  const [{ id: productId }] = first.answer.body as [{ id: string }];

  async function generate(): Promise<void> {
    const call = { method: 'POST', path: '/story/generate', body: { description: idea(), productId } };
    await once(call, (answer) => {
      if (answer.status === 200) note(answer.body);
      else if (answer.status !== 429) throw unexpected(call, answer);
    });
  }

  async function keep(turn: number): Promise<void> {
    const order = { method: 'POST', path: '/story/draft', body: { description: idea(), productId } };
    const written = (await insist(order)).answer;
    if (written.status === 429) return;
    if (written.status !== 200) throw unexpected(order, written);
    const liked = turn % 2 === 0;
    const call = { method: 'POST', path: '/story/keep', body: { draft: written.body.draft, liked } };
    const { answer } = await insist(call);
    if (answer.status !== 201) throw unexpected(call, answer);
    note(answer.body, liked);
  }

  /** Has no key: whoever lost the answer looks whether it is there before they send it again. */
  async function create(): Promise<void> {
    const headline = fresh('Written');
    const call = { method: 'POST', path: '/story', body: { ...sampleStory, headline, productId } };
    for (;;) {
      const answer = await send(call);
      if (answer !== 'lost' && answer.status === 201) return note(answer.body);
      if (answer !== 'lost' && answer.status !== 503) throw unexpected(call, answer);
      await missed(answer);
      const list = await insist({ method: 'GET', path: `/story?q=${encodeURIComponent(headline)}` });
      const there = (list.answer.body as Story[]).find((story) => story.headline === headline);
      if (!there) continue;
      tally.storedThough += 1;
      return note(there);
    }
  }

  async function edit(turn: number): Promise<void> {
    const before = some(turn);
    if (!before) return;
    const { story, liked } = before;
    const headline = fresh('Edited');
    const call = { method: 'PUT', path: `/story/${story.id}`, body: { ...story, headline } };
    const { answer, again } = await insist(call);
    if (answer.status === 200) return note(answer.body, liked);
    const current = answer.body.current as Story | undefined;
    if (!again || current?.headline !== headline) throw unexpected(call, answer);
    note(current, liked);
  }

  async function regenerate(turn: number): Promise<void> {
    const before = some(turn);
    if (!before) return;
    const { id, version } = before.story;
    const body = { version, changes: [{ kind: turn % 2 ? 'another-benefit' : 'add-error-case' }] };
    const call = { method: 'POST', path: `/story/${id}/regenerate`, body };
    busy.add(id);
    await once(call, (answer) => {
      busy.delete(id);
      // An opinion is of the text that there was. And there may be no other text, or it was asked for too often.
      if (answer.status === 200) note(answer.body);
      else if (answer.status !== 422 && answer.status !== 429) throw unexpected(call, answer);
    });
  }

  async function judge(turn: number): Promise<void> {
    const before = some(turn);
    if (!before) return;
    const storyId = before.story.id;
    const liked = turn % 3 !== 0;
    const call = { method: 'POST', path: `/story/${storyId}/feedback`, body: { storyId, data: { storyId, liked } } };
    const { answer } = await insist(call);
    if (answer.status !== 200) throw unexpected(call, answer);
    note(before.story, liked);
  }

  async function remove(turn: number): Promise<void> {
    const before = some(turn);
    if (!before || known.size < FEWEST_STORIES) return;
    const call = { method: 'DELETE', path: `/story/${before.story.id}` };
    const { answer, again } = await insist(call);
    const wasGone = again && answer.status === 404;
    if (!wasGone && answer.status !== 204) throw unexpected(call, answer);
    tally.written += 1;
    known.delete(before.story.id);
    onTold();
  }

  /** Makes the calls again that a run which died held the key of. */
  async function settle(): Promise<void> {
    for (const { call, done } of held) {
      let { answer } = await insist(call);
      while (answer.status === 409) {
        await pause(Number(answer.headers.get('retry-after')) * 1_000);
        ({ answer } = await insist(call));
      }
      done(answer);
    }
  }

  async function storedStories(): Promise<Known[]> {
    const stories: Story[] = [];
    let path: string | undefined = '/story?limit=100';
    while (path) {
      const { answer } = await insist({ method: 'GET', path });
      stories.push(...(answer.body as Story[]));
      path = /<\/api([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    const found: Known[] = [];
    for (const story of stories) {
      const { answer } = await insist({ method: 'GET', path: `/story/${story.id}/feedback` });
      found.push({ story, liked: answer.body.liked });
    }
    return found;
  }

  const acts = [generate, edit, keep, judge, create, regenerate, generate, remove, edit];
  return {
    write: (turn: number): Promise<void> | undefined => acts[turn % acts.length]?.(turn),
    settle,
    compare: async () => ({ acknowledged: byId([...known.values()]), stored: byId(await storedStories()) }),
  };
}

function byId(all: readonly Known[]): Known[] {
  return all.toSorted((one, other) => (one.story.id < other.story.id ? -1 : 1));
}

function unexpected({ method, path }: Call, { status, body }: Answer): Error {
  return new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`);
}

/** Sends as a browser would: with a token that is renewed in time. */
function createSend({ url, cookie, loses }: Pick<Options, 'url' | 'cookie' | 'loses'>) {
  let token = '';
  let renewAt = 0;
  return async (call: Call): Promise<Answer | 'lost'> => {
    const base = await url();
    if (Date.now() >= renewAt) {
      const answer = await ask(base, { method: 'GET', path: '/auth/token', headers: { cookie } });
      if (answer === 'lost' || answer.status !== 200) return answer;
      token = answer.body.token;
      renewAt = Date.now() + TOKEN_GOOD_FOR_MS;
    }
    const answer = await ask(base, { ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } });
    const isWrite = call.method !== 'GET' && call.path !== '/story/draft';
    const isAcknowledged = isWrite && answer !== 'lost' && answer.status < 300;
    return isAcknowledged && loses() ? 'lost' : answer;
  };
}

async function ask(base: string, { method, path, body, headers }: Call): Promise<Answer | 'lost'> {
  try {
    const reply = await fetch(`${base}/api${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return { status: reply.status, headers: reply.headers, body: text === '' ? undefined : JSON.parse(text) };
  } catch (error) {
    // Nobody answers, or not to the end.
    if (error instanceof TypeError) return 'lost';
    throw error;
  }
}
