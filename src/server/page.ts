/** One page of a list, newest first; `next` is the cursor of the page behind it. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | undefined;
}

/** Makes a page of `limit` items from a query that asked for one more: the one more tells that there is a next page. */
export function takePage<Item extends { readonly id: string }>(rows: readonly Item[], limit: number): Page<Item> {
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? items.at(-1)?.id : undefined };
}
