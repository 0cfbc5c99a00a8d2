import { type ComponentProps, useEffect, useEffectEvent, useId } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/browser-routes.ts';
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
  /** What was typed, without blanks around it. */
  readonly words: string;
  readonly isAnonymous: boolean;
  readonly onClose: () => void;
  /** What can be found without the server stands there, or what the server has found. */
  readonly onFound: () => void;
  readonly onShortcuts: () => void;
  readonly onLogOut: () => void;
}

const HELP = [{ title: 'Help', commands: [{ name: 'Keyboard shortcuts', also: '?' }] }];
/** More would push out of sight what else was found. */
const PRODUCTS_SHOWN = 8;

const ITEM =
  'palette-item flex min-h-11 w-full items-center justify-between gap-4 rounded-sm px-3 py-1.5 text-left hover:bg-wash focus-visible:bg-wash focus-visible:outline-offset-[-2px] sm:min-h-9';

/** What the words of the palette find: places to go, things to begin or to do, stories. */
export function CommandPalette(props: CommandPaletteProps) {
  const { words, isAnonymous, onClose, onShortcuts, onLogOut } = props;
  const { jira } = useConfig();
  const { stories, isLate } = useFoundStories(words);
  const products = useProductGroup(words);
  const tellFound = useEffectEvent(props.onFound);
  const isBusy = isLate || products.isLate;
  useEffect(() => {
    tellFound();
  });
  const groups = [...matching(commandGroups({ isAnonymous, jira }), words), ...products.groups];
  const deeds = matching(deedGroups(currentLook(), { choose: chooseLook, logOut: onLogOut }), words);
  const help = matching(HELP, words);
  const found = stories.data?.length ?? 0;
  const isFound = groups.length > 0 || deeds.length > 0 || help.length > 0 || found > 0;
  const failure = stories.error ?? products.error;
  const nothing = !isFound && !isBusy && failure === null;

  return (
    <div className="max-h-[min(60vh,28rem)] overflow-y-auto p-2" aria-busy={isBusy}>
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
      {failure && <p className="px-3 py-2 text-soft">{messageOf(failure)}</p>}
      <output className="block px-3 text-soft">
        {nothing && <span className="block py-4">Nothing matches. Try other words.</span>}
      </output>
    </div>
  );
}

/** The products with these words; none before anything is typed. */
function useProductGroup(words: string) {
  const { data = [], isLoading, error } = useAllProducts();
  const found = words === '' ? [] : matching([productGroup(data)], words);
  return {
    groups: found.map(({ title, commands }) => ({ title, commands: commands.slice(0, PRODUCTS_SHOWN) })),
    isLate: isLoading,
    error,
  };
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
