import { useEffect, useRef } from 'react';
import { SmallButton } from '../../components/ui/small-button.tsx';

interface FixedNoteProps {
  /** What was put right; undefined when nothing is to be taken back. */
  readonly message: string | undefined;
  readonly busy?: boolean;
  readonly onUndo: () => void;
}

/** Stands there after a correction, with the way back; it takes the focus of the button that went away with its finding. */
export function FixedNote({ message, busy = false, onUndo }: FixedNoteProps) {
  const note = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (message !== undefined) note.current?.querySelector('button')?.focus();
  }, [message]);
  return (
    <output
      ref={note}
      className="flex flex-wrap items-center gap-x-4 rounded-md bg-good-wash px-3 py-2 text-caption empty:hidden"
    >
      {message !== undefined && (
        <>
          <span>Fixed: {message}</span>
          <SmallButton busy={busy} onClick={onUndo}>
            Undo
          </SmallButton>
        </>
      )}
    </output>
  );
}
