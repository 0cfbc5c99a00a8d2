import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { messageOf } from '../../lib/problem-error.ts';
import { useToast } from './toast.tsx';

interface LedOnProps {
  readonly to: string;
  /** Why what was asked for is not shown. */
  readonly error: unknown;
}

/** Stands where something cannot be shown: leads to its list, and says why. */
export function LedOn({ to, error }: LedOnProps) {
  const toast = useToast();
  useEffect(() => toast(messageOf(error)), [toast, error]);
  return <Redirect to={to} replace />;
}
