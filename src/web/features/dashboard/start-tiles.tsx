import { NotebookPen, Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { browserRoutes } from '#contract/browser-routes.ts';

interface TileProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

function Tile({ href, icon, title, children }: TileProps) {
  return (
    <div className="relative flex gap-4 p-5 transition-colors hover:bg-wash/50 sm:p-6 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent-ink">
      {icon}
      <div>
        <Link href={href} className="font-semibold before:absolute before:inset-0 before:rounded-md">
          {title}
        </Link>
        <p className="text-soft">{children}</p>
      </div>
    </div>
  );
}

/** The two things that everything begins with. */
export function StartTiles() {
  return (
    <div className="grid divide-line overflow-clip rounded-md border border-line bg-sheet max-sm:divide-y sm:grid-cols-2 sm:divide-x">
      <Tile href={browserRoutes.productCreate} icon={<Package aria-hidden="true" />} title="Create a Product">
        Say what you build and for whom. The more it tells, the better your stories.
      </Tile>
      <Tile href={browserRoutes.storyCreate} icon={<NotebookPen aria-hidden="true" />} title="Create a Story">
        Type a short idea and get a user story with its acceptance criteria.
      </Tile>
    </div>
  );
}
