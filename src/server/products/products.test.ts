import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_ID, sampleIdea, sampleProduct } from '../../../tests/support/samples.ts';
import { DIALECTS, openTestApp, type Person, type TestApp } from '../../../tests/support/test-app.ts';

describe.each(DIALECTS)('products on %s', (dialect) => {
  let it: TestApp;
  let ada: Person;
  let bob: Person;
  beforeAll(async () => {
    it = await openTestApp(dialect);
    [ada, bob] = [await it.signUp(), await it.signUp()];
  });
  afterAll(() => it.close());

  const create = (person: Person, body: unknown = sampleProduct) =>
    it.send('POST', '/api/product', { token: person.token, body });
  const example = async (person: Person) =>
    (await it.send('GET', '/api/product?limit=100', { token: person.token })).body.find(
      (product: { isExample: boolean }) => product.isExample,
    );

  test('a new person finds one example product', async () => {
    const carol = await it.signUp();
    const { status, body } = await it.send('GET', '/api/product', { token: carol.token });
    expect(status).toBe(200);
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject({ name: 'Corner Shop', isExample: true });
    expect(body[0].description.length).toBeGreaterThan(250);
  });

  test('twelve first requests at once make one example product', async () => {
    const carol = await it.signUp();
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => it.send('GET', '/api/product', { token: carol.token })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    const { body } = await it.send('GET', '/api/product', { token: carol.token });
    expect(body).toHaveLength(1);
  });

  test('the example product can be neither changed nor deleted', async () => {
    const { id } = await example(ada);
    const put = await it.send('PUT', `/api/product/${id}`, { token: ada.token, body: sampleProduct });
    expect([put.status, put.body.code]).toEqual([403, 'example_product']);
    const gone = await it.send('DELETE', `/api/product/${id}`, { token: ada.token });
    expect([gone.status, gone.body.code]).toEqual([403, 'example_product']);
    expect(await example(ada)).toMatchObject({ name: 'Corner Shop' });
  });

  test('a product is created, read, changed and deleted', async () => {
    const created = await create(ada);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ ...sampleProduct, isExample: false, storyCount: 0 });
    const path = `/api/product/${created.body.id}`;
    expect((await it.send('GET', path, { token: ada.token })).body).toEqual(created.body);

    it.clock.advance(1_000);
    const changed = await it.send('PUT', path, { token: ada.token, body: { ...sampleProduct, name: 'Plots' } });
    expect(changed.body).toMatchObject({ id: created.body.id, name: 'Plots', createdAt: created.body.createdAt });
    expect(changed.body.updatedAt > created.body.updatedAt).toBe(true);

    const deleted = await it.send('DELETE', path, { token: ada.token });
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    expect((await it.send('GET', path, { token: ada.token })).status).toBe(404);
  });

  test('a change made on what is not any more is refused with what is now; one that names nothing is taken', async () => {
    const { body: created } = await create(ada);
    const change = (body: unknown) => it.send('PUT', `/api/product/${created.id}`, { token: ada.token, body });
    const texts = { ...sampleProduct, name: 'Plots' };
    it.clock.advance(1_000);
    const { status, body: first } = await change({ ...texts, updatedAt: created.updatedAt });
    expect([status, first.name]).toEqual([200, 'Plots']);

    const late = { ...sampleProduct, name: 'Late' };
    it.clock.advance(1_000);
    const refused = await change({ ...late, updatedAt: created.updatedAt });
    expect([refused.status, refused.body.code]).toEqual([409, 'stale_version']);
    expect(refused.body).toMatchObject({ current: first, sent: late });
    expect((await it.send('GET', `/api/product/${created.id}`, { token: ada.token })).body).toEqual(first);
    expect((await change({ ...late, updatedAt: first.updatedAt })).body.name).toBe('Late');
    expect((await change(texts)).body.name).toBe('Plots');
    expect((await change({ ...texts, updatedAt: 'yesterday' })).status).toBe(422);
  });

  test('a product tells how many stories go with it, and takes them along', async () => {
    const { body: product } = await create(ada);
    const { body: story } = await it.send('POST', '/api/story/generate', {
      token: ada.token,
      body: { description: sampleIdea, productId: product.id },
    });
    const read = await it.send('GET', `/api/product/${product.id}`, { token: ada.token });
    expect(read.body.storyCount).toBe(1);
    await it.send('DELETE', `/api/product/${product.id}`, { token: ada.token });
    expect((await it.send('GET', `/api/story/${story.id}`, { token: ada.token })).status).toBe(404);
  });

  test('the list is newest first, in pages that the Link header joins', async () => {
    const dora = await it.signUp();
    const names = ['One', 'Two', 'Three', 'Four'];
    for (const name of names) await create(dora, { ...sampleProduct, name });
    const seen: string[] = [];
    let next: string | undefined = '/api/product?limit=2';
    while (next) {
      const { body, headers } = await it.send('GET', next, { token: dora.token });
      seen.push(...body.map((product: { name: string }) => product.name));
      next = /^<(.+)>; rel="next"$/.exec(String(headers['link'] ?? ''))?.[1];
    }
    expect(seen).toEqual([...names.toReversed(), 'Corner Shop']);
  });

  test("another person's product is not there for anybody else", async () => {
    const { body: product } = await create(ada);
    for (const [method, body] of [['GET'], ['PUT', sampleProduct], ['DELETE']] as const) {
      const reply = await it.send(method, `/api/product/${product.id}`, { token: bob.token, body });
      expect([method, reply.status, reply.body.code]).toEqual([method, 404, 'not_found']);
    }
    expect((await it.send('GET', `/api/product/${product.id}`, { token: ada.token })).status).toBe(200);
    const { body: list } = await it.send('GET', '/api/product', { token: bob.token });
    expect(list.map(({ id }: { id: string }) => id)).not.toContain(product.id);
  });

  test.each([
    ['an empty name', { ...sampleProduct, name: '  ' }, 'name', 'This field is required.'],
    ['no description', { name: 'x' }, 'description', 'This field is required.'],
    [
      'a short description',
      { name: 'x', description: 'a'.repeat(199) },
      'description',
      'This field is too short. Enter at least 200 characters.',
    ],
    [
      'spaces that only look long',
      { name: 'x', description: `a${' '.repeat(300)}` },
      'description',
      'This field is too short. Enter at least 200 characters.',
    ],
    [
      'a very long description',
      { name: 'x', description: 'a'.repeat(20_001) },
      'description',
      'This field is too long. Enter at most 20,000 characters.',
    ],
  ])('%s is told at its field', async (_what, body, path, message) => {
    const reply = await create(ada, body);
    expect(reply.status).toBe(422);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.body).toMatchObject({ code: 'invalid_input', errors: [{ path, message }] });
  });

  test('text is kept as people wrote it, but for control characters', async () => {
    const description = `“Ünïcode” — 👩‍🌾 and\r\na new line <script>alert(1)</script> ${'word '.repeat(50)}\u0000\u0007`;
    const { body } = await create(ada, { name: ' Plot\t№ 1 \n', description });
    expect(body.name).toBe('Plot № 1');
    expect(body.description).toBe(
      `“Ünïcode” — 👩‍🌾 and\na new line <script>alert(1)</script> ${'word '.repeat(50)}`.trim(),
    );
  });

  test('an unknown product answers as a foreign one does', async () => {
    for (const id of [NO_ID, 'not-an-id', '../../etc/passwd', '%00']) {
      const reply = await it.send('GET', `/api/product/${encodeURIComponent(id)}`, { token: ada.token });
      expect([id, reply.status]).toEqual([id, 404]);
    }
  });
});
