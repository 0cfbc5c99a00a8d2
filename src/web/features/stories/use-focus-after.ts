import { type RefObject, useEffect, useRef } from 'react';

/** The button that led to something gets the focus back when that has ended, unless something else has it by then. */
export function useFocusAfter(isOn: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOn = useRef(isOn);
  useEffect(() => {
    if (wasOn.current && !isOn && document.activeElement === document.body) button.current?.focus();
    wasOn.current = isOn;
  }, [isOn]);
  return button;
}
