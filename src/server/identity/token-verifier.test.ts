import { createTestClock } from '../../../tests/support/test-clock.ts';
import { createTokenMint } from '../../../tests/support/token-mint.ts';
import { describeIdentityVerifier } from './identity-verifier.contract.ts';
import { createTokenVerifier, TOKEN_AUDIENCE, TOKEN_ISSUER } from './token-verifier.ts';

describeIdentityVerifier(async () => {
  const clock = createTestClock();
  const mint = await createTokenMint('EdDSA');
  let down = false;
  let fetched = 0;
  const fetchKeys = async () => {
    fetched += 1;
    if (down) throw new Error('The database does not answer.');
    return mint.publicKeys();
  };
  return {
    verifier: createTokenVerifier({ fetchKeys, clock: clock.now }),
    clock,
    mint,
    claims: ({ uid, ...person }) => {
      const iat = Math.floor(clock.now().getTime() / 1_000);
      return { ...person, sub: uid, iss: TOKEN_ISSUER, aud: TOKEN_AUDIENCE, iat, exp: iat + 300 };
    },
    fetched: () => fetched,
    goDown: () => void (down = true),
    comeBack: () => void (down = false),
  };
});
