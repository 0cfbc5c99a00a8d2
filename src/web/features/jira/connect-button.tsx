import { Button } from '../../components/ui/button.tsx';
import { FormFailure } from '../../components/ui/faces.tsx';
import { useConnect } from './use-connect.ts';

interface ConnectButtonProps {
  /** Without it nobody can be connected. */
  readonly uid: string | undefined;
  readonly label: string;
  readonly cameFrom: string | undefined;
}

/** Leads to Atlassian, where the person is asked. */
export function ConnectButton({ uid, label, cameFrom }: ConnectButtonProps) {
  const { busy, failure, connect } = useConnect(uid, cameFrom);
  return (
    <>
      <FormFailure>{failure}</FormFailure>
      <Button kind="main" disabled={uid === undefined} busy={busy} onClick={connect}>
        {busy ? 'Going to Atlassian…' : label}
      </Button>
    </>
  );
}
