import { deleteAccount, exportAccount, getAccount, updateAccount } from '#contract/account.ts';
import { Download } from '../http/download.ts';
import type { Serve } from '../http/serve.ts';
import type { AccountService } from './account.service.ts';

export function serveAccount(serve: Serve, accounts: AccountService): void {
  serve(getAccount, ({ actor }) => accounts.get(actor));
  serve(updateAccount, ({ actor, body }) => accounts.update(actor, body));
  serve(exportAccount, async ({ actor }) => new Download('storygenie-data.json', await accounts.export(actor)));
  serve(deleteAccount, async ({ actor, body }) => {
    await accounts.delete(actor, body.email);
    return undefined;
  });
}
