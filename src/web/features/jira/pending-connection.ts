import * as z from 'zod/mini';
import { keyOfKept, sessionStore } from '../../lib/kept-of-person.ts';

/** A connection that was begun in this tab: what the way back from Atlassian needs. It ends with the tab. */
const pendingConnection = z.object({
  clientId: z.string(),
  /** Good once, for this person, for some minutes. */
  clientSecret: z.string(),
  /** The screen from which the person came to connect. */
  cameFrom: z.optional(z.string()),
});
export type PendingConnection = z.infer<typeof pendingConnection>;

const keyOf = (uid: string): string => keyOfKept('issue-tracker', uid, 'pending');

/** Keeps it for the way back; false where the browser keeps nothing. */
export function keepPending(uid: string, pending: PendingConnection): boolean {
  try {
    const store = sessionStore();
    store?.setItem(keyOf(uid), JSON.stringify(pending));
    return store !== undefined;
  } catch {
    return false;
  }
}

export function readPending(uid: string): PendingConnection | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStore()?.getItem(keyOf(uid)) ?? 'null');
    return pendingConnection.safeParse(kept).data;
  } catch {
    return undefined;
  }
}

export function clearPending(uid: string): void {
  sessionStore()?.removeItem(keyOf(uid));
}
