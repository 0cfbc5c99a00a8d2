import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  /** One or two sentences under the title. */
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

/** One matter of the settings: what it is at the left, what can be done at the right. */
export function Section({ title, about, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line py-8 first:border-t-0 first:pt-2 md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {about && <p className="mt-1 max-w-[48ch] text-caption text-pretty text-soft">{about}</p>}
      </div>
      <div className="flex min-w-0 flex-col items-start gap-4">{children}</div>
    </section>
  );
}
