import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { browserRoutes, pathTo } from '#contract/browser-routes.ts';
import { type Story, listStories } from '#contract/story.ts';
import { ButtonLink } from '../../components/ui/button.tsx';
import { Empty } from '../../components/ui/empty.tsx';
import { Failure, Loading } from '../../components/ui/faces.tsx';
import { LocalDate } from '../../components/ui/local-date.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { keyOf } from '../../lib/query-client.ts';

const SHOWN = 5;
const HEAD = 'px-4 py-2.5 text-left text-caption font-medium text-soft sm:px-5';
const CELL = 'px-4 py-3 align-baseline sm:px-5';
const WIDE = 'max-sm:hidden';

/** The newest stories as a table. */
export function LatestStories() {
  const api = useApi();
  const input = { query: { limit: SHOWN } };
  const { data, error, isPending, refetch } = useQuery({
    queryKey: keyOf(listStories, input),
    queryFn: ({ signal }) => api.call(listStories, input, { signal }),
  });

  if (isPending) return <Loading />;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) {
    return (
      <Empty action={<ButtonLink href={browserRoutes.getStarted}>Three steps to a first story</ButtonLink>}>
        Seems like you did not create any story yet!
      </Empty>
    );
  }
  return (
    <div className="overflow-clip rounded-md border border-line bg-sheet">
      <table className="w-full border-collapse" aria-labelledby="latest-stories">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={`${HEAD} sm:w-1/2`}>
              Headline
            </th>
            <th scope="col" className={`${HEAD} ${WIDE}`}>
              Product
            </th>
            <th scope="col" className={`${HEAD} ${WIDE}`}>
              Created
            </th>
            <th scope="col" className={HEAD}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((story) => (
            <StoryRow key={story.id} story={story} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StoryRow({ story }: { readonly story: Story }) {
  return (
    <tr className="border-b border-line last:border-b-0">
      <td className={CELL}>
        <span className="font-medium">{story.headline}</span>
        <span className="line-clamp-2 text-caption text-soft sm:hidden">
          <LocalDate instant={story.createdAt} /> · {story.product.name}
        </span>
      </td>
      <td className={`${CELL} ${WIDE} text-soft`}>
        <span className="line-clamp-2">{story.product.name}</span>
      </td>
      <td className={`${CELL} ${WIDE} whitespace-nowrap text-soft`}>
        <LocalDate instant={story.createdAt} />
      </td>
      <td className={`${CELL} whitespace-nowrap`}>
        <Link
          href={pathTo('story', { storyId: story.id })}
          className="inline-flex min-h-11 items-center font-medium text-accent-ink underline-offset-2 hover:underline sm:min-h-6"
        >
          Go to Story
        </Link>
      </td>
    </tr>
  );
}
