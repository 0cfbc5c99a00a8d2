import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** For a question with much to look at: on a phone it takes the whole screen. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const NARROW = 'w-[min(28rem,calc(100vw-2rem))] rounded-lg border';
const WIDE =
  'w-[min(58rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] scroll-pb-20 sm:rounded-lg sm:border max-sm:h-dvh max-sm:max-h-none max-sm:w-dvw max-sm:max-w-none';

/**
 * A question that must be answered first. The browser's own dialog keeps the focus inside, gives it
 * back, and closes on Escape; a press outside closes it too. It is open for as long as it is rendered.
 */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const id = useId();
  return (
    <ModalSurface
      onClose={onClose}
      labelledBy={id}
      className={`m-auto border-line bg-sheet shadow-float ${wide ? WIDE : NARROW}`}
    >
      <div className={`flex flex-col gap-4 ${wide ? 'min-h-full p-4 sm:p-6' : 'p-6'}`}>
        <h2 id={id} className="text-prose font-semibold">
          {title}
        </h2>
        {children}
      </div>
    </ModalSurface>
  );
}

interface ModalSurfaceProps {
  readonly onClose: () => void;
  readonly labelledBy?: string;
  readonly label?: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A bare modal layer, for dialogs and for the menu that slides in. */
export function ModalSurface({ onClose, labelledBy, label, className, children }: ModalSurfaceProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  // While the element still stands in the page: closing it afterwards would not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const cancel = (event: SyntheticEvent): void => {
    // What is shown follows the state above, not the element's own.
    event.preventDefault();
    onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a press on the backdrop; the key for it is Escape, which the browser turns into `cancel`
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={cancel}
      // A press that began inside, as when text is selected, and ends outside is no press outside.
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedOutside.current && event.target === event.currentTarget) onClose();
      }}
      className={className}
    >
      {children}
    </dialog>
  );
}

interface DialogActionsProps {
  /** What has come of the last press, above the buttons. */
  readonly outcome: ReactNode;
  readonly children: ReactNode;
}

/** The buttons at the end of a wide dialog. They stay in reach where the window is lower than what is asked. */
export function DialogActions({ outcome, children }: DialogActionsProps) {
  return (
    <div className="sticky bottom-0 -mx-4 mt-auto -mb-4 flex flex-wrap justify-end gap-2 border-t border-line bg-sheet p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:-mb-6 sm:px-6">
      <div className="basis-full has-[[role=alert]:empty]:hidden">{outcome}</div>
      {children}
    </div>
  );
}
