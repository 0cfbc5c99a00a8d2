import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEmbeddedIdentity } from './embedded-identity.ts';
import type { GoogleWindow } from './google-window.ts';
import type { IdentityClient, User } from './identity-client.ts';
import type { TabMessage } from './other-tabs.ts';

const GOOGLE = 'https://accounts.example/authorize';

interface Browser {
  /** A new page of the product. */
  readonly open: () => Promise<{ identity: IdentityClient; arrived: User[] }>;
  /** Who the session cookie belongs to. */
  uid: string | null;
  popupsAllowed: boolean;
  readonly popup: { closed: boolean; at: string };
  /** Where the page itself was sent. */
  leftFor: string | undefined;
  /** What the way back from Google put into the page's address. */
  error: string | null;
  /** What was asked of the service to begin with Google. */
  readonly begun: Record<string, unknown>[];
  /** Lets the popup come back from Google: it tells the tabs, and closes itself. */
  readonly comeBack: (error?: string) => void;
}

/** One browser with the product in any number of tabs, as far as signing in with Google needs it. */
function openBrowser(): Browser {
  const tabs = new Set<(message: TabMessage) => void>();
  let left: { uid?: string } | undefined;
  const browser: Browser = {
    uid: null,
    popupsAllowed: true,
    popup: { closed: false, at: '' },
    leftFor: undefined,
    error: null,
    begun: [],
    comeBack(error) {
      const attempt = String(browser.begun.at(-1)?.['callbackURL']).split('popup=')[1] ?? '';
      for (const hear of tabs) hear({ attempt, error: error ?? null });
      browser.popup.closed = true;
    },
    async open() {
      const mine = new Set<(message: TabMessage) => void>();
      const identity = createEmbeddedIdentity({
        fetch: serve as typeof globalThis.fetch,
        google,
        tabs: {
          tell: (message) => {
            for (const hear of tabs) if (!mine.has(hear)) hear(message);
          },
          listen: (hear) => {
            mine.add(hear);
            tabs.add(hear);
          },
        },
      });
      const arrived: User[] = [];
      identity.onSignIn((user) => arrived.push(user));
      await identity.restore();
      return { identity, arrived };
    },
  };

  const google: GoogleWindow = {
    openPopup: () =>
      browser.popupsAllowed
        ? Object.assign(browser.popup, {
            go: (url: string) => void (browser.popup.at = url),
            close: () => void (browser.popup.closed = true),
          })
        : null,
    here: () => '/login?redirect=%2Fportal%2Fstories',
    leave(url, uid) {
      left = uid === undefined ? {} : { uid };
      browser.leftFor = url;
    },
    cameBack() {
      const kept = left;
      left = undefined;
      return kept;
    },
    takeError() {
      const { error } = browser;
      browser.error = null;
      return error;
    },
  };

  const at = '2026-01-01T00:00:00.000Z';
  async function serve(url: string, init: RequestInit = {}): Promise<Response> {
    if (url.endsWith('/sign-in/social')) {
      browser.begun.push(JSON.parse(init.body as string));
      return Response.json({ url: GOOGLE });
    }
    if (url.endsWith('/sign-out')) browser.uid = null;
    if (url.endsWith('/sign-in/anonymous')) browser.uid = 'anonymous';
    if (browser.uid === null) return Response.json(null);
    const user = { id: browser.uid, email: 'ada@example.com', isAnonymous: browser.uid === 'anonymous', createdAt: at };
    return Response.json({ session: { createdAt: at }, user });
  }
  return browser;
}

/** Lets what is under way come to its next wait. */
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('with a popup', () => {
  test('it is opened before anything is asked, and comes back with somebody', async () => {
    const browser = openBrowser();
    const { identity, arrived } = await browser.open();
    const other = await browser.open();
    const outcome = identity.signInWithGoogle({ persist: true });
    expect(browser.begun).toHaveLength(1);
    await settle();
    expect(browser.popup).toMatchObject({ closed: false, at: GOOGLE });
    expect(browser.begun[0]).toMatchObject({ provider: 'google', additionalData: { rememberMe: true } });
    browser.uid = 'ada';
    browser.comeBack();
    await expect(outcome).resolves.toBe('signed-in');
    expect(arrived.map(({ uid }) => uid)).toEqual(['ada']);
    expect(other.identity.currentUser?.uid).toBe('ada');
    expect(other.arrived).toEqual([]);
  });

  test('that is closed nothing happens', async () => {
    const browser = openBrowser();
    const { identity, arrived } = await browser.open();
    const outcome = identity.signInWithGoogle({ persist: false });
    await settle();
    browser.popup.closed = true;
    await vi.advanceTimersByTimeAsync(2_500);
    await expect(outcome).resolves.toBe('closed');
    expect([identity.currentUser, arrived]).toEqual([null, []]);
  });

  test('that is closed by somebody anonymous, they stay who they are', async () => {
    const browser = openBrowser();
    const { identity, arrived } = await browser.open();
    await identity.signInAnonymously();
    const outcome = identity.signInWithGoogle({ persist: false });
    await settle();
    browser.popup.closed = true;
    await vi.advanceTimersByTimeAsync(2_500);
    await expect(outcome).resolves.toBe('closed');
    expect([identity.currentUser?.uid, arrived]).toEqual(['anonymous', []]);
  });

  test('in which the person says no, nothing happens either', async () => {
    const browser = openBrowser();
    const { identity } = await browser.open();
    const outcome = identity.signInWithGoogle({ persist: false });
    await settle();
    browser.comeBack('access_denied');
    await expect(outcome).resolves.toBe('closed');
  });

  test('that the browser cuts off from its tab counts as closed, and still signs in when it is done', async () => {
    const browser = openBrowser();
    const { identity } = await browser.open();
    const outcome = identity.signInWithGoogle({ persist: false });
    await settle();
    browser.popup.closed = true;
    await vi.advanceTimersByTimeAsync(2_500);
    await expect(outcome).resolves.toBe('closed');
    browser.uid = 'ada';
    browser.comeBack();
    await settle();
    expect(identity.currentUser?.uid).toBe('ada');
  });

  test('that closed itself before its message was there, the message still counts', async () => {
    const browser = openBrowser();
    const { identity } = await browser.open();
    const outcome = identity.signInWithGoogle({ persist: false });
    await settle();
    browser.popup.closed = true;
    await vi.advanceTimersByTimeAsync(1_900);
    browser.comeBack('account_not_linked');
    await expect(outcome).rejects.toMatchObject({ failure: 'email-unconfirmed' });
  });

  test.each([
    ['account_not_linked', 'email-unconfirmed', /Confirm it first with the link in the mail we sent you/],
    ['email_not_verified', 'email-unconfirmed', /Confirm it at Google first/],
    ['google_unavailable', 'unknown', /^Google does not answer right now\. Try again in a moment\.$/],
    ['state_mismatch', 'unknown', /^Signing in with Google did not work\. Please try again\.$/],
    ['<b>you won</b>', 'unknown', /^Signing in with Google did not work\. Please try again\.$/],
  ])('that comes back with %s, people read what to do', async (code, failure, message) => {
    const browser = openBrowser();
    const { identity } = await browser.open();
    const outcome = identity.signInWithGoogle({ persist: false });
    await settle();
    browser.comeBack(code);
    await expect(outcome).rejects.toMatchObject({ failure, message: expect.stringMatching(message) });
    expect(browser.popup.closed).toBe(true);
  });
});

describe('without a popup', () => {
  test('the page is left, and whoever comes back has signed in once', async () => {
    const browser = openBrowser();
    const { identity } = await browser.open();
    browser.popupsAllowed = false;
    await expect(identity.signInWithGoogle({ persist: false })).resolves.toBe('leaving');
    expect(browser.leftFor).toBe(GOOGLE);
    expect(browser.begun[0]).toMatchObject({
      callbackURL: '/login?redirect=%2Fportal%2Fstories',
      errorCallbackURL: '/login?redirect=%2Fportal%2Fstories',
      additionalData: { rememberMe: false },
    });
    browser.uid = 'ada';
    const back = await browser.open();
    expect(back.arrived.map(({ uid }) => uid)).toEqual(['ada']);
    const reloaded = await browser.open();
    expect([reloaded.identity.currentUser?.uid, reloaded.arrived]).toEqual(['ada', []]);
  });

  test('a refusal is known on the page that is there afterwards', async () => {
    const browser = openBrowser();
    browser.popupsAllowed = false;
    await (await browser.open()).identity.signInWithGoogle({ persist: false });
    browser.error = 'account_not_linked';
    const { identity, arrived } = await browser.open();
    expect(identity.returnFailure).toMatchObject({ failure: 'email-unconfirmed' });
    expect([identity.currentUser, arrived]).toEqual([null, []]);
  });

  test('somebody who turns back is told nothing', async () => {
    const browser = openBrowser();
    browser.error = 'access_denied';
    expect((await browser.open()).identity.returnFailure).toBeUndefined();
  });
});

describe('the other tabs of the browser', () => {
  test('follow a sign-in and a sign-out at once', async () => {
    const browser = openBrowser();
    const [here, there] = [await browser.open(), await browser.open()];
    let departures = 0;
    there.identity.onSignOut(() => (departures += 1));
    await here.identity.signInAnonymously();
    await settle();
    expect(there.identity.currentUser?.uid).toBe('anonymous');
    await here.identity.signOut();
    expect(there.identity.currentUser).toBeNull();
    expect(departures).toBe(1);
  });
});
