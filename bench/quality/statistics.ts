/** The mean; 1 for nothing, as all figures here are shares of what is well. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The value below which a `share` of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function groupBy<T>(values: readonly T[], key: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) {
    const name = key(value);
    groups.set(name, [...(groups.get(name) ?? []), value]);
  }
  return groups;
}

/** The group with the lowest (or highest) figure, with that figure. */
export function worst<T>(
  groups: ReadonlyMap<string, T[]>,
  figure: (group: T[]) => number,
  bad: 'low' | 'high',
): { name: string; value: number } {
  const sign = bad === 'low' ? 1 : -1;
  const [first] = [...groups]
    .map(([name, group]) => ({ name, value: figure(group) }))
    .toSorted((a, b) => sign * (a.value - b.value));
  return first ?? { name: '-', value: Number.NaN };
}

export const share = (value: number): string => value.toFixed(3).replace(/^0(?=\.)/u, '');
export const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;
