import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleStory } from '../../../tests/support/samples.ts';
import { openDesk, type Desk } from '../../../tests/support/story-desk.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

describe.each([
  ['a deadlock', '40P01'],
  ['one that should have come first', '40001'],
])('a change that PostgreSQL takes back for the sake of another: %s', (_, code) => {
  let it: TestApp;
  let desk: Desk;
  beforeEach(async () => {
    it = await openTestApp('postgres');
    desk = await openDesk(it);
  });
  afterEach(() => it.close());

  /** Has PostgreSQL take back the next `times` changes of a table. What a sequence counts is not taken back. */
  async function takeBack(change: string, times: number): Promise<void> {
    await it.sql('create sequence taken');
    await it.sql(`create function take_back() returns trigger language plpgsql as
      $$ begin
        if nextval('taken') <= ${times} then raise exception 'taken back' using errcode = '${code}'; end if;
        return coalesce(new, old);
      end $$`);
    await it.sql(`create trigger take_back after ${change} for each row execute function take_back()`);
  }
  const tried = async (): Promise<number> =>
    Number((await it.sql<{ n: string }>('select last_value as n from taken'))[0]?.n);
  const store = () => desk.send('POST', '', { ...sampleStory, productId: desk.productId });

  test('is made again, and nobody hears of it', async () => {
    await takeBack('insert on "storyVersion"', 3);
    const { status, body } = await store();
    expect(status).toBe(201);
    expect((await desk.send('GET', '')).body).toEqual([body]);
    expect(await tried()).toBe(4);
  });

  test('is refused with the time to wait when that happens again and again, and leaves nothing', async () => {
    await takeBack('insert on "storyVersion"', 100);
    const { status, body, headers } = await store();
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'database_unavailable', '1']);
    expect(body.detail).toBe('Something else was changed at the same moment, so nothing was stored. Try again.');
    expect((await desk.send('GET', '')).body).toEqual([]);
    expect(await tried()).toBe(4);
  });

  test('is refused in the same words where it is one statement', async () => {
    const { body } = await store();
    await takeBack('delete on "story"', 1);
    expect((await desk.send('DELETE', `/${body.id}`)).status).toBe(503);
    expect((await desk.send('DELETE', `/${body.id}`)).status).toBe(204);
  });
});
