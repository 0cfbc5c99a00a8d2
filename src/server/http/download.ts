import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A reply that a browser keeps as a JSON file. Lists may come a page at a time, so that it need not fit into memory. */
export class Download {
  readonly fileName: string;
  readonly content: object;

  constructor(fileName: string, content: object) {
    this.fileName = fileName;
    this.content = content;
  }
}

export function sendDownload(reply: FastifyReply, { fileName, content }: Download): FastifyReply {
  return reply
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    })
    .send(Readable.from(jsonOf(content)));
}

async function* jsonOf(content: object): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, value] of Object.entries(content)) {
    yield `${before}${JSON.stringify(name)}: `;
    if (isPaged(value)) yield* jsonOfList(value);
    else yield JSON.stringify(value, null, 2);
    before = ',\n';
  }
  yield '\n}\n';
}

async function* jsonOfList(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield before + page.map((item) => JSON.stringify(item, null, 2)).join(',\n');
    before = ',\n';
  }
  yield before === ',\n' ? '\n]' : '[]';
}

function isPaged(value: unknown): value is AsyncIterable<readonly unknown[]> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
