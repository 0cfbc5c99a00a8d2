import { useSearchParams } from 'wouter';
import { Failure, Loading } from '../../components/ui/faces.tsx';
import type { User } from '../../features/identity/identity-client.ts';
import { useAllProducts } from '../../lib/all-products.ts';
import { SeveralStories } from '../../features/stories/several/several-stories.tsx';

export function SeveralStoriesRoute({ user }: { readonly user: User }) {
  const [search] = useSearchParams();
  const { data: products, error, refetch } = useAllProducts();
  if (products === undefined && error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (products === undefined) return <Loading />;
  return <SeveralStories uid={user.uid} products={products} productId={search.get('productId')} />;
}
