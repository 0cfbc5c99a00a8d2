import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** A new screen begins at its top; going back leaves the place to the browser, which remembers it. */
export function useScrollToTop(): void {
  const [path] = useLocation();
  const shown = useRef(path);
  const wentBack = useRef(false);

  useEffect(() => {
    const remember = (): void => {
      wentBack.current = true;
    };
    addEventListener('popstate', remember);
    return () => removeEventListener('popstate', remember);
  }, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (!wentBack.current) scrollTo(0, 0);
    wentBack.current = false;
  }, [path]);
}
