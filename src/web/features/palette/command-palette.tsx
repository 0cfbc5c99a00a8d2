import { Search } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/browser-routes.ts';
import { SEARCH_MAX } from '#contract/story.ts';
import { ModalSurface } from '../../components/ui/dialog.tsx';
import { useAllProducts } from '../../lib/all-products.ts';
import { useConfig } from '../../lib/config-context.tsx';
import { messageOf } from '../../lib/problem-error.ts';
import { chooseLook, currentLook } from '../../lib/theme.ts';
import {
  type Command,
  type CommandGroup,
  type Deed,
  commandGroups,
  deedGroups,
  matching,
  productGroup,
} from './commands.ts';
import { Keys } from './key-names.tsx';
import { useFoundStories } from './use-found-stories.ts';

interface CommandPaletteProps {
  readonly isAnonymous: boolean;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
  readonly onLogOut: () => void;
}

const HELP = [{ title: 'Help', commands: [{ name: 'Keyboard shortcuts', also: '?' }] }];
/** More would push out of sight what else was found. */
const PRODUCTS_SHOWN = 8;

const ITEM =
  'palette-item flex min-h-11 w-full items-center justify-between gap-4 rounded-sm px-3 py-1.5 text-left hover:bg-wash focus-visible:bg-wash focus-visible:outline-offset-[-2px] sm:min-h-9';

/** A field, and below it what its words find: places to go, things to begin, stories. Enter takes the first. */
export function CommandPalette({ isAnonymous, onClose, onShortcuts, onLogOut }: CommandPaletteProps) {
  const { jira } = useConfig();
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const surface = useRef<HTMLDivElement>(null);
  const { stories, isLate } = useFoundStories(words);
  const products = useProductGroup(words);
  const groups = [...matching(commandGroups({ isAnonymous, jira }), words), ...products.groups];
  const deeds = matching(deedGroups(currentLook(), { choose: chooseLook, logOut: onLogOut }), words);
  const help = matching(HELP, words);
  const found = stories.data?.length ?? 0;
  const isFound = groups.length > 0 || deeds.length > 0 || help.length > 0 || found > 0;
  const nothing = !isFound && !isLate && !products.isLate && !stories.isError;

  return (
    <ModalSurface
      label="Search and commands"
      onClose={onClose}
      className="mx-auto mt-[min(12vh,6rem)] w-[min(36rem,calc(100vw-1rem))] overflow-hidden rounded-lg border border-line bg-sheet shadow-float"
    >
      <div
        ref={surface}
        onKeyDown={(event) => walk(event, surface.current)}
        role="presentation"
        className="has-[input:focus]:[&_section:first-child_li:first-child>.palette-item]:bg-wash"
      >
        <SearchField typed={typed} onType={setTyped} />
        <div className="max-h-[min(60vh,28rem)] overflow-y-auto p-2" aria-busy={isLate || products.isLate}>
          {groups.map(({ title, commands }) => (
            <Group key={title} title={title}>
              {commands.map((command) => (
                <Item key={command.href} {...command} onTake={onClose} />
              ))}
            </Group>
          ))}
          {words !== '' && <Deeds groups={deeds} onTake={onClose} />}
          {found > 0 && (
            <Group title={words ? 'Stories' : 'Latest stories'} data-stories>
              {stories.data?.map(({ id, headline, product }) => (
                <Item
                  key={id}
                  name={headline}
                  note={product.name}
                  href={pathTo('story', { storyId: id })}
                  onTake={onClose}
                />
              ))}
            </Group>
          )}
          {words === '' && <Deeds groups={deeds} onTake={onClose} />}
          {help.length > 0 && <Help onShortcuts={onShortcuts} />}
          {stories.isError && <p className="px-3 py-2 text-soft">{messageOf(stories.error)}</p>}
          <output className="block px-3 text-soft">
            {nothing && <span className="block py-4">Nothing matches. Try other words.</span>}
          </output>
        </div>
      </div>
    </ModalSurface>
  );
}

/** The products with these words; none before anything is typed. */
function useProductGroup(words: string) {
  const { data = [], isLoading } = useAllProducts();
  const found = words === '' ? [] : matching([productGroup(data)], words);
  return {
    groups: found.map(({ title, commands }) => ({ title, commands: commands.slice(0, PRODUCTS_SHOWN) })),
    isLate: isLoading,
  };
}

/** Arrow keys move through the field and the items, Enter in the field takes the first item, a letter leads back to the field. */
function walk(event: KeyboardEvent, surface: HTMLElement | null): void {
  const field = surface?.querySelector('input');
  const items = [...(surface?.querySelectorAll<HTMLElement>('.palette-item') ?? [])];
  if (!field) return;
  const stops = [field, ...items];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    stops.at((at + step) % stops.length)?.focus();
  } else if (event.key === 'Enter' && at === 0) {
    event.preventDefault();
    const first = items[0];
    // Stories that earlier words have found are not what is meant.
    if (!first?.closest('[aria-busy=true] [data-stories]')) first?.click();
  } else if (event.key.length === 1 && event.key !== ' ' && at > 0 && !event.ctrlKey && !event.metaKey) {
    // The letter then goes into the field.
    field.focus();
  }
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

function Group({
  title,
  children,
  ...section
}: ComponentProps<'section'> & { readonly title: string; readonly 'data-stories'?: true }) {
  const id = useId();
  return (
    <section className="mb-1" {...section}>
      <h2 id={id} className="px-3 pt-2 pb-1 text-caption font-medium text-soft">
        {title}
      </h2>
      <ul aria-labelledby={id}>{children}</ul>
    </section>
  );
}

function Help({ onShortcuts }: { readonly onShortcuts: () => void }) {
  return (
    <Group title="Help">
      <li>
        <button type="button" className={ITEM} onClick={onShortcuts}>
          Keyboard shortcuts
          <Keys names={['?']} />
        </button>
      </li>
    </Group>
  );
}

interface DeedsProps {
  readonly groups: readonly CommandGroup<Deed>[];
  readonly onTake: () => void;
}

/** What can be done in the place; before stories when it was looked for, else after them. */
function Deeds({ groups, onTake }: DeedsProps) {
  return groups.map(({ title, commands }) => (
    <Group key={title} title={title}>
      {commands.map(({ name, note, run }) => (
        <li key={name}>
          <button
            type="button"
            className={ITEM}
            onClick={() => {
              onTake();
              run();
            }}
          >
            {name}
            {note && <span className="text-caption text-soft">{note}</span>}
          </button>
        </li>
      ))}
    </Group>
  ));
}

interface ItemProps extends Command {
  readonly note?: string;
  readonly onTake: () => void;
}

function Item({ name, note, href, onTake }: ItemProps) {
  return (
    <li>
      <Link href={href} onClick={onTake} className={ITEM}>
        <span className="min-w-0 truncate">{name}</span>
        {note && <span className="max-w-2/5 shrink-0 truncate text-caption text-soft">{note}</span>}
      </Link>
    </li>
  );
}
