import { Mail } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';

/** The ways to sign in; each leads on to its own step. */
export function LoginChooser({ onEmail }: { readonly onEmail: () => void }) {
  return (
    <Button kind="main" className="w-full" onClick={onEmail}>
      <Mail aria-hidden="true" />
      Continue with Email
    </Button>
  );
}
