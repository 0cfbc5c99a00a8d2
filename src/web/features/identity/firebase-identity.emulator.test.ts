import { describeIdentityClient } from './identity-client.contract.ts';
import { createFirebaseIdentity } from './firebase-identity.ts';

// Runs beside the Auth emulator only: scripts/firebase-emulator.ts starts it and names it here.
const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
const projectId = 'demo-storygenie';
let clients = 0;

interface MailedCodes {
  readonly oobCodes: readonly { readonly email: string; readonly oobCode: string }[];
}

describeIdentityClient(() => ({
  openClient: () =>
    createFirebaseIdentity({
      firebase: { projectId, apiKey: 'none', authDomain: host, emulatorUrl: `http://${host}` },
      google: false,
      tabs: { tell: () => undefined, listen: () => undefined },
      appName: `client-${(clients += 1)}`,
    }),
  codeMailedTo: async (email) => {
    const reply = await fetch(`http://${host}/emulator/v1/projects/${projectId}/oobCodes`);
    const { oobCodes } = (await reply.json()) as MailedCodes;
    const code = oobCodes.findLast((one) => one.email === email)?.oobCode;
    if (code === undefined) throw new Error(`No link was mailed to ${email}.`);
    return code;
  },
}));
