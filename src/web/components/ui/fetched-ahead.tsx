import { type ComponentType, lazy, useState } from 'react';

interface FetchedAhead<Props extends object> {
  readonly Component: ComponentType<Props>;
  /** Fetches its code before it is shown. */
  readonly fetch: () => Promise<unknown>;
}

/**
 * A component whose code comes when it is first shown, or ahead of that. One that was fetched ahead is there at once;
 * React would put in its place for a moment what stands there while it waits.
 */
export function fetchedAhead<Props extends object>(load: () => Promise<ComponentType<Props>>): FetchedAhead<Props> {
  let fetched: ComponentType<Props> | undefined;
  const fetch = async () => ({ default: (fetched = await load()) });
  const Waiting: ComponentType<Props> = lazy(fetch);
  return {
    fetch,
    Component: function Fetched(props) {
      // The same for as long as it stands there.
      const [Shown] = useState(() => fetched ?? Waiting);
      return <Shown {...props} />;
    },
  };
}
