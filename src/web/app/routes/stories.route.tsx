import { Route, Switch, useSearchParams } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { Failure, Loading } from '../../components/ui/faces.tsx';
import type { User } from '../../features/identity/identity-client.ts';
import { useAllProducts } from '../../features/products/product-queries.ts';
import { StoryCreation } from '../../features/stories/story-creation.tsx';
import { StoryDetails } from '../../features/stories/story-details.tsx';
import { StoryList } from '../../features/stories/story-list.tsx';
import { writtenBy } from '../../features/stories/writer-name.ts';
import { useConfig } from '../../lib/config-context.tsx';
import { NotFound } from '../not-found.tsx';

const NONE = [] as const;

export function StoryRoutes({ user }: { readonly user: User }) {
  return (
    <Switch>
      <Route path={browserRoutes.stories}>
        <ListScreen />
      </Route>
      <Route path={browserRoutes.storyCreate}>
        <CreationScreen uid={user.uid} />
      </Route>
      <Route path={browserRoutes.story}>{({ storyId }) => <StoryDetails key={storyId} storyId={storyId} />}</Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

function ListScreen() {
  // Without the products only the filter by product is missing.
  const { data: products = NONE } = useAllProducts();
  return <StoryList products={products} />;
}

function CreationScreen({ uid }: { readonly uid: string }) {
  const [search] = useSearchParams();
  const { writer } = useConfig();
  const { data: products, error, refetch } = useAllProducts();
  if (products === undefined) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />;
  return <StoryCreation uid={uid} products={products} productId={search.get('productId')} writer={writtenBy(writer)} />;
}
