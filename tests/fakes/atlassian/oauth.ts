import { randomBytes } from 'node:crypto';
import { Refusal } from './refusal.ts';

const LEEWAY_MS = 600_000;
const CODE_MS = 600_000;

export const CLIENT = { id: 'storygenie-app', secret: 'atlassian-client-secret' } as const;

/** Of one person's yes: all tokens that came of it. */
interface Grant {
  revoked: boolean;
}

interface RefreshToken {
  readonly grant: Grant;
  /** Since when it has a successor. */
  rotatedAt?: number;
}

/** Codes and tokens as Atlassian hands them out: a refresh token is good once, and for ten minutes more. */
export function createOauth(now: () => number) {
  const codes = new Map<string, { redirectUri: string; expiresAt: number }>();
  const access = new Map<string, { grant: Grant; expiresAt: number }>();
  const refresh = new Map<string, RefreshToken>();
  const grants: Grant[] = [];
  let lifetime = 3_600;

  function hand(grant: Grant): object {
    const [accessToken, refreshToken] = [`access-${secret()}`, `refresh-${secret()}`];
    access.set(accessToken, { grant, expiresAt: now() + lifetime * 1_000 });
    refresh.set(refreshToken, { grant });
    return {
      access_token: accessToken,
      refresh_token: refreshToken,
      expires_in: lifetime,
      token_type: 'Bearer',
      scope: 'read:jira-work write:jira-work offline_access',
    };
  }

  function takeCode(code: string | undefined, redirectUri: string | undefined): object {
    const known = codes.get(code ?? '');
    codes.delete(code ?? '');
    if (!known || known.expiresAt <= now() || known.redirectUri !== redirectUri) {
      throw new Refusal(403, { error: 'invalid_grant', error_description: 'Invalid authorization code' });
    }
    const grant = { revoked: false };
    grants.push(grant);
    return hand(grant);
  }

  function takeRefreshToken(token: string | undefined): object {
    const known = refresh.get(token ?? '');
    const tooOld = known?.rotatedAt !== undefined && now() - known.rotatedAt > LEEWAY_MS;
    if (!known || known.grant.revoked || tooOld) {
      throw new Refusal(403, { error: 'invalid_grant', error_description: 'Unknown or invalid refresh token.' });
    }
    known.rotatedAt ??= now();
    return hand(known.grant);
  }

  return {
    /** The code that the browser is sent back with once a person has said yes. */
    issueCode: (redirectUri: string): string => {
      const code = `code-${secret()}`;
      codes.set(code, { redirectUri, expiresAt: now() + CODE_MS });
      return code;
    },

    token(body: Readonly<Record<string, string | undefined>>): object {
      if (body['client_id'] !== CLIENT.id || body['client_secret'] !== CLIENT.secret) {
        throw new Refusal(401, { error: 'access_denied', error_description: 'Unauthorized' });
      }
      if (body['grant_type'] === 'authorization_code') return takeCode(body['code'], body['redirect_uri']);
      if (body['grant_type'] === 'refresh_token') return takeRefreshToken(body['refresh_token']);
      throw new Refusal(400, { error: 'unsupported_grant_type' });
    },

    /** Throws for whoever holds no good access token. */
    demand(authorization: string | undefined): void {
      const known = access.get(/^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '');
      if (!known || known.grant.revoked || known.expiresAt <= now()) {
        throw new Refusal(401, { code: 401, message: 'Unauthorized' });
      }
    },

    revoke: () => grants.forEach((grant) => void (grant.revoked = true)),
    expire: () => access.clear(),
    /** Forgets the refresh tokens that have no successor yet: only what came before them is good, within the leeway. */
    loseNewest: (): void => {
      for (const [token, { rotatedAt }] of refresh) if (rotatedAt === undefined) refresh.delete(token);
    },
    setLifetime: (seconds: number) => void (lifetime = seconds),
    secrets: () => [...access.keys(), ...refresh.keys()],
  };
}

function secret(): string {
  return randomBytes(24).toString('base64url');
}
