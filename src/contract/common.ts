import * as z from 'zod/mini';

/** An id: a UUID, version 7 where we made it. Another's id and an unknown one are answered alike. */
export const id = z.uuid({ error: 'This is not an id.' });

/** An instant as ISO 8601 text in UTC, with milliseconds. */
export const instant = z.iso.datetime();

export const idParams = z.strictObject({ id });

export const PAGE_SIZE = 20;
export const MAX_PAGE_SIZE = 100;

/** Query of a list: newest first, `limit` at a time, going on from `cursor` (from the `Link` header). */
export const pageQuery = {
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGE_SIZE))),
  cursor: z.optional(id),
};

export const nothing = z.undefined();
