import { v7 } from 'uuid';

/** A new UUIDv7: later ids of one process sort behind earlier ones, so that an id is a paging cursor too. */
export function newId(): string {
  return v7();
}
