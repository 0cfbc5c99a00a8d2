import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/ui/button.tsx';
import { MailNote } from '../../components/ui/mail-note.tsx';
import { useConfig } from '../../lib/config-context.tsx';
import { messageOf } from '../../lib/problem-error.ts';

/** Says that an address is not confirmed, and has the mail for it sent again. */
export function UnconfirmedEmail({ send }: { readonly send: () => Promise<void> }) {
  const { mail } = useConfig();
  const sending = useMutation({ mutationFn: send });
  return (
    <div className="text-caption">
      <p className="text-warn">Not confirmed yet.{mail && ' We sent you an email with a link when you signed up.'}</p>
      <MailNote className="mt-1" />
      <div aria-live="polite">
        {sending.isSuccess && (
          <p className="mt-1 text-soft">
            {mail ? "We've sent it again. Please look into your inbox." : 'Another one is there now.'}
          </p>
        )}
        {sending.isError && <p className="mt-1 text-bad">{messageOf(sending.error)}</p>}
      </div>
      {!sending.isSuccess && (
        <Button className="mt-2" busy={sending.isPending} onClick={() => sending.mutate()}>
          Send the mail again
        </Button>
      )}
    </div>
  );
}
