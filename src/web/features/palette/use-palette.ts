import { useCallback, useEffect, useState } from 'react';
import { singleKeysAreOn } from './single-keys.ts';

/** What lies above the screen: the palette, the list of shortcuts, or nothing. */
export type Overlay = 'palette' | 'shortcuts' | null;

interface PaletteState {
  readonly overlay: Overlay;
  readonly show: (overlay: Overlay) => void;
}

const TEXT = 'input, textarea, select, [contenteditable]';

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(TEXT) !== null;
}

/** Opens the palette with Ctrl+K, or Cmd+K on a Mac, and the list of shortcuts with a question mark. */
export function usePalette(uid: string): PaletteState {
  const [overlay, show] = useState<Overlay>(null);

  const onKey = useCallback(
    (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (altKey) return;
      const opens: Overlay =
        (ctrlKey || metaKey) && key.toLowerCase() === 'k'
          ? 'palette'
          : key === '?' && !ctrlKey && !metaKey && !isTyping(event) && singleKeysAreOn(uid)
            ? 'shortcuts'
            : null;
      if (opens === null) return;
      event.preventDefault();
      // A question that must be answered first stays in front.
      if (document.querySelector(':modal') && overlay === null) return;
      show(overlay === opens ? null : opens);
    },
    [overlay, uid],
  );

  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onKey]);

  return { overlay, show };
}
