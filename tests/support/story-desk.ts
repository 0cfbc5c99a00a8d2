import type { Story } from '../../src/contract/story.ts';
import type { StoryVersion } from '../../src/contract/story-versions.ts';
import { sampleIdea, sampleProduct } from './samples.ts';
import type { Person, TestApp } from './test-app.ts';

/** A person with a product, and what they do with its stories. */
export async function openDesk(it: TestApp) {
  const ada: Person = await it.signUp();
  const { body: product } = await it.send('POST', '/api/product', { token: ada.token, body: sampleProduct });
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    it.send(method, `/api/story${path}`, { token: ada.token, headers, ...(body !== undefined && { body }) });
  return {
    token: ada.token,
    send,
    productId: product.id as string,
    generate: async (description = sampleIdea): Promise<Story> =>
      (await send('POST', '/generate', { description, productId: product.id })).body,
    edit: async (story: Story, parts: object): Promise<Story> =>
      (await send('PUT', `/${story.id}`, { ...story, ...parts })).body,
    again: ({ id, version }: Story, wish: object, headers: Record<string, string> = {}) =>
      send('POST', `/${id}/regenerate`, { version, ...wish }, headers),
    read: async ({ id }: Story): Promise<Story> => (await send('GET', `/${id}`)).body,
    history: async ({ id }: Story): Promise<StoryVersion[]> => (await send('GET', `/${id}/versions`)).body,
  };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;
