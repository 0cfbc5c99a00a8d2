import { type APIRequestContext, expect } from '@playwright/test';
import type { AccountExport } from '#contract/account.ts';
import type { Product, ProductInput } from '#contract/product.ts';
import type { Story, StoryInput } from '#contract/story.ts';

export type PersonApi = ReturnType<typeof createPersonApi>;

/** What the person whose cookies `request` carries does without the screens. */
export function createPersonApi(request: APIRequestContext) {
  async function send<Reply>(method: string, path: string, data?: unknown): Promise<Reply> {
    const { token } = (await (await request.get('/api/auth/token')).json()) as { token: string };
    const reply = await request.fetch(`/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(data !== undefined && { data }),
    });
    expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true);
    return (reply.status() === 204 ? undefined : await reply.json()) as Reply;
  }

  return {
    send,
    createProduct: (input: ProductInput) => send<Product>('POST', '/product', input),
    products: () => send<Product[]>('GET', '/product'),
    deleteProduct: (id: string) => send<undefined>('DELETE', `/product/${id}`),
    storeStory: (input: StoryInput) => send<Story>('POST', '/story', input),
    writeStory: (productId: string, description: string) =>
      send<Story>('POST', '/story/generate', { productId, description }),
    like: (storyId: string, liked: boolean) =>
      send<unknown>('POST', `/story/${storyId}/feedback`, { storyId, data: { storyId, liked } }),
    stories: () => send<Story[]>('GET', '/story'),
    rename: (displayName: string) => send<unknown>('PATCH', '/account', { displayName }),
    everything: () => send<AccountExport>('GET', '/account/export'),
  };
}
