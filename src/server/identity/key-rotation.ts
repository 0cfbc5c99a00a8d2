import { symmetricDecrypt } from 'better-auth/crypto';
import { createJwk, type JwtOptions } from 'better-auth/plugins/jwt';

const DAY_MS = 24 * 60 * 60 * 1_000;
const KEY_LIFE_MS = 30 * DAY_MS;
/** Longer than any token that an old key signed, and than any process that has not noticed the new one. */
const KEPT_AFTER_MS = DAY_MS;

export const SIGNING_KEYS = { keyPairConfig: { alg: 'EdDSA', crv: 'Ed25519' } } as const satisfies JwtOptions['jwks'];

interface Key {
  readonly id: string;
  readonly privateKey: string;
  readonly createdAt: Date;
}

type MintContext = Parameters<typeof createJwk>[0];
export type IdentityContext = MintContext['context'];

/**
 * Sees to it that there is a signing key that is young enough and can be read with the secret of now, and forgets
 * those whose last token is long gone. The caller makes sure that one process at a time does this.
 */
export async function keepSigningKey(context: IdentityContext): Promise<void> {
  const now = Date.now();
  const keys = (await context.adapter.findMany<Key>({ model: 'jwks' })).toSorted(
    (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
  );
  const [newest, ...older] = keys;
  if (!newest || now - newest.createdAt.getTime() > KEY_LIFE_MS || !(await isOfNow(newest, context))) {
    await createJwk({ context } as MintContext, { jwks: SIGNING_KEYS });
    return;
  }
  if (now - newest.createdAt.getTime() < KEPT_AFTER_MS) return;
  for (const { id } of older) await context.adapter.delete({ model: 'jwks', where: [{ field: 'id', value: id }] });
}

/** Whether a process that knows nothing but the secret of now could sign with `key`. */
async function isOfNow({ privateKey }: Key, { secretConfig }: IdentityContext): Promise<boolean> {
  if (typeof secretConfig === 'string') throw new TypeError('Secrets have numbers here.');
  const { keys, currentVersion } = secretConfig;
  const ofNow = { currentVersion, keys: new Map([...keys].filter(([version]) => version === currentVersion)) };
  return symmetricDecrypt({ key: ofNow, data: JSON.parse(privateKey) as string }).then(
    () => true,
    () => false,
  );
}
