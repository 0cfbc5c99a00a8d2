/** A token is renewed this long before it expires. */
const RENEW_BEFORE_MS = 60_000;

interface Claims {
  readonly sub?: string;
  readonly iat: number;
  readonly exp: number;
}

/** The claims of a JWT, unverified: the server verifies, the browser only plans its renewal. */
export function claimsOf(token: string): Claims {
  const payload = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
}

export interface IdTokenKeeper {
  /** The kept token, or a new one when it is about to expire or `force` asks for it; one request at a time. */
  get(options?: { readonly force?: boolean }): Promise<string>;
  /** Throws the token away; an answer that is still on its way is not kept. */
  forget(): void;
}

/** Keeps one identity token, in memory only. `fetchToken` asks the service for a new one. */
export function keepIdToken(fetchToken: () => Promise<string>, now: () => number = Date.now): IdTokenKeeper {
  let kept: { readonly token: string; readonly renewAt: number } | undefined;
  let underway: Promise<string> | undefined;

  function renew(): Promise<string> {
    const request = fetchToken()
      .then((token) => {
        const { iat, exp } = claimsOf(token);
        // Its length of life counts from now on: this computer's clock may be wrong.
        if (underway === request) kept = { token, renewAt: now() + (exp - iat) * 1000 - RENEW_BEFORE_MS };
        return token;
      })
      .finally(() => {
        if (underway === request) underway = undefined;
      });
    underway = request;
    return request;
  }

  return {
    get: async ({ force = false } = {}) => {
      if (underway !== undefined) return underway;
      if (!force && kept !== undefined && now() < kept.renewAt) return kept.token;
      return renew();
    },
    forget() {
      kept = undefined;
      underway = undefined;
    },
  };
}
