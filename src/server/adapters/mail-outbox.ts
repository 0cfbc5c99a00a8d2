import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../ids.ts';
import type { Mailer } from '../mail/mailer.ts';

interface Settings {
  readonly folder: string;
  /** Told the name of each file that was written. */
  readonly onWritten: (file: string) => void;
}

/**
 * Keeps mails as text files, one each, that only the server's own user can read: for machines without a mail server.
 */
export function createMailOutbox({ folder, onWritten }: Settings): Mailer {
  return {
    async send({ kind, to, subject, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Ids sort by time, and no two are alike: no mail takes another's place.
      const file = `${newId()}-${kind}.txt`;
      await writeFile(join(folder, file), `To: ${to}\nSubject: ${subject}\n\n${text}`, { mode: 0o600, flag: 'wx' });
      onWritten(file);
    },
  };
}
