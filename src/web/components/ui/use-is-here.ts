import { type RefObject, useEffect, useRef } from 'react';

/** False once what calls it has left the screen: for what ends later than the screen does. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
