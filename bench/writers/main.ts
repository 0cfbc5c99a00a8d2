import { readFileSync } from 'node:fs';
import { tellsStory } from '../../tests/fakes/model-behaviours.ts';
import type { ModelServer } from '../../tests/fakes/model-server.ts';
import { startOpenAiCompatible } from '../../tests/fakes/openai-compatible.ts';
import { signUp } from '../../tests/support/client.ts';
import { sampleIdea, sampleProduct } from '../../tests/support/samples.ts';
import { startServer, type TestServer } from '../../tests/support/server.ts';
import { median } from '../median.ts';
import type { Row } from '../row.ts';

const ROUNDS = 40;
const STREAMS = 1_000;
const AT_ONCE = 50;
/** Each may ask for 400 drafts in ten minutes. */
const PEOPLE = 5;
const STORIES = 60;
const DELAY_BAR_MS = 5;
/** What Linux counts a process's time in. */
const TICK_MS = 10;

interface Desk {
  readonly server: TestServer;
  readonly model: ModelServer;
  /** Asks for a draft; drafts have a wider quota than stories, and go the same way. */
  readonly ask: (writer?: 'drafter') => Promise<Response>;
}

/** What stands between a model and the person: the delay that the server adds, and what a story costs it. */
export async function run(): Promise<Row[]> {
  const model = await startOpenAiCompatible();
  const settings = {
    STORY_WRITER: 'openai-compatible',
    MODEL_ID: 'stand-in',
    MODEL_BASE_URL: model.url,
    // However slow this machine is, the model's silence is meant.
    MODEL_TIMEOUT_SECONDS: '240',
    MODEL_STALL_SECONDS: '240',
    // As `npm start` runs it.
    NODE_OPTIONS: '--max-semi-space-size=8',
  };
  const server = await startServer({ env: settings });
  try {
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => settleIn(server, n)));
    let turn = 0;
    const ask = (writer?: 'drafter') => {
      const { authorization, productId } = people[(turn += 1) % PEOPLE] ?? { authorization: '', productId: '' };
      return fetch(`${server.url}/api/story/draft`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ description: sampleIdea, productId, ...(writer && { writer }) }),
      });
    };
    const desk = { server, model, ask };
    return [
      await firstWords(desk),
      ...(await openStreams(desk)),
      await costOf(desk, 'a model'),
      await costOf(desk, 'drafter'),
    ];
  } finally {
    await server.stop();
    await model.close();
  }
}

async function settleIn({ url }: TestServer, n: number) {
  const client = await signUp(url, `bench-${n}@example.com`);
  const { id: productId } = await client.send('POST', '/api/product', sampleProduct);
  return { authorization: `Bearer ${await client.token()}`, productId };
}

/** From the model's first piece to the first event at the person's socket, against the same piece asked for directly. */
async function firstWords({ model, ask }: Desk): Promise<Row> {
  const added: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const direct = await timeToFirstPiece(model, askDirectly(model));
    const ours = await timeToFirstPiece(model, ask);
    // The first round warms both up.
    if (round > 0) added.push(ours - direct);
  }
  const delay = median(added);
  const value = `${delay.toFixed(1)} ms`;
  return { what: "model's first words, added delay", value, bar: `<= ${DELAY_BAR_MS} ms`, ok: delay <= DELAY_BAR_MS };
}

/** Holds everything behind the first piece back until that has arrived. */
async function timeToFirstPiece(model: ModelServer, ask: () => Promise<Response>): Promise<number> {
  const arrived = Promise.withResolvers<void>();
  let sent = 0;
  model.next(
    tellsStory({
      pieceSize: 40,
      before: (piece) => {
        if (piece === 0) sent = performance.now();
        return piece === 1 ? arrived.promise : undefined;
      },
    }),
  );
  const reply = await ask();
  const took = await untilText(reply, 'headline').then((at) => at - sent);
  arrived.resolve();
  return took;
}

function askDirectly({ url }: ModelServer) {
  const content = JSON.stringify({ product: sampleProduct, idea: sampleIdea });
  return () =>
    fetch(`${url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'stand-in', stream: true, messages: [{ role: 'user', content }] }),
    });
}

/** When `words` have come; the rest of the reply is read and thrown away. */
async function untilText(reply: Response, words: string): Promise<number> {
  if (!reply.ok || !reply.body) throw new Error(`A draft was answered with ${reply.status}.`);
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes(words)) {
    const { done, value = '' } = await reader.read();
    if (done) throw new Error(`"${words}" never came: ${text.slice(-300)}`);
    text += value;
  }
  const at = performance.now();
  void drain(reader);
  return at;
}

async function drain(reader: ReadableStreamDefaultReader<string>): Promise<void> {
  while (!(await reader.read()).done);
}

/** The memory of a server while so many people wait for the rest of their story. */
async function openStreams({ server, model, ask }: Desk): Promise<Row[]> {
  const before = residentMegabytes(server);
  const end = Promise.withResolvers<void>();
  model.always(tellsStory({ pieceSize: 40, before: (piece) => (piece === 3 ? end.promise : undefined) }));
  for (let open = 0; open < STREAMS; open += AT_ONCE) {
    const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => ask()));
    await Promise.all(replies.map((reply) => untilText(reply, 'headline')));
  }
  const during = residentMegabytes(server);
  end.resolve();
  model.reset();
  return [
    {
      what: `memory with ${STREAMS.toLocaleString('en')} open streams`,
      value: `${during.toFixed(0)} MB (${before.toFixed(0)} MB before, ${(((during - before) * 1_024) / STREAMS).toFixed(0)} kB each)`,
      bar: '<= 450 MB',
      ok: during <= 450,
    },
  ];
}

/** The server's own time for a story, whoever writes it. */
async function costOf({ server, ask }: Desk, who: 'a model' | 'drafter'): Promise<Row> {
  const chosen = who === 'drafter' ? 'drafter' : undefined;
  await (await ask(chosen)).text();
  const before = ownTime(server);
  for (let story = 0; story < STORIES; story += 1) {
    const text = await (await ask(chosen)).text();
    if (!text.includes('event: draft')) throw new Error(`No draft came: ${text.slice(-300)}`);
  }
  const each = (ownTime(server) - before) / STORIES;
  return { what: `server's time for a story by ${who}`, value: `${each.toFixed(1)} ms`, bar: '-', ok: true };
}

function residentMegabytes({ process }: TestServer): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${process.pid}/status`, 'utf8'))?.[1]) / 1_024;
}

/** Milliseconds that a server has computed so far, for itself and in the kernel. */
function ownTime({ process }: TestServer): number {
  // Behind the name, which stands in brackets and may hold blanks.
  const fields = readFileSync(`/proc/${process.pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
