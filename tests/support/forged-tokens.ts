import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { TOKEN_AUDIENCE, TOKEN_ISSUER } from '../../src/server/identity/token-verifier.ts';
import type { Person, TestApp } from './test-app.ts';

const KID = 'key-of-the-test';

/** Tokens in somebody's name. The first of them is good: what the others are refused for is what makes them differ. */
export interface ForgedTokens {
  readonly good: string;
  /** By what is wrong with each. */
  readonly forged: Readonly<Record<string, string>>;
}

/**
 * Forges tokens in the name of `person`. The server is first given a public key of the forger's, so that a token with a
 * wrong claim fails for that claim and not for its signature; no token may have been verified before.
 */
export async function forgeTokens(it: TestApp, person: Person): Promise<ForgedTokens> {
  const [known, stranger] = [await generateKeyPair('EdDSA'), await generateKeyPair('EdDSA')];
  const publicKey = JSON.stringify(await exportJWK(known.publicKey));
  const [own] = await it.sql<{ id: string; publicKey: string }>('select * from jwks');
  // Older than the server's own, which it goes on signing with.
  await it.sql(
    `insert into jwks ("id", "publicKey", "privateKey", "createdAt") values ('${KID}', '${publicKey}', '""', '2020-01-01T00:00:00.000Z')`,
  );
  const now = Math.floor(it.clock.now().getTime() / 1_000);
  const [header = '', payload = '', signature = ''] = person.token.split('.');
  const issued = JSON.parse(Buffer.from(payload, 'base64url').toString()) as JWTPayload;
  const claims = { ...issued, iss: TOKEN_ISSUER, aud: TOKEN_AUDIENCE, iat: now, exp: now + 300 };
  const sign = (
    changes: Partial<Record<keyof JWTPayload, unknown>> = {},
    { kid = KID, key = known.privateKey } = {},
  ): Promise<string> => new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'EdDSA', kid }).sign(key);
  const asAnother = Buffer.from(JSON.stringify({ ...issued, sub: 'somebody-else' })).toString('base64url');
  return {
    good: await sign(),
    forged: {
      'signed by another key under the name of ours': await sign({}, { kid: own?.id ?? '', key: stranger.privateKey }),
      'signed by a key that nobody knows': await sign({}, { kid: 'nobody', key: stranger.privateKey }),
      'signed by nobody': new UnsecuredJWT(claims).encode(),
      'signed with the public key as if it were a password': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', kid: KID })
        .sign(new TextEncoder().encode(publicKey)),
      'without its signature': `${header}.${payload}.`,
      'with another name under the old signature': `${header}.${asAnother}.${signature}`,
      'for another audience': await sign({ aud: 'another-api' }),
      'of another issuer': await sign({ iss: 'another-issuer' }),
      'without an end': await sign({ exp: undefined }),
      'without a person': await sign({ sub: undefined }),
      'that begins tomorrow': await sign({ nbf: now + 86_400 }),
      'that ended yesterday': await sign({ exp: now - 86_400 }),
    },
  };
}
