import { PageHeader } from '../../components/ui/page.tsx';
import { LatestStories } from '../../features/dashboard/latest-stories.tsx';
import { StartTiles } from '../../features/dashboard/start-tiles.tsx';

export function DashboardRoute() {
  return (
    <>
      <PageHeader title="Dashboard" />
      <StartTiles />
      <h2 id="latest-stories" className="mt-10 mb-3 font-semibold">
        Latest stories
      </h2>
      <LatestStories />
    </>
  );
}
