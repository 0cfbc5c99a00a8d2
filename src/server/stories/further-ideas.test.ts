import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_ID, sampleIdea } from '../../../tests/support/samples.ts';
import { type Desk, openDesk } from '../../../tests/support/story-desk.ts';
import { DIALECTS, openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(DIALECTS)('what was found besides in an idea, on %s', (dialect) => {
  const IDEA = 'Gardeners should be able to swap their plot. The plot keeper should print the waiting list.';
  let it: TestApp;
  let desk: Desk;
  beforeAll(async () => {
    it = await openTestApp(dialect);
    desk = await openDesk(it);
  });
  afterAll(() => it.close());

  const make = (parent: unknown, more: object = {}) =>
    desk.send('POST', '/generate', { productId: desk.productId, parent, ...more });

  test('becomes a story of its own, and is marked as made until that is deleted', async () => {
    const story = await desk.generate(IDEA);
    const [idea = ''] = story.furtherIdeas;
    expect(idea).toContain('waiting list');
    const path = `/${story.id}/further`;
    expect((await desk.send('GET', path)).body).toEqual([{ index: 0, idea }]);
    const { status, body } = await make({ storyId: story.id, index: 0 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ idea, parent: { id: story.id, idea: IDEA }, product: story.product });
    expect(body.userStory).toMatch(/^As a plot keeper, I want to print the waiting list/);
    expect((await desk.send('GET', path)).body).toEqual([{ index: 0, idea, storyId: body.id }]);
    await desk.send('DELETE', `/${body.id}`);
    expect((await desk.send('GET', path)).body).toEqual([{ index: 0, idea }]);
  });

  test('may be shorter than an idea must be, and its story outlives the first', async () => {
    const story = await desk.generate(`${IDEA} Gardeners should pay online.`);
    const index = story.furtherIdeas.findIndex((idea) => idea.length < 30);
    const { body } = await make({ storyId: story.id, index });
    expect(body.idea).toBe(story.furtherIdeas[index]);
    await desk.send('DELETE', `/${story.id}`);
    expect((await desk.read(body)).parent).toEqual({ idea: story.idea });
    expect((await desk.again(body, { changes: [{ kind: 'another-benefit' }] })).status).toBe(200);
  });

  test('is refused where it does not belong together, at the field', async () => {
    const story = await desk.generate(IDEA);
    const other = await openDesk(it);
    const parent = { storyId: story.id, index: 0 };
    const { body: products } = await it.send('GET', '/api/product', { token: desk.token });
    const example = products.find(({ isExample }: { isExample: boolean }) => isExample);
    const fieldOf = async (reply: ReturnType<typeof make>) => {
      const { status, body } = await reply;
      return [status, body.errors?.[0]?.path ?? body.code];
    };
    expect(await fieldOf(make({ ...parent, index: 1 }))).toEqual([422, 'parent.index']);
    expect(await fieldOf(make({ ...parent, index: -1 }))).toEqual([422, 'parent.index']);
    expect(await fieldOf(make(parent, { description: sampleIdea }))).toEqual([422, 'description']);
    expect(await fieldOf(make({ ...parent, storyId: NO_ID }))).toEqual([404, 'not_found']);
    expect(await fieldOf(make(parent, { productId: other.productId }))).toEqual([404, 'not_found']);
    expect(await fieldOf(make(parent, { productId: example.id }))).toEqual([422, 'productId']);
    expect(await fieldOf(make(undefined))).toEqual([422, 'description']);
  });
});
