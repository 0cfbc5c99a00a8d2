import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { TestServer } from '../support/server.ts';

/** The link in the newest mail of this kind to `address`, as a path of the product; waits until such a mail is there. */
export async function mailedLink(
  { data }: TestServer,
  address: string,
  kind: 'password-reset' | 'confirm-address',
): Promise<string> {
  const folder = join(data, 'outbox');
  let mail: string | undefined;
  await expect(() => {
    // Their names sort by time.
    const files = readdirSync(folder).filter((name) => name.includes(kind));
    const mails = files.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'));
    mail = mails.findLast((text) => text.startsWith(`To: ${address}\n`));
    expect(mail, `a mail of kind ${kind} to ${address}`).toBeDefined();
  }).toPass({ timeout: 10_000 });
  const { pathname, search } = new URL(/http\S+/.exec(mail ?? '')?.[0] ?? '');
  return pathname + search;
}
