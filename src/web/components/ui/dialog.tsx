import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A question that must be answered first. The browser's own dialog keeps the focus inside, gives it
 * back, and closes on Escape; a press outside closes it too. It is open for as long as it is rendered.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId();
  return (
    <ModalSurface
      onClose={onClose}
      labelledBy={id}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-lg border border-line bg-sheet shadow-float"
    >
      <div className="flex flex-col gap-4 p-6">
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
