import { Suspense, lazy } from 'react';
import { useSearchParams } from 'wouter';
import { Failure, Loading } from '../../components/ui/faces.tsx';
import type { Ahead } from '../../components/ui/fetched-ahead.tsx';
import type { User } from '../../features/identity/identity-client.ts';
import { useAllProducts } from '../../lib/all-products.ts';
import { StoryCreation } from '../../features/stories/story-creation.tsx';
import { useHasStories } from '../../features/stories/story-queries.ts';
import { writtenBy } from '../../features/stories/writer-name.ts';
import { TourButton, TourOffer } from '../../features/tour/tour-offer.tsx';
import { useTour } from '../../features/tour/use-tour.ts';
import { useConfig } from '../../lib/config-context.tsx';

const Tour = lazy(async () => ({ default: (await import('../../features/tour/tour.tsx')).Tour }));

interface StoryCreationRouteProps {
  readonly user: User;
  readonly storyScreen: Ahead;
}

export function StoryCreationRoute({ user, storyScreen }: StoryCreationRouteProps) {
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
        storyScreen={storyScreen}
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
