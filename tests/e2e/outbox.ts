import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import type { TestServer } from '../support/server.ts';

export type MailKind = 'password-reset' | 'confirm-address';

/** The link in the newest mail of this kind to `address`, as a path of the product; waits until such a mail is there. */
export async function mailedLink({ data }: TestServer, address: string, kind: MailKind): Promise<string> {
  const folder = join(data, 'outbox');
  let link: string | undefined;
  await expect(async () => {
    for (const file of readdirSync(folder)
      .filter((name) => name.endsWith(`${kind}.eml`))
      .toSorted()) {
      const { to, text } = await PostalMime.parse(readFileSync(join(folder, file)));
      if (to?.some((recipient) => recipient.address === address)) link = /http\S+/.exec(text ?? '')?.[0];
    }
    expect(link, `a mail of kind ${kind} to ${address}`).toBeDefined();
  }).toPass({ timeout: 10_000 });
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}
