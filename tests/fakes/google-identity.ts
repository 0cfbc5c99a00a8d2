import { Events, OAuth2Server } from 'oauth2-mock-server';

/** What Google knows of the person at the browser. */
export interface GooglePerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly picture?: string;
}

/** What is wrong with the next ID token. */
export type TokenFault =
  | 'forged'
  | 'for another client'
  | 'of another sign-in'
  | 'from another issuer'
  | 'expired'
  | 'left out';

export interface FakeGoogle {
  /** Settings of a server that shall use it. */
  readonly env: Readonly<Record<'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET' | 'GOOGLE_DISCOVERY_URL', string>>;
  /** Who is at the browser from now on. */
  be(person: GooglePerson): void;
  /** The next time, the person says no. */
  deny(): void;
  /** The next ID token has this fault. */
  break(fault: TokenFault): void;
  /** Its description of itself cannot be had, or does not say where its keys are. */
  describe(description: 'whole' | 'none' | 'without keys'): void;
  /** How often somebody asked for tokens. */
  readonly exchanges: () => number;
  close(): Promise<void>;
}

/** Google's sign-in as OpenID describes it, on this machine: everybody consents at once. */
export async function startGoogleIdentity(): Promise<FakeGoogle> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(undefined, '127.0.0.1');
  let person: GooglePerson = { sub: '1', email: 'ada@example.com', email_verified: true };
  let denied = false;
  let fault: TokenFault | undefined;
  let description: 'whole' | 'none' | 'without keys' = 'whole';
  let exchanges = 0;

  server.service.on(Events.BeforeWellKnownOpenIdConfiguration, (reply) => {
    if (description === 'none') reply.statusCode = 503;
    if (description === 'without keys' && reply.body !== '') delete reply.body['jwks_uri'];
  });
  server.service.on(Events.BeforeAuthorizeRedirect, ({ url }) => {
    if (!denied) return;
    denied = false;
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  server.service.on(Events.BeforeTokenSigning, ({ payload }) => {
    // The access token is signed here too; only the ID token is for somebody.
    if (payload['aud'] === undefined) return;
    Object.assign(payload, person);
    if (fault === 'for another client') payload['aud'] = 'somebody-else';
    if (fault === 'of another sign-in') payload['nonce'] = 'another';
    if (fault === 'from another issuer') payload['iss'] = 'https://accounts.example.com';
    if (fault === 'expired') payload['exp'] = payload['iat'] - 1;
    if (fault !== 'forged' && fault !== 'left out') fault = undefined;
  });
  server.service.on(Events.BeforeResponse, ({ body }) => {
    exchanges += 1;
    if ((fault !== 'forged' && fault !== 'left out') || body === '') return;
    const isLeftOut = fault === 'left out';
    fault = undefined;
    if (isLeftOut) {
      delete body['id_token'];
      return;
    }
    const [header, payload = '', signature] = String(body['id_token']).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const others = Buffer.from(JSON.stringify({ ...claims, email: 'somebody@example.com' })).toString('base64url');
    body['id_token'] = `${header}.${others}.${signature}`;
  });

  server.service.on(Events.BeforeUserinfo, (reply) => {
    reply.body = { ...person };
  });

  return {
    env: {
      GOOGLE_CLIENT_ID: 'storygenie-client',
      GOOGLE_CLIENT_SECRET: 'storygenie-client-secret',
      GOOGLE_DISCOVERY_URL: `${server.issuer.url}/.well-known/openid-configuration`,
    },
    be: (next) => void (person = next),
    deny: () => void (denied = true),
    break: (next) => void (fault = next),
    describe: (next) => void (description = next),
    exchanges: () => exchanges,
    close: () => server.stop(),
  };
}
