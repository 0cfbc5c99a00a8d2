import type { BrowserContext, Page } from '@playwright/test';

/**
 * Answers in the place of Google's servers, which Firebase's library and its emulator load scripts from: with a
 * stand-in for `api.js`, through which a page talks to a frame of another origin, and with nothing for the rest.
 */
export async function standInForGoogle(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\//, (route) => route.fulfill({ body: '' }));
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${installGapi.toString()})(document.currentScript.src)` }),
  );
}

/** Signs in with a new account of Google's on the emulator's page for that. */
export async function signInAtGoogle(page: Page, person: { email: string; name: string }): Promise<void> {
  await page.getByRole('button', { name: 'Add new account' }).click();
  await page.locator('#email-input').fill(person.email);
  await page.locator('#display-name-input').fill(person.name);
  await page.locator('#sign-in').click();
}

type Handler = (data: unknown) => unknown;
type Callback = (replies: unknown[]) => void;

/** Runs in the browser, in the page as well as in the frame. What is sent before anybody registers for it waits. */
function installGapi(source: string): void {
  interface Message {
    readonly gapi: 'ready' | 'call' | 'reply';
    readonly id?: string;
    readonly name?: string;
    readonly data?: unknown;
  }

  function connect(other: () => Window | null) {
    const handlers = new Map<string, Handler>();
    const callbacks = new Map<string, Callback>();
    const waiting: Message[] = [];
    const { promise: ready, resolve: becomeReady } = Promise.withResolvers<void>();
    const post = (message: Message): void => other()?.postMessage(message, '*');
    const answer = (message: Message): void => {
      const handler = handlers.get(message.name ?? '');
      if (handler) post({ gapi: 'reply', id: message.id ?? '', data: handler(message.data) });
      else waiting.push(message);
    };
    addEventListener('message', ({ source: sender, data }: MessageEvent<Message>) => {
      if (sender !== other() || !data.gapi) return;
      if (data.gapi === 'ready') becomeReady();
      else if (data.gapi === 'call') answer(data);
      else {
        try {
          callbacks.get(data.id ?? '')?.([data.data]);
        } catch {
          // Google's script keeps what a callback throws to itself, too, and Firebase's library counts on it.
        }
      }
    });
    return {
      post,
      restyle: () => Promise.resolve(),
      ping: async (answered: () => void) => {
        await ready;
        answered();
      },
      register(name: string, handler: Handler) {
        handlers.set(name, handler);
        for (const message of waiting.splice(0)) answer(message);
      },
      send(name: string, data: unknown, callback: Callback) {
        const id = crypto.randomUUID();
        callbacks.set(id, callback);
        post({ gapi: 'call', id, name, data });
      },
    };
  }

  interface Opening {
    readonly where: HTMLElement;
    readonly url: string;
    readonly attributes: Readonly<Record<string, string | object>>;
  }

  const context = {
    open({ where, url, attributes }: Opening, opened: (frame: unknown) => unknown) {
      const frame = document.createElement('iframe');
      const connection = connect(() => frame.contentWindow);
      for (const [name, value] of Object.entries(attributes)) {
        if (typeof value === 'object') Object.assign(frame.style, value);
        else frame.setAttribute(name, value);
      }
      frame.src = url;
      where.append(frame);
      return Promise.resolve(opened(connection));
    },
    getParentIframe() {
      const connection = connect(() => parent);
      connection.post({ gapi: 'ready' });
      return connection;
    },
  };
  const iframes = { getContext: () => context, Iframe: connect, CROSS_ORIGIN_IFRAMES_FILTER: {} };
  const loaded = { load: (_name: string, { callback }: { callback: () => void }) => callback(), iframes };
  const page = window as unknown as Record<string, unknown>;
  page['gapi'] = loaded;
  const onLoad = page[new URL(source).searchParams.get('onload') ?? 'gapi_onload'];
  if (typeof onLoad === 'function') onLoad();
}
