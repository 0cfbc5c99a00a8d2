import { TextLink } from '../../components/ui/text-link.tsx';
import { useUser } from './identity-context.tsx';

/** Tells somebody anonymous, on every screen, how to keep what they make. */
export function WithoutAccount({ createAccountHref }: { readonly createAccountHref: string }) {
  const user = useUser();
  if (user?.isAnonymous !== true) return null;
  return (
    <aside
      aria-label="Demo"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 rounded-md bg-accent-wash px-4 py-2"
    >
      <p className="max-sm:pt-1">
        You are trying Storygenie without an account. With one you keep your stories and add your own products.
      </p>
      <TextLink href={createAccountHref}>Create an account</TextLink>
    </aside>
  );
}
