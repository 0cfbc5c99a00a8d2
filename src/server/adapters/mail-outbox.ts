import { mkdir, open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from '../mail/mailer.ts';
import { newId } from '../ids.ts';

interface Settings {
  readonly folder: string;
  readonly from: string;
  /** Told the name of each file that was written. */
  readonly onWritten: (file: string) => void;
}

/**
 * Keeps mails as files, one each, that only the server's own user can read: for machines without a mail server. A
 * mail program opens them, and their text part can be read as it is.
 */
export function createMailOutbox({ folder, from, onWritten }: Settings): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, from } as object);
  return {
    async send({ kind, to, subject, text, html }) {
      const { message } = (await transport.sendMail({ to, subject, text, html })) as unknown as { message: Buffer };
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Ids sort by time, and no two are alike, so that no mail takes another's place.
      const path = join(folder, `${newId()}-${kind}.eml`);
      const file = await open(path, 'wx', 0o600);
      try {
        await file.writeFile(message);
      } finally {
        await file.close();
      }
      onWritten(basename(path));
    },
  };
}
