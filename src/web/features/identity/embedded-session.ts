import { NO_USER } from '#contract/endpoint.ts';
import { refusalOf } from './embedded-refusals.ts';
import type { EmbeddedService } from './embedded-service.ts';
import { claimsOf, type IdTokenKeeper, keepIdToken } from './id-token.ts';
import type { User } from './identity-client.ts';
import { createListeners, type Listeners } from './listeners.ts';

interface SessionReply {
  readonly session: { readonly createdAt: string };
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly name?: string | null;
    readonly image?: string | null;
    readonly isAnonymous?: boolean | null;
    readonly createdAt: string;
  };
}

function userOf({ session, user }: SessionReply): User {
  const isAnonymous = user.isAnonymous === true;
  return {
    uid: user.id,
    // The service has no account without an address and a name, and makes them up.
    email: isAnonymous ? null : user.email,
    displayName: isAnonymous ? null : user.name || null,
    photoURL: user.image || null,
    isAnonymous,
    metadata: { creationTime: user.createdAt, lastSignInTime: session.createdAt },
  };
}

/** Who the session cookie belongs to, and their token. */
export interface EmbeddedSession {
  readonly user: User | null | undefined;
  readonly changes: Listeners<void>;
  readonly tokens: IdTokenKeeper;
  /** Asks the service who is signed in here. */
  restore(): Promise<void>;
  become(next: User | null): void;
}

export function createEmbeddedSession(service: EmbeddedService, now: () => number): EmbeddedSession {
  const changes = createListeners<void>();
  let user: User | null | undefined;
  // Questions and changes are numbered: an answer to what was asked before the newest that is known tells nothing any more.
  let newest = 0;
  let known = 0;

  function become(next: User | null, number = (newest += 1)): void {
    known = number;
    if (next?.uid !== user?.uid) tokens.forget();
    user = next;
    changes.tell();
  }

  async function restore(): Promise<void> {
    const number = (newest += 1);
    const reply = (await (await service.ask('/get-session')).json()) as SessionReply | null;
    if (number > known) become(reply === null ? null : userOf(reply), number);
  }

  const tokens = keepIdToken(async () => {
    const response = await service.send('/token');
    if (response.status === 401) {
      become(null);
      throw new Error(NO_USER);
    }
    if (!response.ok) throw await refusalOf(response);
    const { token } = (await response.json()) as { token: string };
    // Another tab may have signed in somebody else: their token must not act on this person's screen.
    if (claimsOf(token).sub !== user?.uid) {
      await restore();
      throw new Error(NO_USER);
    }
    return token;
  }, now);

  return {
    get user() {
      return user;
    },
    changes,
    tokens,
    restore,
    become: (next) => become(next),
  };
}
