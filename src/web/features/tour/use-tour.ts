import { type RefObject, useCallback, useRef, useState } from 'react';
import { localStore, keyOfKept } from '../../lib/kept-of-person.ts';

/** The guided tour of the screen for a new story, for the screen itself. */
export interface TourState {
  readonly isOpen: boolean;
  /** Nobody has answered the offer in this browser yet. */
  readonly isNew: boolean;
  /** The button that opens it, and that gets the focus when it is over. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly open: () => void;
  readonly close: () => void;
  readonly decline: () => void;
}

export function useTour(uid: string): TourState {
  const key = keyOfKept('tour', uid);
  const [isOpen, setIsOpen] = useState(false);
  const [isNew, setIsNew] = useState(() => (localStore()?.getItem(key) ?? null) === null);
  const button = useRef<HTMLButtonElement>(null);

  const answer = useCallback(() => {
    setIsNew(false);
    try {
      localStore()?.setItem(key, 'answered');
    } catch {
      // Full storage: it is offered once more another day.
    }
  }, [key]);

  const open = useCallback(() => {
    answer();
    setIsOpen(true);
  }, [answer]);

  const decline = useCallback(() => {
    answer();
    button.current?.focus({ preventScroll: true });
  }, [answer]);

  const close = useCallback(() => {
    setIsOpen(false);
    button.current?.focus({ preventScroll: true });
  }, []);

  return { isOpen, isNew, button, open, close, decline };
}
