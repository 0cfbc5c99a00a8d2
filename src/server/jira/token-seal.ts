import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

interface Version {
  readonly version: number;
  readonly value: string;
}

/** Locks texts away with AES-256-GCM under keys made of the server's secrets. */
export interface Seal {
  /** `context` is what the text belongs to: a sealed text opens nowhere else. */
  readonly seal: (text: string, context: string) => string;
  /** Undefined when it was sealed with a secret that is not known any more, for another context, or changed since. */
  readonly open: (sealed: string, context: string) => string | undefined;
  /** What everything that is sealed with the secret of now begins with. */
  readonly current: string;
}

/** `versions` are the secrets that are known, each with its number, the one of now first. */
export function createSeal(versions: readonly Version[]): Seal {
  const keys = new Map(versions.map(({ version, value }) => [String(version), keyOf(value)]));
  const [now] = keys.keys();
  if (now === undefined) throw new TypeError('There is no secret to seal with.');
  return {
    current: `${now}.`,
    seal(text, context) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keys.get(now) ?? '', iv).setAAD(Buffer.from(context));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [now, ...[iv, cipher.getAuthTag(), content].map((part) => part.toString('base64url'))].join('.');
    },
    open(sealed, context) {
      const [version = '', ...parts] = sealed.split('.');
      const key = keys.get(version);
      const [iv, tag, content] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (!key || !iv || !tag || !content) return undefined;
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 });
        decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
        return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'storygenie: tokens of Atlassian', 32));
}
