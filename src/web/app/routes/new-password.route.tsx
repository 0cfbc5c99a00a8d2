import { useSearchParams } from 'wouter';
import { ExpiredLink, NewPasswordForm } from '../../features/identity/new-password-form.tsx';

export function NewPasswordRoute() {
  const [search] = useSearchParams();
  const code = search.get('token') ?? '';
  return code === '' ? <ExpiredLink /> : <NewPasswordForm code={code} />;
}
