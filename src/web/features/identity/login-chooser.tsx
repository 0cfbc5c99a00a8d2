import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { EarlyButton } from '../../components/ui/early-button.tsx';

interface LoginChooserProps {
  readonly onEmail: () => void;
  /** The person is about to: time to fetch what comes then. */
  readonly onEmailAhead: () => void;
  /** The other way in, where there is one. */
  readonly other?: ReactNode;
}

/** The ways to sign in; each leads on to its own step. */
export function LoginChooser({ onEmail, onEmailAhead, other }: LoginChooserProps) {
  return (
    <>
      <EarlyButton
        kind="main"
        className="w-full"
        onClick={onEmail}
        onPointerEnter={onEmailAhead}
        onFocus={onEmailAhead}
      >
        <Mail aria-hidden="true" />
        Continue with Email
      </EarlyButton>
      {other && (
        <>
          <p className="flex items-center gap-3 text-caption text-faint before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
            Or
          </p>
          {other}
        </>
      )}
    </>
  );
}
