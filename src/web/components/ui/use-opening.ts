import { useState, useTransition } from 'react';

/** Opens something whose code may have to be fetched first; `isOpening` until it is there. */
export function useOpening() {
  const [isOpen, setOpen] = useState(false);
  const [isOpening, start] = useTransition();
  return { isOpen, isOpening, open: () => start(() => setOpen(true)), close: () => setOpen(false) };
}
