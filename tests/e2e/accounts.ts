import { randomUUID } from 'node:crypto';

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** An account that nobody has yet. */
export function newAccount(): Account {
  return { email: `${randomUUID().slice(0, 13)}@example.com`, password: 'Quiet-river-42' };
}
