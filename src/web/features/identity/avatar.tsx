import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import type { User } from './identity-client.ts';
import { initialsOf } from './initials.ts';

/** The person's photo; their initials when there is none or it cannot be shown; a figure when there are none either. */
export function Avatar({ user }: { readonly user: Pick<User, 'displayName' | 'email' | 'photoURL'> | null }) {
  const [broken, setBroken] = useState<string>();
  const initials = initialsOf(user?.displayName ?? null, user?.email ?? null);
  if (user?.photoURL && user.photoURL !== broken) {
    return (
      <img
        src={user.photoURL}
        alt=""
        referrerPolicy="no-referrer"
        onError={() => setBroken(user.photoURL ?? undefined)}
        className="size-8 shrink-0 rounded-full bg-wash object-cover"
      />
    );
  }
  if (initials === '') {
    return <CircleUserRound aria-hidden="true" strokeWidth={1.5} className="size-8 shrink-0 text-soft" />;
  }
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-wash text-caption font-semibold text-accent-ink"
    >
      {initials}
    </span>
  );
}
