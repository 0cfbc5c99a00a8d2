import { createContext, use } from 'react';
import type { Tracker } from './track.ts';

const TrackContext = createContext<Tracker | null>(null);

export const TrackProvider = TrackContext.Provider;

/** The counting of what people do, as the composition made it. */
export function useTracker(): Tracker {
  const tracker = use(TrackContext);
  if (tracker === null) throw new Error('useTracker needs a TrackProvider above it.');
  return tracker;
}
