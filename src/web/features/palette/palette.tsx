import { Search } from 'lucide-react';
import { type KeyboardEvent, Suspense, lazy, useRef, useState } from 'react';
import { SEARCH_MAX } from '#contract/story.ts';
import { ModalSurface } from '../../components/ui/dialog.tsx';
import { ErrorBoundary } from '../../components/ui/error-boundary.tsx';
import { LateDialog } from '../../components/ui/late-dialog.tsx';
import { PortalCrash } from '../../components/ui/portal-crash.tsx';
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
export function PaletteLayer({ uid, overlay, show, ...palette }: PaletteLayerProps) {
  return (
    <>
      {overlay === 'palette' && (
        <Palette {...palette} onClose={() => show(null)} onShortcuts={() => show('shortcuts')} />
      )}
      <LateDialog onClose={() => show(null)}>
        {overlay === 'shortcuts' && <ShortcutsDialog uid={uid} onClose={() => show(null)} />}
      </LateDialog>
    </>
  );
}

interface PaletteProps extends Pick<PaletteLayerProps, 'isAnonymous' | 'onLogOut'> {
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

/** A field, there at once for whoever types on, and below it what its words find. Enter takes the first. */
function Palette(props: PaletteProps) {
  const [typed, setTyped] = useState('');
  const surface = useRef<HTMLDivElement>(null);
  // Enter that was pressed before there was anything to take; another key after it takes it back.
  const isWaiting = useRef(false);
  return (
    <ModalSurface
      label="Search and commands"
      onClose={props.onClose}
      className="mx-auto mt-[min(12vh,6rem)] w-[min(36rem,calc(100vw-1rem))] overflow-hidden rounded-lg border border-line bg-sheet shadow-float"
    >
      <div
        ref={surface}
        onKeyDown={(event) => {
          isWaiting.current = walk(event, surface.current) === 'nothing there yet';
        }}
        role="presentation"
        className="has-[input:focus]:[&_section:first-child_li:first-child>.palette-item]:bg-wash"
      >
        <SearchField typed={typed} onType={setTyped} />
        <ErrorBoundary renderCrash={(crashed) => <PortalCrash {...crashed} />}>
          <Suspense fallback={<output className="block px-5 py-6 text-soft">Loading...</output>}>
            <CommandPalette
              {...props}
              words={typed.trim()}
              onFound={() => {
                if (isWaiting.current) isWaiting.current = !takeFirst(surface.current);
              }}
            />
          </Suspense>
        </ErrorBoundary>
      </div>
    </ModalSurface>
  );
}

/** Arrow keys move through the field and the items, Enter in the field takes the first item, a letter leads back to the field. */
function walk(event: KeyboardEvent, surface: HTMLElement | null): 'nothing there yet' | undefined {
  const field = surface?.querySelector('input');
  const items = [...(surface?.querySelectorAll<HTMLElement>('.palette-item') ?? [])];
  if (!field) return undefined;
  const stops = [field, ...items];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    stops.at((at + step) % stops.length)?.focus();
  } else if (event.key === 'Enter' && at === 0) {
    event.preventDefault();
    return takeFirst(surface) ? undefined : 'nothing there yet';
  } else if (event.key.length === 1 && event.key !== ' ' && at > 0 && !event.ctrlKey && !event.metaKey) {
    // The letter then goes into the field.
    field.focus();
  }
  return undefined;
}

/** False where there is nothing to take. */
function takeFirst(surface: HTMLElement | null): boolean {
  const first = surface?.querySelector<HTMLElement>('.palette-item');
  // Stories that earlier words have found are not what is meant.
  if (!first || first.closest('[aria-busy=true] [data-stories]')) return false;
  first.click();
  return true;
}

function SearchField({ typed, onType }: { readonly typed: string; readonly onType: (typed: string) => void }) {
  return (
    <div className="relative border-b border-line">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-5 size-4.5 -translate-y-1/2 text-faint"
      />
      <input
        // Not of the type for searches: there Escape would first empty the field.
        type="text"
        inputMode="search"
        enterKeyHint="go"
        aria-label="Go to, create, or search stories"
        placeholder="Go to, create, or search stories"
        autoComplete="off"
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        className="h-14 w-full bg-transparent pr-4 pl-13 text-[1rem] outline-none"
      />
    </div>
  );
}
