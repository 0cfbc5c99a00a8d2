import { useEffect } from 'react';
import { useArrival } from './arrival.tsx';

/** Names the browser's tab while the screen is shown; the focus goes to a screen that is new. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Storygenie`;
  }, [title]);
  useArrival(title);
}
