/** What goes along to the sign-in with somebody whose session is over without their having logged out in this tab. */
export interface SessionEnd {
  /** `visit`: they had no account. */
  readonly ended: 'session' | 'visit';
}

const WORDS: Record<SessionEnd['ended'], string> = {
  session: 'You have been signed out. Log in again to go on.',
  visit: 'Your visit without an account has ended. Log in, or create an account, to go on.',
};

/** Says why the sign-in stands there all of a sudden. */
export function SessionEndNotice({ ended }: SessionEnd) {
  return (
    <p role="alert" className="rounded-md border border-line bg-sheet px-4 py-3">
      {WORDS[ended]}
    </p>
  );
}
