import {
  type ComponentProps,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { Button } from './button.tsx';

type EarlyButtonProps = ComponentProps<typeof Button> & { readonly onClick: () => void };

/**
 * A button of a page that stands there before its script does. A press that nobody hears yet is kept by the browser
 * itself, as a popover that it opens and that shows nothing; it is taken up as soon as the script is there.
 */
export function EarlyButton({ onClick, className = '', ...button }: EarlyButtonProps) {
  const id = useId();
  const mark = useRef<HTMLSpanElement>(null);
  const isEarly = useSyncExternalStore(subscribeToNothing, isLate, isBeforeScript);
  const takeUp = useEffectEvent(onClick);
  useEffect(() => {
    if (mark.current?.matches(':popover-open')) takeUp();
  }, []);
  const press = (event: MouseEvent): void => {
    // The script is there, if only just: nothing has to be kept.
    event.preventDefault();
    onClick();
  };
  if (!isEarly) return <Button onClick={onClick} className={className} {...button} />;
  return (
    <>
      <Button
        onClick={press}
        className={`${className} [&:has(+:popover-open)]:cursor-progress [&:has(+:popover-open)]:opacity-60`}
        popoverTarget={id}
        popoverTargetAction="show"
        {...button}
      />
      <span ref={mark} id={id} popover="auto" className="hidden" />
    </>
  );
}

const subscribeToNothing = () => () => undefined;
const isLate = () => false;
const isBeforeScript = () => true;
