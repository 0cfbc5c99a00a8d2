import type { Behaviour, Exchange } from './model-server.ts';
import { goodAnswer, taskIn } from './model-story.ts';

interface Streaming {
  /** Characters in a piece. */
  readonly pieceSize?: number;
  /** Awaited before each piece: tests hold the time in their hands. */
  readonly before?: (piece: number) => Promise<unknown> | void;
  readonly reason?: 'stop' | 'length';
}

type Answer = ReturnType<typeof goodAnswer>;

/** The answer that a good model gives to this request. */
export function answerTo({ request }: Exchange): Answer {
  const task = taskIn(request.body);
  if (!task) throw new Error('The request holds no task.');
  return goodAnswer(task);
}

/** Streams whatever `make` says, piece by piece; at once where no stream is asked for. */
export function says(make: string | ((exchange: Exchange) => string), streaming: Streaming = {}): Behaviour {
  return async (exchange) => {
    const { request, response, wire } = exchange;
    const text = typeof make === 'string' ? make : make(exchange);
    if (request.body?.stream === false) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(wire.whole(text)));
      return;
    }
    if (await streamPieces(exchange, text, streaming)) response.end(wire.ending(streaming.reason ?? 'stop'));
  };
}

/** A good story; `change` makes it another one. */
export function tellsStory(
  streaming: Streaming = {},
  change: (answer: Answer) => unknown = (answer) => answer,
): Behaviour {
  return says((exchange) => JSON.stringify(change(answerTo(exchange))), streaming);
}

export const tellsFenced = (): Behaviour =>
  says(
    (exchange) => `Here is the story:\n\`\`\`json\n${JSON.stringify(answerTo(exchange), null, 2)}\n\`\`\`\nGood luck!`,
  );

export const thinksAloud = (): Behaviour =>
  says(
    (exchange) => `<think>\nMaybe {"headline": "A wrong one"}? No.\n</think>\n\n${JSON.stringify(answerTo(exchange))}`,
  );

export const tellsBrokenJson = (): Behaviour => says('{"headline": "Broken", "userStory": "As a " nobody"}');

export const tellsWrongShape = (): Behaviour => says('{"title": "A story", "points": 5, "acceptanceCriteria": "none"}');

interface Failure {
  readonly message?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers with an HTTP error. */
export function fails(status: number, { message = 'fault', headers = {} }: Failure = {}): Behaviour {
  return ({ response, wire }) => {
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(wire.error(status, message)));
  };
}

export const isBusy = (seconds?: number): Behaviour =>
  fails(429, seconds === undefined ? {} : { headers: { 'retry-after': String(seconds) } });

/** Does not know some forms of answer, as older servers; tells a story in any other. */
export function knowsNo(...formats: readonly string[]): Behaviour {
  return (exchange) => {
    const format: unknown = exchange.request.body?.response_format?.type;
    const refused = typeof format === 'string' && formats.includes(format);
    return refused
      ? fails(400, { message: `response_format '${format}' is not supported` })(exchange)
      : tellsStory()(exchange);
  };
}

/** The model itself declines, in the way of its provider. */
export const declines = (): Behaviour => async (exchange) => {
  openStream(exchange);
  await exchange.write(exchange.wire.refusal('I will not write this.'));
  exchange.response.end(exchange.wire.ending('refusal'));
};

/** Says a part of a story (`characters` of it) and then nothing until the client goes. */
export const stalls =
  (characters = 60): Behaviour =>
  async (exchange) => {
    await streamPieces(exchange, JSON.stringify(answerTo(exchange)).slice(0, characters), {});
    await exchange.request.over;
  };

/** Says a part of a story, then the connection breaks: at once, or when `until` settles. */
export const cutsOff =
  (characters = 60, until?: Promise<unknown>): Behaviour =>
  async (exchange) => {
    await streamPieces(exchange, JSON.stringify(answerTo(exchange)).slice(0, characters), {});
    await until;
    exchange.cut();
  };

/** Breaks the connection before any answer. */
export const dropsAtOnce = (): Behaviour => (exchange) => exchange.cut();

/** Begins well, then reports an error inside the stream, as a gateway does whose model fell over. */
export const failsInside =
  (message: string): Behaviour =>
  (exchange) => {
    openStream(exchange);
    exchange.response.end(`data: ${JSON.stringify(exchange.wire.error(500, message))}\n\n`);
  };

/** Takes the request and never answers, not even with a status. */
export const keepsSilent = (): Behaviour => async (exchange) => {
  await exchange.request.over;
};

function openStream({ response, wire }: Exchange): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(wire.opening());
}

async function streamPieces(exchange: Exchange, text: string, { pieceSize = 24, before }: Streaming): Promise<boolean> {
  openStream(exchange);
  for (let at = 0, piece = 0; at < text.length; at += pieceSize, piece += 1) {
    await before?.(piece);
    if (!(await exchange.write(exchange.wire.piece(text.slice(at, at + pieceSize))))) return false;
  }
  return true;
}
