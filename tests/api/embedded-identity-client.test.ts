import { afterAll, beforeAll, describe, expect, vi } from 'vitest';
import { createEmbeddedIdentity } from '../../src/web/features/identity/embedded-identity.ts';
import type { GoogleWindow } from '../../src/web/features/identity/google-window.ts';
import { describeIdentityClient } from '../../src/web/features/identity/identity-client.contract.ts';
import { startSmtp, type FakeSmtp } from '../fakes/smtp.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const PAGES = { 'password-reset': '/reset/new', 'email-confirmation': '/confirm' } as const;

const noGoogle: GoogleWindow = {
  openPopup: () => null,
  here: () => '/login',
  leave: () => undefined,
  cameBack: () => undefined,
  takeError: () => null,
};

/** `fetch` of one browser: it keeps the cookies that the server sets, and comes from an address of its own. */
function browserFetch({ app }: TestApp, remoteAddress: string): typeof globalThis.fetch {
  const jar = new Map<string, string>();
  const send = async (url: string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> => {
    const reply = await app.inject({
      method: method as 'GET',
      url,
      remoteAddress,
      headers: {
        ...(headers as Record<string, string>),
        origin: 'http://localhost:80',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(typeof body === 'string' && { payload: body }),
    });
    for (const { name, value, maxAge } of reply.cookies) {
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, encodeURIComponent(value));
    }
    return new Response(reply.body, { status: reply.statusCode, headers: reply.headers as Record<string, string> });
  };
  return send as typeof globalThis.fetch;
}

describe('the client of the embedded identity service, with the service itself', () => {
  let it: TestApp;
  let smtp: FakeSmtp;
  let clients = 0;
  beforeAll(async () => {
    smtp = await startSmtp();
    it = await openTestApp('sqlite', { DEMO_ENABLED: 'true', SMTP_URL: smtp.url, MAIL_FROM: 'genie@example.com' });
  });
  afterAll(async () => {
    await it.close();
    await smtp.close();
  });

  describeIdentityClient(() => ({
    openClient: () =>
      createEmbeddedIdentity({
        fetch: browserFetch(it, `10.1.1.${(clients += 1)}`),
        tabs: { tell: () => undefined, listen: () => undefined },
        google: noGoogle,
      }),
    codeMailedTo: (email, kind) =>
      vi.waitFor(() => {
        const mail = smtp.mails.findLast(
          ({ to, text }) => to?.some(({ address }) => address === email) && text?.includes(`${PAGES[kind]}?token=`),
        );
        const code = /\?token=(\S+)/.exec(mail?.text ?? '')?.[1];
        expect(code).toBeDefined();
        return decodeURIComponent(code ?? '');
      }),
  }));
});
