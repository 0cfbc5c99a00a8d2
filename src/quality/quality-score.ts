import type { Finding, Severity } from './findings.ts';

const COST: Record<Severity, number> = { error: 40, warning: 12, hint: 4 };

/** 100 without findings, less for each rule that is broken (not for each place), 0 at worst. */
export function qualityScore(findings: readonly Finding[]): number {
  const worst = new Map(findings.map((finding) => [finding.rule, COST[finding.severity]]));
  let score = 100;
  for (const cost of worst.values()) score -= cost;
  return Math.max(0, score);
}
