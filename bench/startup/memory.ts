import { readFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { signUp } from '../../tests/support/client.ts';
import { startServer, type TestServer } from '../../tests/support/server.ts';
import { readCorpus } from '../quality/corpus.ts';

export const REQUESTS = 10_000;
export const STORIES = 40;
/** The drafter is loaded a moment after somebody comes; after the first story it drafts some ideas of its own beside other work. */
const SETTLED_MS = 4_000;

/** Megabytes of resident memory of one server, one after the other. */
export interface Memory {
  /** After requests of nobody: to the sign-in page, the configuration, readiness and the stories, eight at a time. */
  readonly requests: number;
  /** After somebody then has had stories written, each about another idea. */
  readonly stories: number;
}

export async function memoryAfterWork(env: Record<string, string>): Promise<Memory> {
  const server = await startServer({ env });
  try {
    await sendRequests(server);
    const requests = residentMegabytes(server);
    await writeStories(server);
    return { requests, stories: residentMegabytes(server) };
  } finally {
    await server.stop();
  }
}

async function sendRequests({ url }: TestServer): Promise<void> {
  const paths = ['/login', '/api/config', '/api/ready', '/api/story'];
  let sent = 0;
  const worker = async (): Promise<void> => {
    while (sent < REQUESTS) {
      sent += 1;
      const reply = await fetch(url + paths[sent % paths.length]);
      await reply.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

async function writeStories({ url }: TestServer): Promise<void> {
  const client = await signUp(url, 'bench@example.com');
  // Of several products and in every form; drafts have a wider quota than stories, and go the same way.
  const asked = readCorpus().flatMap(({ name, description, ideas }) =>
    ideas.slice(0, 4).map(({ idea }) => ({ name, description, idea })),
  );
  for (const [index, { name, description, idea }] of asked.slice(0, STORIES).entries()) {
    const { id: productId } = await client.send('POST', '/api/product', { name, description });
    if (index < 2) await after(SETTLED_MS);
    await client.send('POST', '/api/story/draft', { description: idea, productId });
  }
}

function residentMegabytes({ process }: TestServer): number {
  const found = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${process.pid ?? 0}/status`, 'utf8'));
  return Number(found?.[1]) / 1024;
}
