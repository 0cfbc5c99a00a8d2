import type { Row } from '../row.ts';
import { groupBy, mean, share, worst } from './statistics.ts';

const BAR = 0.95;

/** How often a wish was kept, over all ways of asking for it and in the worst of them. */
export function heldRow(what: string, told: readonly { readonly way: string; readonly ok: boolean }[]): Row {
  const figure = (group: readonly { readonly ok: boolean }[]): number => mean(group.map(({ ok }) => (ok ? 1 : 0)));
  const low = worst(
    groupBy(told, ({ way }) => way),
    figure,
    'low',
  );
  return {
    what,
    value: `${share(figure(told))} of ${told.length} (worst "${low.name}" ${share(low.value)})`,
    bar: '>= .950',
    ok: figure(told) >= BAR,
  };
}
