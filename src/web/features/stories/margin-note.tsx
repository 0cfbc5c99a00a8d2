import { type ReactNode, useId } from 'react';

/** Something about a story, in the margin beside it. */
export function MarginNote({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex max-w-[66ch] flex-col gap-1">
      <h2 id={id} className="text-caption font-medium text-soft">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Several lines of one kind; nothing where there are none. */
export function MarginList({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <MarginNote title={title}>
      <ul className="flex flex-col gap-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </MarginNote>
  );
}
