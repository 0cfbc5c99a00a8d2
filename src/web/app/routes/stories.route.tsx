import { Suspense, lazy } from 'react';
import { Route, Switch, useSearchParams } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { Failure, Loading } from '../../components/ui/faces.tsx';
import type { User } from '../../features/identity/identity-client.ts';
import { useAllProducts } from '../../features/products/product-queries.ts';
import { StoryCreation } from '../../features/stories/story-creation.tsx';
import { StoryDetails } from '../../features/stories/story-details.tsx';
import { StoryList } from '../../features/stories/story-list.tsx';
import { useHasStories } from '../../features/stories/story-queries.ts';
import { writtenBy } from '../../features/stories/writer-name.ts';
import { TourButton, TourOffer } from '../../features/tour/tour-offer.tsx';
import { useTour } from '../../features/tour/use-tour.ts';
import { useConfig } from '../../lib/config-context.tsx';
import { NotFound } from '../not-found.tsx';

const Tour = lazy(async () => ({ default: (await import('../../features/tour/tour.tsx')).Tour }));

const NONE = [] as const;

export function StoryRoutes({ user }: { readonly user: User }) {
  return (
    <Switch>
      <Route path={browserRoutes.stories}>
        <ListScreen />
      </Route>
      <Route path={browserRoutes.storyCreate}>
        <CreationScreen user={user} />
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

function CreationScreen({ user }: { readonly user: User }) {
  const [search] = useSearchParams();
  const { writer } = useConfig();
  const tour = useTour(user.uid);
  const hasStories = useHasStories(tour.isNew);
  const { data: products, error, refetch } = useAllProducts();
  if (products === undefined && error) return <Failure error={error} onRetry={() => void refetch()} />;
  // The offer is there from the beginning, or nowhere: nothing moves below somebody's hand.
  if (products === undefined || (tour.isNew && hasStories === undefined)) return <Loading />;
  return (
    <>
      <StoryCreation
        uid={user.uid}
        products={products}
        productId={search.get('productId')}
        writer={writtenBy(writer)}
        tour={{
          isOpen: tour.isOpen,
          close: tour.close,
          button: <TourButton tour={tour} />,
          offer: tour.isNew && hasStories === false && <TourOffer tour={tour} />,
        }}
      />
      {tour.isOpen && (
        <Suspense fallback={null}>
          <Tour isAnonymous={user.isAnonymous} onClose={tour.close} />
        </Suspense>
      )}
    </>
  );
}
