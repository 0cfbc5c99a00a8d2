import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

interface AnnouncementProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children?: ReactNode;
}

/** Takes the place of a form that has done its work, and takes the focus, which went with the form. */
export function Announcement({ icon: Icon, title, children }: AnnouncementProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex gap-3 rounded-md border border-line bg-sheet p-4">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 ref={heading} tabIndex={-1} className="font-medium outline-none">
          {title}
        </h2>
        {children && <p className="text-soft">{children}</p>}
      </div>
    </div>
  );
}
