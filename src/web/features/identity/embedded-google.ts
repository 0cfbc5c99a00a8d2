import { googleRefusalOf } from './embedded-refusals.ts';
import type { EmbeddedService } from './embedded-service.ts';
import { type GoogleReturn, type GoogleWindow, type Popup, popupReturn } from './google-window.ts';
import type { GoogleOutcome, IdentityError } from './identity-client.ts';

interface Dependencies {
  readonly service: EmbeddedService;
  readonly google: GoogleWindow;
  /** Who is signed in, as far as is known. */
  readonly uid: () => string | undefined;
  /** Asks who is signed in now, and tells it when that is somebody else than `before`; answers whether it is. */
  readonly arrive: (before: string | undefined) => Promise<boolean>;
}

/** How often the popup is looked at: only so can be known that somebody has closed it. */
const LOOK_EVERY_MS = 250;
/**
 * So often in a row it has to be seen closed. Coming back from another site it counts as closed to us from then on, and
 * its message comes when its script has run: on a slow device that takes its time.
 */
const LOOKS = 8;

/** Signing in with Google through the embedded service: by a popup, or by leaving the page where popups are blocked. */
export function createEmbeddedGoogle({ service, google, uid, arrive }: Dependencies) {
  let waiting: { readonly attempt: string; readonly hear: (message: GoogleReturn) => void } | undefined;

  async function addressAtGoogle(back: string, persist: boolean): Promise<string> {
    const reply = await service.ask('/sign-in/social', {
      provider: 'google',
      callbackURL: back,
      errorCallbackURL: back,
      disableRedirect: true,
      additionalData: { rememberMe: persist },
    });
    return ((await reply.json()) as { url: string }).url;
  }

  /** Settles when the popup has come back or was closed. */
  function endOf(popup: Popup, attempt: string): Promise<GoogleReturn | 'closed'> {
    const { promise, resolve } = Promise.withResolvers<GoogleReturn | 'closed'>();
    let closed = 0;
    const timer = setInterval(() => {
      if (popup.closed) closed += 1;
      if (closed === LOOKS) resolve('closed');
    }, LOOK_EVERY_MS);
    waiting = { attempt, hear: resolve };
    return promise.finally(() => {
      clearInterval(timer);
      waiting = undefined;
    });
  }

  async function byPopup(popup: Popup, persist: boolean): Promise<GoogleOutcome> {
    const attempt = crypto.randomUUID();
    const before = uid();
    try {
      popup.go(await addressAtGoogle(popupReturn(attempt), persist));
      const end = await endOf(popup, attempt);
      const refusal = end === 'closed' || end.error === null ? undefined : googleRefusalOf(end.error);
      if (refusal !== undefined) throw refusal;
      return (await arrive(before)) ? 'signed-in' : 'closed';
    } finally {
      popup.close();
    }
  }

  return {
    async signIn(persist: boolean): Promise<GoogleOutcome> {
      const popup = google.openPopup();
      if (popup !== null) return byPopup(popup, persist);
      google.leave(await addressAtGoogle(google.here(), persist), uid());
      return 'leaving';
    },

    /** Takes the message of a popup, if it is the one that is waited for. */
    hear(message: GoogleReturn): void {
      if (waiting?.attempt === message.attempt) waiting.hear(message);
    },

    /** What came of leaving the page, on the page that is there now: who was signed in then, and why it failed. */
    comeBack(): { readonly left: { readonly uid?: string } | undefined; readonly failure: IdentityError | undefined } {
      const error = google.takeError();
      return { left: google.cameBack(), failure: error === null ? undefined : googleRefusalOf(error) };
    },
  };
}
