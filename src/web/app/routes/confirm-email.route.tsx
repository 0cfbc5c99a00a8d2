import { useSearchParams } from 'wouter';
import { EmailConfirmation } from '../../features/identity/email-confirmation.tsx';

export function ConfirmEmailRoute() {
  const [search] = useSearchParams();
  return <EmailConfirmation code={search.get('token') ?? ''} />;
}
