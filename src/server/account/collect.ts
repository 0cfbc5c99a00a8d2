import type { AccountExport, JiraAddition } from '#contract/account.ts';
import type { Story } from '#contract/story.ts';
import type { EventsRepository } from '../analytics/events.repository.ts';
import type { PushesRepository } from '../jira/pushes.repository.ts';
import type { ProductsRepository } from '../products/products.repository.ts';
import type { StoriesRepository } from '../stories/stories.repository.ts';
import type { VersionsRepository } from '../stories/versions.repository.ts';
import type { AccountRepository } from './account.repository.ts';

const PAGE = 200;

/** Where a person's things are. */
export interface Sources {
  readonly products: Pick<ProductsRepository, 'list'>;
  readonly stories: Pick<StoriesRepository, 'list'>;
  readonly versions: Pick<VersionsRepository, 'listAll'>;
  readonly events: Pick<EventsRepository, 'list'>;
  readonly pushes: Pick<PushesRepository, 'list'>;
}

type Lists = Pick<AccountExport, 'products' | 'stories' | 'storyVersions' | 'events' | 'jiraAdditions'>;
type PagedLists = { readonly [List in keyof Lists]: AsyncIterable<Lists[List]> };

/** What is kept of a person. The lists are read page by page, when they are asked for: somebody may have very many. */
export type Collected = Omit<AccountExport, keyof Lists> & PagedLists;

/** Makes the function that answers everything of one person, newest first. */
export function createCollector(accounts: Pick<AccountRepository, 'opinions'>, sources: Sources) {
  const { products, stories, versions, events, pushes } = sources;

  async function* storiesWithOpinions(uid: string): AsyncGenerator<Lists['stories']> {
    const all = pages((cursor) => stories.list(uid, { limit: PAGE, cursor, productId: undefined, q: undefined }));
    for await (const page of all) {
      const ids = page.map(({ id }) => id);
      const opinions = await accounts.opinions(uid, ids);
      yield page.map((story) => withOpinion(story, opinions.get(story.id)));
    }
  }

  async function* eventsOf(uid: string): AsyncGenerator<Lists['events']> {
    for await (const page of pages((cursor) => events.list(uid, { limit: PAGE, cursor }))) {
      yield page.map(({ name, at, receivedAt }) => ({ name, at, receivedAt }));
    }
  }

  async function* additionsOf(uid: string): AsyncGenerator<JiraAddition[]> {
    for await (const page of pages((cursor) => pushes.list(uid, { limit: PAGE, cursor }))) {
      yield page.map(({ id: storyId, state, host, issueKey, sent = null, updatedAt: at }) => ({
        storyId,
        state,
        host,
        issueKey,
        sent,
        at,
      }));
    }
  }

  return (uid: string): PagedLists => ({
    products: pages((cursor) => products.list(uid, { limit: PAGE, cursor })),
    stories: storiesWithOpinions(uid),
    storyVersions: pagesAfter((after) => versions.listAll(uid, { limit: PAGE, after })),
    events: eventsOf(uid),
    jiraAdditions: additionsOf(uid),
  });
}

function withOpinion(story: Story, liked: boolean | undefined): Lists['stories'][number] {
  return liked === undefined ? story : { ...story, liked };
}

function pages<Item extends { readonly id: string }>(
  read: (cursor: string | undefined) => Promise<Item[]>,
): AsyncGenerator<Item[]> {
  return pagesAfter<Item>((after) => read(after?.id));
}

async function* pagesAfter<Item>(read: (after: Item | undefined) => Promise<Item[]>): AsyncGenerator<Item[]> {
  let after: Item | undefined;
  do {
    const page = await read(after);
    yield page;
    after = page.length === PAGE ? page.at(-1) : undefined;
  } while (after !== undefined);
}
