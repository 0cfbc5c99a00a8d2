import { useConnection } from './use-connection.ts';

/** Keeps this browser's store of the connection up to date on every screen of the portal; shows nothing. */
export function KeepConnection({ uid }: { readonly uid: string }) {
  useConnection(uid);
  return null;
}
