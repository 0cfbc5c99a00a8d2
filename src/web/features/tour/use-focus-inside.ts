import { type RefObject, useEffect, useRef } from 'react';

const STOPS = 'button:not(:disabled)';

/**
 * Moves the focus to `card` when it appears, and has the Tab key stay within; Escape closes. A press beside the card may
 * still use what it speaks of: the next Tab leads back.
 */
export function useFocusInside(card: RefObject<HTMLElement | null>, close: () => void): void {
  const closing = useRef(close);
  useEffect(() => {
    closing.current = close;
  });

  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent): void => {
      // Another dialog above has the keys.
      if (document.querySelector(':modal')) return;
      if (event.key === 'Escape') closing.current();
      if (event.key === 'Tab' && card.current) {
        event.preventDefault();
        nextStop(card.current, event.shiftKey)?.focus();
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [card]);
}

function nextStop(card: HTMLElement, backwards: boolean): HTMLElement | undefined {
  const stops = [...card.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (at === -1) return backwards ? stops.at(-1) : stops[0];
  return stops.at((at + (backwards ? -1 : 1)) % stops.length);
}
