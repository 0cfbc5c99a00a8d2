import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_ID, sampleStory } from '../../../tests/support/samples.ts';
import { DIALECTS, openTestApp, type Person, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(DIALECTS)('feedback on %s', (dialect) => {
  let it: TestApp;
  let ada: Person;
  let storyId: string;
  beforeAll(async () => {
    it = await openTestApp(dialect);
    ada = await it.signUp();
    const { body: products } = await it.send('GET', '/api/product', { token: ada.token });
    const body = { ...sampleStory, productId: products[0].id };
    storyId = (await it.send('POST', '/api/story', { token: ada.token, body })).body.id;
  });
  afterAll(() => it.close());

  const read = (person = ada) => it.send('GET', `/api/story/${storyId}/feedback`, { token: person.token });
  const give = (liked: boolean | null, person = ada) =>
    it.send('POST', `/api/story/${storyId}/feedback`, {
      token: person.token,
      body: { storyId, data: { liked, storyId } },
    });

  test('a story that nobody rated has no opinion', async () => {
    const reply = await read();
    expect([reply.status, reply.body]).toEqual([200, { storyId }]);
  });

  test('like, dislike and taking it back answer what is stored', async () => {
    for (const liked of [true, false, true]) {
      const reply = await give(liked);
      expect([reply.status, reply.body]).toEqual([200, { storyId, liked }]);
      expect((await read()).body).toEqual({ storyId, liked });
    }
    expect((await give(null)).body).toEqual({ storyId });
    expect((await read()).body).toEqual({ storyId });
  });

  test("another person can neither read nor give feedback on one's story", async () => {
    const bob = await it.signUp();
    expect([(await read(bob)).status, (await give(true, bob)).status]).toEqual([404, 404]);
    expect((await read()).body).toEqual({ storyId });
  });

  test.each([
    ['storyId', { storyId: NO_ID, data: { liked: true, storyId: '' } }],
    ['data.storyId', { storyId: '', data: { liked: true, storyId: NO_ID } }],
  ])('a %s that is not the one of the address is refused at its field', async (path, body) => {
    const filled = { storyId: body.storyId || storyId, data: { liked: true, storyId: body.data.storyId || storyId } };
    const reply = await it.send('POST', `/api/story/${storyId}/feedback`, { token: ada.token, body: filled });
    expect(reply.status).toBe(422);
    expect(reply.body.errors[0].path).toBe(path);
    expect((await read()).body).toEqual({ storyId });
  });

  test('feedback goes with its story', async () => {
    const { body: products } = await it.send('GET', '/api/product', { token: ada.token });
    const body = { ...sampleStory, productId: products[0].id };
    const { id } = (await it.send('POST', '/api/story', { token: ada.token, body })).body;
    const path = `/api/story/${id}/feedback`;
    await it.send('POST', path, { token: ada.token, body: { storyId: id, data: { liked: true, storyId: id } } });
    await it.send('DELETE', `/api/story/${id}`, { token: ada.token });
    expect((await it.send('GET', path, { token: ada.token })).status).toBe(404);
  });
});
