/** How the key for shortcuts is called on this machine. */
export const COMMAND_KEY = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** Keys as they are pressed together. */
export function Keys({ names }: { readonly names: readonly string[] }) {
  return (
    <span className="inline-flex gap-1">
      {names.map((name) => (
        <kbd
          key={name}
          className="inline-grid h-6 min-w-6 place-items-center rounded-sm border border-line bg-paper px-1.5 font-sans text-caption text-soft"
        >
          {name}
        </kbd>
      ))}
    </span>
  );
}
