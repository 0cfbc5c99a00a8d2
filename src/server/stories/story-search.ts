import { sql, type Kysely, type RawBuilder } from 'kysely';
import { prepareQuery } from '../db/prepared-query.ts';
import type { Database } from '../db/tables.ts';

/** Of more words only the longest are looked for: enough to find the story that somebody pastes whole. */
const WORDS_MAX = 20;
/** The newest products whose names are looked at: with all of them for each word, SQLite's 32,766 parameters suffice. */
const PRODUCTS_MAX = 1_000;

/** Stories that have each word of a search in their headline, their story or the name of their product. */
export async function foundBy(db: Kysely<Database>, ownerId: string, search: string): Promise<RawBuilder<boolean>> {
  const products = await listNames(db, { ownerId });
  const conditions = wordsOf(search).map((word) => {
    const named = products.filter(({ name }) => name.toLowerCase().includes(word)).map(({ id }) => id);
    const inText = contains('story.searchText', word);
    // Where no product is called so, the search is the one in the text alone, and as quick.
    return named.length === 0 ? inText : sql`(${inText} or ${sql.ref('story.productId')} in (${sql.join(named)}))`;
  });
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const listNames = prepareQuery((db, values: { ownerId: string }) =>
  db
    .selectFrom('product')
    .select(['id', 'name'])
    .where('ownerId', '=', values.ownerId)
    .orderBy('id', 'desc')
    .limit(PRODUCTS_MAX),
);

/**
 * In lower case, the longest first; what stands in quotation marks is one, also before the second mark is typed. Words within
 * others add nothing, nor do marks beside words.
 */
function wordsOf(search: string): string[] {
  const found = search.toLowerCase().matchAll(/["“”„]([^"“”„]*[^"“”„\s][^"“”„]*)(?:["“”„]|$)|\S+/gu);
  const words = Array.from(found, ([whole, phrase]) => (phrase ?? whole).trim());
  const telling = words.filter((word) => /[^"“”„]/u.test(word));
  const all = [...new Set(telling.length > 0 ? telling : words)].toSorted((one, other) => other.length - one.length);
  return all.filter((word, index) => !all.slice(0, index).some((longer) => longer.includes(word))).slice(0, WORDS_MAX);
}

// `%`, `_` and `\\` in a search stand for themselves; SQLite has no escape character unless one is named.
function contains(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.replace(/[%_\\]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
