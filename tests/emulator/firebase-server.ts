import { test as base } from '../e2e/fixtures.ts';

const HOST = process.env['TEST_AUTH_EMULATOR'] ?? '';
const PROJECT = 'demo-storygenie';

/** The product as it is with Firebase, its emulator in the place of Google. */
export const test = base.extend({
  serverEnv: [
    {
      // The emulator is refused in production.
      NODE_ENV: 'test',
      IDENTITY: 'firebase',
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: 'none',
      FIREBASE_AUTH_DOMAIN: HOST,
      FIREBASE_GOOGLE: 'true',
      FIREBASE_AUTH_EMULATOR_HOST: HOST,
      DEMO_ENABLED: 'true',
    },
    { scope: 'worker' },
  ],
});

interface Mailed {
  readonly email: string;
  readonly requestType: string;
  readonly oobLink: string;
}

/** The link in the newest mail of this kind to `email`. */
export async function linkMailedTo(email: string, kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL'): Promise<string> {
  const reply = await fetch(`http://${HOST}/emulator/v1/projects/${PROJECT}/oobCodes`);
  const { oobCodes } = (await reply.json()) as { oobCodes: Mailed[] };
  const mail = oobCodes.findLast((one) => one.email === email && one.requestType === kind);
  if (mail === undefined) throw new Error(`No such link was mailed to ${email}.`);
  return mail.oobLink;
}

export { expect } from '../e2e/fixtures.ts';
