/** A page of a list for SQL. */
export interface Page {
  limit: number;
  offset: number;
}

/** Converts a page of the contract (from 1; 10 rows by default) to limit and offset. */
export function pageOf(query: { pageNum?: number; pageSize?: number } | undefined): Page {
  const limit = query?.pageSize ?? 10;
  return { limit, offset: ((query?.pageNum ?? 1) - 1) * limit };
}

/** Returns the ID in the keyword of a search for names; undefined for other keywords. */
export const parseId = (keyWord: string): string | undefined => /^[1-9]\d{0,17}$/.exec(keyWord)?.[0];
