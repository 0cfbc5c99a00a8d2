import type { GoogleReturn } from './google-window.ts';

/** What one tab of the browser tells the others about who is signed in. */
export type TabMessage = 'signed-in' | 'signed-out' | GoogleReturn;

export interface OtherTabs {
  readonly tell: (message: TabMessage) => void;
  readonly listen: (listener: (message: TabMessage) => void) => void;
}

/** The other tabs in which the product is open, and its popups. */
export function openOtherTabs(): OtherTabs {
  const channel = new BroadcastChannel('storygenie:identity');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    tell: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data as TabMessage)),
  };
}
