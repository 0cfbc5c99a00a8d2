import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { root, type Outcome } from './checks.ts';

interface Advice {
  readonly severity?: string;
  readonly via?: readonly (string | { readonly title?: string; readonly url?: string })[];
  readonly isDirect?: boolean;
}

interface AuditReport {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
  readonly vulnerabilities?: Readonly<Record<string, Advice>>;
  readonly message?: string;
  readonly error?: { readonly summary?: string };
}

/** What is known of the packages that the product runs on: their serious faults, or why nobody could be asked. */
export type Advisories = { readonly serious: readonly string[] } | { readonly notAsked: string };

/** Reads what `npm audit --json` printed. */
export function readAudit(printed: string): Advisories {
  let report: AuditReport;
  try {
    report = JSON.parse(printed) as AuditReport;
  } catch {
    return { notAsked: 'npm printed no report' };
  }
  if (!report.metadata?.vulnerabilities) {
    return { notAsked: report.error?.summary || report.message || 'the registry gave no report' };
  }
  const found = Object.entries(report.vulnerabilities ?? {});
  return {
    serious: found
      .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
      .map(([name, { severity, via = [] }]) => {
        const titles = via.map((one) => (typeof one === 'string' ? `by way of ${one}` : `${one.title} ${one.url}`));
        return `${name} (${severity}): ${titles.join('; ')}`;
      }),
  };
}

/**
 * Asks npm's registry for known faults of the packages that run in production. A serious one is a failure. Where the
 * registry cannot be asked nothing is known: that is said, and counts neither as passed nor as failed.
 */
export async function auditPackages(): Promise<Outcome> {
  const started = performance.now();
  const npm = spawn('npm', ['audit', '--omit=dev', '--audit-level=high', '--json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 60_000,
    shell: process.platform === 'win32',
  });
  const gone = new Promise<string>((resolve) => void npm.once('error', () => resolve('')));
  const advisories = readAudit(await Promise.race([text(npm.stdout), gone]));
  const seconds = (performance.now() - started) / 1_000;
  if ('notAsked' in advisories) {
    console.log(`Packages were not audited: ${advisories.notAsked}.`);
    return { name: 'audit of packages: not asked', seconds, passed: 0, failed: 0 };
  }
  const failures = advisories.serious.map((reason) => ({ name: 'audit of packages', reason }));
  const failed = failures.length;
  return { name: 'audit of packages', seconds, passed: failed === 0 ? 1 : 0, failed, failures };
}
