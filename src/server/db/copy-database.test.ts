import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleProduct, sampleStory } from '../../../tests/support/samples.ts';
import { type Dialect, openTestApp, type Person, type TestApp, tokenFor } from '../../../tests/support/test-app.ts';
import { copyDatabase } from './copy-database.ts';
import type { OpenDatabase } from './open-database.ts';
import { atOneMoment, holdingsOf } from './whole-tables.ts';

const SETTINGS = { AUTH_SECRET: 's'.repeat(40) };
/** More than are read at once. */
const STORIES = 230;

/** Has a person make a product, many stories, one with a history and an opinion. */
async function liveIn(app: TestApp): Promise<Person> {
  const person = await app.signUp();
  const { token } = person;
  const { body: product } = await app.send('POST', '/api/product', { token, body: sampleProduct });
  const productId = (product as { id: string }).id;
  for (let at = 1; at <= STORIES; at += 1) {
    const body = { ...sampleStory, headline: `Story ${at} “ü” 🚲`, productId };
    expect((await app.send('POST', '/api/story', { token, body })).status).toBe(201);
  }
  const [{ id }] = (await app.send('GET', '/api/story', { token })).body as [{ id: string }];
  const body = { ...sampleStory, headline: "Anna's story", version: 1 };
  expect((await app.send('PUT', `/api/story/${id}`, { token, body })).status).toBe(200);
  const opinion = { storyId: id, data: { liked: false, storyId: id } };
  expect((await app.send('POST', `/api/story/${id}/feedback`, { token, body: opinion })).status).toBeLessThan(300);
  return person;
}

async function everythingOf(app: TestApp, token: string): Promise<Record<string, unknown>> {
  const { status, body } = await app.send('GET', '/api/account/export', { token });
  expect(status).toBe(200);
  const { exportedAt: _, ...everything } = body as Record<string, unknown>;
  return everything;
}

describe.each([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
] satisfies [Dialect, Dialect][])('copying a database from %s to %s', (fromDialect, toDialect) => {
  let source: TestApp;
  let person: Person;
  let target: TestApp;
  let from: OpenDatabase;
  let to: OpenDatabase;

  beforeAll(async () => {
    source = await openTestApp(fromDialect, SETTINGS);
    person = await liveIn(source);
    from = source.database();
  });
  beforeEach(async () => {
    target = await openTestApp(toDialect, SETTINGS);
    to = target.database();
  });
  afterEach(async () => {
    await to.close();
    await target.close();
  });
  afterAll(async () => {
    await from.close();
    await source.close();
  });

  test('people find everything there, and are still logged in', async () => {
    const { changed, holdings } = await copyDatabase(from, to, { replace: false });
    expect(changed).toBe(true);
    expect(holdings['story']?.rows).toBe(STORIES);
    expect(holdings['storyVersion']?.rows).toBe(STORIES + 1);
    // A server that starts there knows the keys that signed what people hold.
    target = await target.reopen();
    expect(await everythingOf(target, person.token)).toEqual(await everythingOf(source, person.token));
    expect(await tokenFor(target.send, person.cookie)).toMatch(/^ey/);
    const created = await target.send('POST', '/api/product', { token: person.token, body: sampleProduct });
    expect(created.status).toBe(201);
  });

  test('a second time there is nothing left to do', async () => {
    await copyDatabase(from, to, { replace: false });
    expect(await copyDatabase(from, to, { replace: false })).toMatchObject({ changed: false });
  });

  test('what is there already is thrown away on request only', async () => {
    const stranger = await target.signUp();
    await expect(copyDatabase(from, to, { replace: false })).rejects.toThrow(/holds 1 people and \d+ stories already/);
    expect(await everythingOf(target, stranger.token)).toHaveProperty('products');
    await copyDatabase(from, to, { replace: true });
    const people = await target.sql<{ email: string }>('select email from "user"');
    expect(people.map(({ email }) => email)).toEqual([person.email]);
  });

  test('a copy that is not the same is undone', async () => {
    await target.sql(WRONG[toDialect]);
    const before = await atOneMoment(to, (db) => holdingsOf(db, toDialect));
    await expect(copyDatabase(from, to, { replace: false })).rejects.toThrow(
      'The copy is not the same in: product. Nothing was changed.',
    );
    expect(await atOneMoment(to, (db) => holdingsOf(db, toDialect))).toEqual(before);
  });

  test('one table more on one side is told, and nothing is copied', async () => {
    await target.sql('create table "remembrance" (id text primary key)');
    await expect(copyDatabase(from, to, { replace: true })).rejects.toThrow(
      'These tables are in one of the two only: remembrance.',
    );
  });
});

/** A database that does not keep what it is given: one letter of a product's name. */
const WRONG: Record<Dialect, string> = {
  sqlite: `create trigger wrong after insert on product begin
    update product set name = name || '.' where id = new.id; end`,
  postgres: `create function wrong() returns trigger language plpgsql as
    $$ begin new.name := new.name || '.'; return new; end $$;
    create trigger wrong before insert on product for each row execute function wrong()`,
};

test('a database is not copied to one of its own kind', async () => {
  const app = await openTestApp('sqlite');
  const [one, other] = [app.database(), app.database()];
  await expect(copyDatabase(one, other, { replace: true })).rejects.toThrow(/same kind/);
  await Promise.all([one.close(), other.close()]);
  await app.close();
});
