import { openSession } from './client.ts';
import { openDesk, type Answer, type Desk } from './writing-desk.ts';

interface Options {
  /** Where the server is; while it is away, where it will be. */
  readonly url: () => Promise<string>;
  /** Few enough to sign up together without being too many from one network. */
  readonly people: number;
  /** Asked when a write has been acknowledged, before anybody knows: whether that answer shall be lost. */
  readonly loses?: () => boolean;
}

/** What happened so far. */
export interface Tally {
  /** Writes that were acknowledged. */
  written: number;
  /** Calls whose answer was lost, so that nobody knew what had become of them. */
  lost: number;
  /** Calls whose answer was lost though they had been stored, as it turned out when they were made again. */
  storedThough: number;
  /** Calls that were refused because a part of the server was away. */
  readonly refusals: Answer[];
}

export interface WritingLoad {
  readonly tally: Tally;
  /** Settles when so many more writes were acknowledged; rejects when somebody got an answer that must not come. */
  readonly untilWritten: (more: number) => Promise<unknown>;
  /** Settles when so many more calls were refused; rejects as `untilWritten` does. */
  readonly untilRefused: (more: number) => Promise<unknown>;
  /** Lets everybody finish what they have begun, every lost call made again until it is answered. */
  readonly finish: () => Promise<void>;
  /** Everybody's stories and opinions, as they were acknowledged, and as they are stored. */
  readonly compare: () => Promise<{ acknowledged: unknown; stored: unknown }>;
}

/** Lets people write all kinds of things: each one after the other, all at the same time. */
export async function startWritingLoad({ url, people, loses = () => false }: Options): Promise<WritingLoad> {
  const tally: Tally = { written: 0, lost: 0, storedThough: 0, refusals: [] };
  const waiting = new Set<{ isOver: () => boolean; resolve: () => void }>();
  const onTold = (): void => waiting.forEach(({ isOver, resolve }) => void (isOver() && resolve()));
  const desks: Desk[] = [];
  for (let n = 0; n < people; n += 1) {
    const name = `writer-${n}`;
    const cookie = await openSession(await url(), `${name}@example.com`);
    desks.push(await openDesk({ name, cookie, url, tally, loses, onTold }));
  }
  const finishing = new AbortController();
  const work = Promise.all(
    desks.map(async (desk, n) => {
      for (let turn = n; !finishing.signal.aborted; turn += 1) {
        await desk.write(turn);
      }
      await desk.settle();
    }),
  );

  function until(isOver: () => boolean): Promise<unknown> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const one = { isOver, resolve };
    waiting.add(one);
    // Whoever gets an answer that must not come ends the waiting, too.
    return Promise.race([promise, work]).finally(() => waiting.delete(one));
  }

  return {
    tally,
    untilWritten: (more) => {
      const goal = tally.written + more;
      return until(() => tally.written >= goal);
    },
    untilRefused: (more) => {
      const goal = tally.refusals.length + more;
      return until(() => tally.refusals.length >= goal);
    },
    finish: async () => {
      finishing.abort();
      await work;
    },
    compare: async () => {
      const all = await Promise.all(desks.map((desk) => desk.compare()));
      return {
        acknowledged: all.map(({ acknowledged }) => acknowledged),
        stored: all.map(({ stored }) => stored),
      };
    },
  };
}
