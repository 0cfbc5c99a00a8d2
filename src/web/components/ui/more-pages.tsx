import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from './button.tsx';
import { Failure } from './faces.tsx';

interface MorePagesProps {
  readonly pages: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
  >;
  readonly label: string;
}

/** What stands below a list that has more pages: the way to the next, or why it could not be fetched. */
export function MorePages({ pages, label }: MorePagesProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = pages;
  if (!hasNextPage) return null;
  const fetchMore = (): void => void fetchNextPage();
  return (
    <div className="mt-6">
      {isFetchNextPageError && !isFetchingNextPage ? (
        <Failure error={error} onRetry={fetchMore} />
      ) : (
        <Button className="mx-auto flex" busy={isFetchingNextPage} onClick={fetchMore}>
          {isFetchingNextPage ? 'Loading...' : label}
        </Button>
      )}
    </div>
  );
}
