import { createHash, randomBytes } from 'node:crypto';

/** A name or secret that nobody can guess. */
export function newName(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret that has only to be known again. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
