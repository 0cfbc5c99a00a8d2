import { type ReactNode, createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

type Arrive = (path: string, title: string) => void;

const ArrivalContext = createContext<Arrive>(() => undefined);

/**
 * Leads the focus along when the screen changes: to the new screen's heading or its tab, which screen readers then say. A field that
 * takes the focus by itself keeps it, and the screen's title is said beside it. The browser does all that for the first
 * screen, and nothing for those after it.
 */
export function ArrivalProvider({ children }: { readonly children: ReactNode }) {
  const shown = useRef<string>(undefined);
  const [said, say] = useState('');

  const arrive = useCallback<Arrive>((path, title) => {
    const isFirst = shown.current === undefined;
    const isSame = shown.current === path;
    shown.current = path;
    if (!isFirst && !isSame) say(leadFocus() ? '' : title);
  }, []);

  return (
    <ArrivalContext value={arrive}>
      {children}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </ArrivalContext>
  );
}

/** Tells that the screen with this title now stands there. */
export function useArrival(title: string): void {
  const arrive = use(ArrivalContext);
  const [path] = useLocation();
  useEffect(() => arrive(path, title), [arrive, path, title]);
}

/** False when something on the new screen has the focus already, or a menu that was opened while the screen came. */
export function leadFocus(): boolean {
  const screen = document.querySelector('main');
  const focused = document.activeElement;
  // A menu that loses the focus closes under the hand of whoever is about to choose.
  if (screen?.contains(focused) || focused?.closest('[role=menu]')) return false;
  // Of screens behind tabs, the tab says more than the heading that they share.
  const sign = screen?.querySelector<HTMLElement>('nav [aria-current=page]') ?? screen?.querySelector('h1');
  if (!sign) return false;
  if (sign.tagName === 'H1') sign.tabIndex = -1;
  sign.focus({ preventScroll: true });
  return true;
}
