/** A wisp of smoke above its lamp, and the first letter of the name. */
function Logo({ className = 'size-6' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <path
        d="M20.5 8.5c-3-2-8-1.2-8 2.3 0 4.4 8.5 3 8.5 7.4 0 3.3-4.6 4.3-8.5 2.3M9 25.5h14"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The product's logo and name. */
export function Brand() {
  return (
    <span className="flex items-center gap-2.5 font-semibold tracking-tight">
      <Logo />
      Storygenie
    </span>
  );
}
