import type { MouseEvent } from 'react';

/**
 * For a button whose press puts another in its place, or that other: the second half of a double click was meant for what
 * stood there before, and does nothing.
 */
export function onFirstPress(act: (event: MouseEvent<HTMLElement>) => void): (event: MouseEvent<HTMLElement>) => void {
  return (event) => {
    if (event.detail < 2) act(event);
  };
}
