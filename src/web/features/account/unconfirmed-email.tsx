import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { onFirstPress } from '../../components/ui/first-press.ts';
import { MailNote } from '../../components/ui/mail-note.tsx';
import { useConfig } from '../../lib/config-context.tsx';
import { messageOf } from '../../lib/problem-error.ts';

/** Says that an address is not confirmed, and has the mail for it sent again. */
export function UnconfirmedEmail({ send }: { readonly send: () => Promise<void> }) {
  const { mail } = useConfig();
  const sending = useMutation({ mutationFn: send });
  const { isSuccess } = sending;
  const outcome = useRef<HTMLParagraphElement>(null);
  // What was pressed is gone: whoever listens or types goes on here.
  useEffect(() => {
    if (isSuccess) outcome.current?.focus();
  }, [isSuccess]);
  return (
    <div className="text-caption">
      <p className="text-warn">Not confirmed yet.{mail && ' We sent you an email with a link when you signed up.'}</p>
      <MailNote className="mt-1" />
      <div aria-live="polite">
        {isSuccess && (
          <p ref={outcome} tabIndex={-1} className="mt-1 text-soft outline-none">
            {mail ? "We've sent it again. Please look into your inbox." : 'Another one is there now.'}
          </p>
        )}
        {sending.isError && <p className="mt-1 text-bad">{messageOf(sending.error)}</p>}
      </div>
      {!isSuccess && (
        <Button className="mt-2" busy={sending.isPending} onClick={onFirstPress(() => sending.mutate())}>
          Send the mail again
        </Button>
      )}
    </div>
  );
}
