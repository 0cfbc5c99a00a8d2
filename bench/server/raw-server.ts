import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import SqliteDatabase from 'better-sqlite3';
import { createLocalJWKSet, jwtVerify, type JWK } from 'jose';
import { v7 } from 'uuid';

/**
 * What the same work costs with nothing around it: `node:http`, the product's statements prepared once, the
 * token verified once and remembered, `JSON.stringify`. No validation, no headers, no log. The data folder comes as
 * the argument; the address is printed when it listens.
 */
const file = new SqliteDatabase(join(process.argv[2] ?? '', 'storygenie.db'), { timeout: 5_000 });
file.pragma('journal_mode = WAL');
file.pragma('synchronous = FULL');
file.pragma('foreign_keys = ON');

const COLUMNS = `select story.*, product.name as productName from story
  inner join product on product.id = story.productId where story.ownerId = ?`;
const findStory = file.prepare(`${COLUMNS} and story.id = ?`);
const listStories = file.prepare(`${COLUMNS} order by story.id desc limit 21`);
const insertProduct = file.prepare(
  'insert into product (id, ownerId, name, description, isExample, createdAt, updatedAt) values (?, ?, ?, ?, 0, ?, ?)',
);

const keys = file.prepare('select id, publicKey from jwks').all() as { id: string; publicKey: string }[];
const keySet = createLocalJWKSet({
  keys: keys.map(({ id, publicKey }) => Object.assign(JSON.parse(publicKey) as JWK, { kid: id, alg: 'EdDSA' })),
});
const verified = new Map<string, { uid: string; expiresAt: number }>();

async function uidOf(request: IncomingMessage): Promise<string> {
  const token = (request.headers.authorization ?? '').slice('Bearer '.length);
  const known = verified.get(token);
  if (known && known.expiresAt > Date.now()) return known.uid;
  const { payload } = await jwtVerify(token, keySet, { algorithms: ['EdDSA'] });
  verified.set(token, { uid: payload.sub ?? '', expiresAt: (payload.exp ?? 0) * 1_000 });
  return payload.sub ?? '';
}

interface Row {
  [column: string]: unknown;
  acceptanceCriteria: string;
  notes: string;
  productId: string;
  productName: string;
}

function toStory({ acceptanceCriteria, notes, productId, productName, ...rest }: Row): object {
  return {
    ...rest,
    acceptanceCriteria: JSON.parse(acceptanceCriteria),
    ...JSON.parse(notes),
    product: { id: productId, name: productName },
  };
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const uid = await uidOf(request);
  const url = request.url ?? '';
  if (request.method === 'POST') {
    const { name, description } = JSON.parse(await text(request)) as { name: string; description: string };
    const now = new Date().toISOString();
    const id = v7();
    insertProduct.run(id, uid, name, description, now, now);
    reply(response, 201, { id, name, description, isExample: false, createdAt: now, updatedAt: now, storyCount: 0 });
  } else if (url === '/api/story') {
    reply(response, 200, (listStories.all(uid) as Row[]).slice(0, 20).map(toStory));
  } else {
    reply(response, 200, toStory(findStory.get(uid, url.slice('/api/story/'.length)) as Row));
  }
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => reply(response, 500, String(error)));
});
server.listen(0, '127.0.0.1', () => {
  console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
