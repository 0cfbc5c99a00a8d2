import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_ID, sampleStory } from '../../../tests/support/samples.ts';
import { type Desk, openDesk } from '../../../tests/support/story-desk.ts';
import { DIALECTS, openTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const SWAP = sampleStory.userStory;
const SWAP_FOR_LESS = SWAP.replace('both of us get the light we need', 'I walk less');
const PRINT = 'As a plot keeper, I want to print the waiting list, so that everybody can read it.';

describe.each(DIALECTS)('stories that are there already, on %s', (dialect) => {
  let it: TestApp;
  let desk: Desk;
  let storyId: string;
  beforeAll(async () => {
    it = await openTestApp(dialect);
    desk = await openDesk(it);
    storyId = (await desk.send('POST', '', { ...sampleStory, productId: desk.productId })).body.id;
  });
  afterAll(() => it.close());

  const find = (userStories: unknown, by = desk, productId = by.productId) =>
    by.send('POST', '/duplicates', { productId, userStories });

  test('are found in the product and in the list itself, with what they repeat', async () => {
    const { status, body } = await find([
      PRINT,
      SWAP,
      SWAP_FOR_LESS,
      PRINT.replace('a plot', 'the plot'),
      'Nothing alike.',
    ]);
    expect(status).toBe(200);
    const story = { id: storyId, headline: sampleStory.headline };
    expect(body).toEqual([
      { index: 1, exact: true, story },
      { index: 2, exact: false, story },
      { index: 3, exact: true, earlier: 0 },
    ]);
  });

  test("are not looked for in another product, nor among another person's", async () => {
    const { body: products } = await it.send('GET', '/api/product', { token: desk.token });
    const example = products.find(({ isExample }: { isExample: boolean }) => isExample);
    expect((await find([SWAP], desk, example.id)).body).toEqual([]);
    const other = await openDesk(it);
    expect((await find([SWAP], other)).body).toEqual([]);
    expect((await find([SWAP], other, desk.productId)).status).toBe(404);
    expect((await find([SWAP], desk, NO_ID)).status).toBe(404);
  });

  test.each([
    ['none', [], 'userStories', 'Send at least one user story.'],
    ['too many', Array.from({ length: 201 }, () => 'x'), 'userStories', 'Send at most 200 user stories at once.'],
    ['an empty one', [SWAP, ' '], 'userStories.1', 'This field is required.'],
    [
      'one that is too long',
      ['x'.repeat(2_001)],
      'userStories.0',
      'This field is too long. Enter at most 2,000 characters.',
    ],
  ])('of %s is told at its field', async (_what, userStories, path, message) => {
    const { status, body } = await find(userStories);
    expect([status, body.errors[0]]).toEqual([422, { path, message }]);
  });

  test('are looked for only so often', async () => {
    const eve = await openDesk(it);
    const into = it.clock.now().getTime() % 60_000;
    it.clock.advance(-into);
    await find([SWAP], eve);
    await it.sql(`update quota set count = 30 where key like 'duplicates:%'`);
    const { status, headers } = await find([SWAP], eve);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    it.clock.advance(into);
  });
});
