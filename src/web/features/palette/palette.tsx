import { Search } from 'lucide-react';
import { Suspense, lazy } from 'react';
import type { Overlay } from './use-palette.ts';

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }));

/** The way into the palette for whoever has no keyboard. */
export function PaletteButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-label="Search and commands"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="grid size-11 place-items-center rounded-md text-soft transition-colors hover:bg-wash hover:text-ink lg:-mr-1.5 lg:size-9"
    >
      <Search aria-hidden="true" className="size-4.5" />
    </button>
  );
}

interface PaletteLayerProps {
  readonly uid: string;
  readonly isAnonymous: boolean;
  readonly overlay: Overlay;
  readonly show: (overlay: Overlay) => void;
  readonly onLogOut: () => void;
}

/** What the palette's keys and its button have opened. */
export function PaletteLayer({ uid, isAnonymous, overlay, show, onLogOut }: PaletteLayerProps) {
  return (
    <Suspense fallback={null}>
      {overlay === 'palette' && (
        <CommandPalette
          isAnonymous={isAnonymous}
          onClose={() => show(null)}
          onShortcuts={() => show('shortcuts')}
          onLogOut={onLogOut}
        />
      )}
      {overlay === 'shortcuts' && <ShortcutsDialog uid={uid} onClose={() => show(null)} />}
    </Suspense>
  );
}
