import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Draft, Tokens } from '#contract/story.ts';

/** Everything that keeping a draft needs to know of it. */
export interface SealedDraft {
  /** Whose it is. */
  readonly uid: string;
  /** The id that its story will have, so that keeping it twice makes one story. */
  readonly storyId: string;
  readonly productId: string;
  readonly idea: string;
  readonly parent: { readonly id: string; readonly idea: string } | undefined;
  readonly writer: string;
  readonly draft: Draft;
  readonly tokens: Tokens | undefined;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** Hands drafts out as texts that nobody can change, so that nothing has to be stored until one is kept. */
export interface DraftSeal {
  readonly seal: (draft: SealedDraft) => string;
  /** Undefined when the text was not made here, or changed since. */
  readonly open: (text: string) => SealedDraft | undefined;
}

/** `secrets`: the server's, the one of now first; a draft that was sealed with the one before is good as well. */
export function createDraftSeal(secrets: readonly { readonly value: string }[]): DraftSeal {
  const keys = secrets.map(({ value }) => Buffer.from(hkdfSync('sha256', value, '', 'storygenie: drafts', 32)));
  const [now] = keys;
  if (!now) throw new TypeError('There is no secret to seal with.');
  return {
    seal(draft) {
      const content = Buffer.from(JSON.stringify(draft)).toString('base64url');
      return `${content}.${sign(content, now).toString('base64url')}`;
    },
    open(text) {
      const [content = '', signature = ''] = text.split('.');
      const given = Buffer.from(signature, 'base64url');
      const isOurs = keys.some((key) => {
        const own = sign(content, key);
        return own.length === given.length && timingSafeEqual(own, given);
      });
      return isOurs ? (JSON.parse(Buffer.from(content, 'base64url').toString('utf8')) as SealedDraft) : undefined;
    },
  };
}

function sign(content: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(content).digest();
}
