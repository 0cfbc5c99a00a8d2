import { browserRoutes } from '#contract/browser-routes.ts';
import type { Mail } from '../mail/mailer.ts';

export type IdentityMails = ReturnType<typeof createIdentityMails>;

/** The mails of the identity service. `origin` is where people reach the product: never what a request says it is. */
export function createIdentityMails(origin: () => string) {
  const linkTo = (path: string, token: string): string =>
    `${new URL(path, origin()).href}?token=${encodeURIComponent(token)}`;

  return {
    passwordReset(to: string, token: string): Mail {
      return mail({
        kind: 'password-reset',
        to,
        subject: 'Your new Storygenie password',
        before: 'Somebody, hopefully you, asked for a new password for this address. Choose it here:',
        link: linkTo(browserRoutes.newPassword, token),
        action: 'Choose a new password',
        after: 'The link works once, for one hour. If it was not you, do nothing: your password stays as it is.',
      });
    },

    confirmAddress(to: string, token: string): Mail {
      return mail({
        kind: 'confirm-address',
        to,
        subject: 'Please confirm your address for Storygenie',
        before: 'Somebody, hopefully you, created a Storygenie account with this address. Confirm that it is yours:',
        link: linkTo(browserRoutes.confirmEmail, token),
        action: 'Confirm my address',
        after: 'The link works for a day. If it was not you, do nothing: nothing is confirmed then.',
      });
    },
  };
}

interface Parts extends Pick<Mail, 'kind' | 'to' | 'subject'> {
  readonly before: string;
  readonly link: string;
  readonly action: string;
  readonly after: string;
}

// Mail programs know no style sheets: the little there is stands at each element.
function mail({ before, link, action, after, ...head }: Parts): Mail {
  const href = link.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const button = 'padding:12px 20px;background:#4a3fc0;color:#ffffff;text-decoration:none;border-radius:6px';
  return {
    ...head,
    text: `Hello,\n\n${before}\n\n${link}\n\n${after}\n\nStorygenie\n`,
    html:
      '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
      `<title>${head.subject}</title></head>` +
      '<body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;max-width:36em">' +
      `<p>Hello,</p><p>${before}</p>` +
      `<p style="margin:24px 0"><a href="${href}" style="${button}">${action}</a></p>` +
      `<p>${after}</p><p>Storygenie</p></body></html>`,
  };
}
