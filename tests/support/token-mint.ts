import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JSONWebKeySet, type JWTPayload } from 'jose';

type Algorithm = 'EdDSA' | 'RS256';

interface MintedKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
  readonly publicKeys: JSONWebKeySet;
}

/** Signs tokens as an identity service does, with keys of its own. */
export interface TokenMint {
  readonly algorithm: Algorithm;
  /** The public half of the key in use. */
  readonly publicKeys: () => JSONWebKeySet;
  readonly kid: () => string;
  /** Puts a new key in the place of the one in use. */
  readonly rotate: () => Promise<void>;
  /** Signs `claims`; `header` replaces parts of the token's header. */
  readonly sign: (claims: JWTPayload, header?: { alg?: string; kid?: string }) => Promise<string>;
}

export async function createTokenMint(algorithm: Algorithm): Promise<TokenMint> {
  let made = 0;
  const mint = async (): Promise<MintedKey> => {
    const kid = `key-${(made += 1)}`;
    const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
    const jwk = { ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' };
    return { kid, privateKey, publicKeys: { keys: [jwk] } };
  };
  let current = await mint();
  return {
    algorithm,
    publicKeys: () => current.publicKeys,
    kid: () => current.kid,
    rotate: async () => {
      current = await mint();
    },
    sign: (claims, header = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, kid: current.kid, typ: 'JWT', ...header })
        .sign(current.privateKey),
  };
}
