import { browserRoutes } from '#contract/browser-routes.ts';
import { sessionStore } from '../../lib/kept-of-person.ts';

/** The message of a popup that came back from Google to the tab that opened it. */
export interface GoogleReturn {
  /** Which attempt it belongs to. */
  readonly attempt: string;
  /** The code of what went wrong, when something did. */
  readonly error: string | null;
}

/** What signing in with Google needs of the browser. */
export interface GoogleWindow {
  /** Opens an empty popup, or answers null where that is forbidden. Only a click allows it, and only at once. */
  openPopup(): Popup | null;
  /** The address to come back to, when this page is left. */
  here(): string;
  /** Leaves this page, and keeps who was signed in on it. */
  leave(url: string, uid: string | undefined): void;
  /** What `leave` kept, once, on the first page after it. */
  cameBack(): { readonly uid?: string } | undefined;
  /** The code with which Google's way back came to this page's address; it is taken out of the address. */
  takeError(): string | null;
}

export interface Popup {
  readonly closed: boolean;
  go(url: string): void;
  close(): void;
}

const LEFT = 'storygenie:left-for-google';
const WIDTH = 480;
const HEIGHT = 640;

export const googleWindow: GoogleWindow = {
  openPopup() {
    const left = Math.max(0, window.screenX + (window.outerWidth - WIDTH) / 2);
    const top = Math.max(0, window.screenY + (window.outerHeight - HEIGHT) / 2);
    const size = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
    const popup = window.open('', 'storygenie-google', size);
    // Some blockers let it open and close it at once.
    if (popup === null || popup.closed) return null;
    return {
      get closed() {
        return popup.closed;
      },
      go: (url) => popup.location.replace(url),
      close: () => popup.close(),
    };
  },

  here: () => location.pathname + location.search,

  leave(url, uid) {
    sessionStore()?.setItem(LEFT, JSON.stringify({ uid }));
    location.assign(url);
  },

  cameBack() {
    const left = sessionStore()?.getItem(LEFT);
    sessionStore()?.removeItem(LEFT);
    return left === null || left === undefined ? undefined : (JSON.parse(left) as { uid?: string });
  },

  takeError() {
    const url = new URL(location.href);
    if (url.pathname !== browserRoutes.login) return null;
    const error = url.searchParams.get('error');
    if (error === null) return null;
    url.searchParams.delete('error');
    url.searchParams.delete('error_description');
    history.replaceState(history.state, '', url);
    return error;
  },
};

/** The address at which a popup comes back, for `endPopup` to know it. */
export function popupReturn(attempt: string): string {
  return `${browserRoutes.login}?popup=${attempt}`;
}

/** So long a popup waits for the tab that opened it to close it. */
const UNTIL_ALONE_MS = 1_000;

/**
 * Ends this window when it is a popup that comes back from Google: tells the tab that waits for it, which closes it.
 * A popup that closed itself would often be gone before its message was there. Resolves with false when this is an
 * ordinary page, or one that cannot be closed.
 */
export async function endPopup(tell: (message: GoogleReturn) => void): Promise<boolean> {
  const query = new URLSearchParams(location.search);
  const attempt = query.get('popup');
  if (attempt === null || location.pathname !== browserRoutes.login) return false;
  tell({ attempt, error: query.get('error') });
  await new Promise((resolve) => void setTimeout(resolve, UNTIL_ALONE_MS));
  window.close();
  return window.closed;
}
