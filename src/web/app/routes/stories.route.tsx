import { Suspense, lazy } from 'react';
import { Route, Switch, useSearchParams } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';
import { Failure, Loading } from '../../components/ui/faces.tsx';
import type { User } from '../../features/identity/identity-client.ts';
import { useAllProducts } from '../../features/products/product-queries.ts';
import { AddSelected } from '../../features/jira/add-selected.tsx';
import { StoryInJira } from '../../features/jira/story-in-jira.tsx';
import { StoryCreation } from '../../features/stories/story-creation.tsx';
import { StoryDetails } from '../../features/stories/story-details.tsx';
import { StoryList } from '../../features/stories/story-list.tsx';
import { useHasStories } from '../../features/stories/story-queries.ts';
import { SELECT } from '../../features/stories/use-story-selection.ts';
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
        <ListScreen user={user} />
      </Route>
      <Route path={browserRoutes.storyCreate}>
        <CreationScreen user={user} />
      </Route>
      <Route path={browserRoutes.story}>
        {({ storyId }) => (
          <StoryDetails
            key={storyId}
            storyId={storyId}
            renderMoreActions={(story) => <StoryInJira uid={user.uid} story={story} />}
          />
        )}
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

function ListScreen({ user }: { readonly user: User }) {
  // Without the products only the filter by product is missing.
  const { data: products = NONE } = useAllProducts();
  const { jira } = useConfig();
  return (
    <StoryList
      products={products}
      renderForSelected={
        jira
          ? ({ stories, set, end }) => (
              <AddSelected
                uid={user.uid}
                stories={stories}
                cameFrom={`${browserRoutes.stories}?${SELECT}=`}
                onAdded={(added) => set(added, false)}
                onAllAdded={end}
              />
            )
          : undefined
      }
    />
  );
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
