/** A page of a list for SQL. */
export interface Page {
  limit: number;
  offset: number;
}

/** Maximum offset of a page. PostgreSQL reads and discards every row before it. */
export const MAX_OFFSET = 100_000;

/**
 * Converts a page of the contract (from 1; 10 rows by default) to limit and offset. A page beyond `MAX_OFFSET` has the
 * limit 0, for which PostgreSQL reads no row.
 */
export function pageOf(query: { pageNum?: number; pageSize?: number } | undefined): Page {
  const limit = query?.pageSize ?? 10;
  const offset = ((query?.pageNum ?? 1) - 1) * limit;
  return offset > MAX_OFFSET ? { limit: 0, offset: MAX_OFFSET } : { limit, offset };
}

/** Returns the ID in the keyword of a search for names; undefined for other keywords. */
export const parseId = (keyWord: string): string | undefined => /^[1-9]\d{0,17}$/.exec(keyWord)?.[0];
