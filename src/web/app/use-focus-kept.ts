import { useEffect } from 'react';

/**
 * What is busy is disabled, and the browser takes the focus from what is disabled, be it the button or a field whose form is
 * sent. Once it can be pressed again whoever was there is there again, unless something else has the focus by then.
 */
export function useFocusKept(): void {
  useEffect(() => {
    const left = new WeakMap<Node, HTMLElement>();
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof HTMLButtonElement)) continue;
        const { activeElement: focused } = document;
        if (target.ariaBusy === 'true') {
          // In this moment the browser has not yet looked whether it can keep the focus.
          if (focused instanceof HTMLElement && focused !== document.body) left.set(target, focused);
        } else {
          if (focused === document.body) left.get(target)?.focus();
          left.delete(target);
        }
      }
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] });
    return () => observer.disconnect();
  }, []);
}
