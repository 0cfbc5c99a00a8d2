import { useConfig } from '../../lib/config-context.tsx';

/** Says where a mail is that did not leave the server; nothing where mails are sent. */
export function MailNote({ className = '' }: { readonly className?: string }) {
  if (useConfig().mail) return null;
  return (
    <p className={`text-caption text-warn ${className}`}>
      No mail server is set up here, so emails do not leave this server. Whoever runs it finds them in the outbox folder
      of its data.
    </p>
  );
}
