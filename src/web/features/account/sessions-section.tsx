import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Failure, Loading } from '../../components/ui/faces.tsx';
import { useToast } from '../../components/ui/toast.tsx';
import { messageOf } from '../../lib/problem-error.ts';
import type { AccountSecurity, OpenSession } from './account-services.ts';
import { deviceOf, isHandheld } from './device.ts';
import { lastUsed } from './last-used.ts';
import { Section } from '../../components/ui/section.tsx';

const SESSIONS = ['/auth/list-sessions'] as const;

/** Where the person is logged in, with the way to end it. */
export function SessionsSection({ security }: { readonly security: AccountSecurity }) {
  const sessions = useQuery({ queryKey: SESSIONS, queryFn: ({ signal }) => security.sessions(signal) });
  const queries = useQueryClient();
  const toast = useToast();
  const ending = useMutation({
    mutationFn: (id: string | undefined) => (id === undefined ? security.endOtherSessions() : security.endSession(id)),
    // Until they are gone from the list, too, the button stays busy.
    onSuccess: () => queries.invalidateQueries({ queryKey: SESSIONS }),
    onError: (error) => toast(messageOf(error)),
  });
  const list = useRef<HTMLUListElement>(null);
  const { isSuccess } = ending;
  useEffect(() => {
    // The button went with its browser.
    if (isSuccess && document.activeElement === document.body) list.current?.focus();
  }, [isSuccess]);

  const about =
    'Every browser in which you are logged in. If you do not know one of them, log it out and change your password.';
  const { data } = sessions;
  if (data === undefined) {
    return (
      <Section title="Where you are logged in" about={about}>
        {sessions.error ? <Failure error={sessions.error} onRetry={() => void sessions.refetch()} /> : <Loading />}
      </Section>
    );
  }
  return (
    <Section title="Where you are logged in" about={about}>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Browsers"
        className="w-full divide-y divide-line rounded-md border border-line bg-sheet outline-none"
      >
        {data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending.isPending && ending.variables === session.id}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </ul>
      {data.some(({ isThis }) => !isThis) && (
        <Button busy={ending.isPending && ending.variables === undefined} onClick={() => ending.mutate(undefined)}>
          Log out everywhere else
        </Button>
      )}
    </Section>
  );
}

interface SessionRowProps {
  readonly session: OpenSession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { userAgent, lastUsedAt, isThis } = session;
  const Icon = isHandheld(userAgent) ? Smartphone : Monitor;
  const device = deviceOf(userAgent);
  return (
    <li className="flex min-h-16 items-center gap-4 px-5 py-2">
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0 text-soft" />
      <div className="min-w-0 grow">
        <p className="truncate">{device}</p>
        <p className="text-caption text-soft">
          {isThis ? <span className="font-medium text-good">This browser</span> : lastUsed(lastUsedAt)}
        </p>
      </div>
      {!isThis && (
        <Button kind="quiet" className="-mr-3" busy={busy} onClick={onEnd} aria-label={`Log out ${device}`}>
          Log out
        </Button>
      )}
    </li>
  );
}
