import { TextLink } from '../../components/ui/text-link.tsx';
import { useUser } from './identity-context.tsx';

/** Tells somebody anonymous, on every screen, how to keep what they make. */
export function WithoutAccount({ createAccountHref }: { readonly createAccountHref: string }) {
  const user = useUser();
  if (user?.isAnonymous !== true) return null;
  return (
    <aside aria-label="Demo" className="mb-6 rounded-md bg-accent-wash px-4 py-2">
      You are trying Storygenie without an account. <TextLink href={createAccountHref}>Create an account</TextLink> to
      keep your stories and to add your own products.
    </aside>
  );
}
