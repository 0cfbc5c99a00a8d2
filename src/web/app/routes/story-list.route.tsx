import { browserRoutes } from '#contract/browser-routes.ts';
import type { User } from '../../features/identity/identity-client.ts';
import { AddSelected } from '../../features/jira/add-selected.tsx';
import { useAllProducts } from '../../lib/all-products.ts';
import { StoryList } from '../../features/stories/story-list.tsx';
import { SELECT } from '../../features/stories/use-story-selection.ts';
import { useConfig } from '../../lib/config-context.tsx';

const NONE = [] as const;

export function StoryListRoute({ user }: { readonly user: User }) {
  // Without the products only the filter by product is missing.
  const { data: products = NONE } = useAllProducts();
  const { jira } = useConfig();
  return (
    <StoryList
      products={products}
      renderForSelected={({ stories, set, end }) =>
        jira && (
          <AddSelected
            uid={user.uid}
            stories={stories}
            cameFrom={`${browserRoutes.stories}?${SELECT}=`}
            onAdded={(added) => set(added, false)}
            onAllAdded={end}
          />
        )
      }
    />
  );
}
