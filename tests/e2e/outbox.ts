import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { TestServer } from '../support/server.ts';

type Kind = 'password-reset' | 'confirm-address';

/** The mails of this kind to `address`, oldest first. */
export function mailsTo({ data }: TestServer, address: string, kind: Kind): string[] {
  const folder = join(data, 'outbox');
  // Their names sort by time.
  const files = readdirSync(folder).filter((name) => name.includes(kind));
  const mails = files.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'));
  return mails.filter((text) => text.startsWith(`To: ${address}\n`));
}

/** The link in the newest mail of this kind to `address`, as a path of the product; waits until such a mail is there. */
export async function mailedLink(server: TestServer, address: string, kind: Kind): Promise<string> {
  let mail: string | undefined;
  await expect(() => {
    mail = mailsTo(server, address, kind).at(-1);
    expect(mail, `a mail of kind ${kind} to ${address}`).toBeDefined();
  }).toPass({ timeout: 10_000 });
  const { pathname, search } = new URL(/http\S+/.exec(mail ?? '')?.[0] ?? '');
  return pathname + search;
}
