import { SHOW } from './action.ts';
import type { ListOfItems } from './headed-list.ts';
import type { People } from './people.ts';
import { type Kind, toldItem, WHY } from './told-items.ts';

/** The items of a list as they were written, and with the thing above them where they only say how it is. */
export interface Items {
  readonly heading: string;
  readonly written: readonly string[];
  readonly items: readonly string[];
  readonly kinds: readonly Kind[];
}

/** A wish and what all items but one say beside it. */
export function listOf(
  main: string,
  { heading, written, items, kinds }: Items,
  people: People,
  { all = items, without = -1, name }: { all?: readonly string[]; without?: number; name?: string | undefined } = {},
): { readonly text: string; readonly list: ListOfItems } {
  const others = all.flatMap((item, at) =>
    at === without
      ? []
      : [{ item, kind: kinds[at] ?? 'name', as: items[at] === written[at] ? item : (written[at] ?? item) }],
  );
  const isShown = SHOW.test(items[0]?.split(' ')[0] ?? '');
  return {
    text: main,
    list: {
      heading: name,
      items: others.map(({ as }) => as),
      deeds: others.flatMap(({ item, kind }) => (kind === 'order' ? [item.slice(0, WHY.exec(item)?.index)] : [])),
      told: others.flatMap(({ item, kind }) => toldItem(item, heading, isShown, people, kind) ?? []),
    },
  };
}
