import { type ComponentType, lazy, useState } from 'react';

/** The code of something that may be shown soon. */
export interface Ahead {
  readonly fetch: () => Promise<unknown>;
  /** Fetches it for when it will be wanted, unless that would fail: browsers remember what could not be fetched. */
  readonly ahead: () => void;
}

interface FetchedAhead<Props extends object> extends Ahead {
  readonly Component: ComponentType<Props>;
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
    ahead() {
      if (navigator.onLine) fetch().catch(() => undefined);
    },
    Component: function Fetched(props) {
      // The same for as long as it stands there.
      const [Shown] = useState(() => fetched ?? Waiting);
      return <Shown {...props} />;
    },
  };
}
