import { type RefObject, useEffect, useRef } from 'react';

/** The button that led to something gets the focus back when that has ended. */
export function useFocusAfter(isOn: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOn = useRef(isOn);
  useEffect(() => {
    if (wasOn.current && !isOn) button.current?.focus();
    wasOn.current = isOn;
  }, [isOn]);
  return button;
}
