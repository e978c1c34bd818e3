/** A page as SQL wants it. */
export interface Page {
  limit: number;
  offset: number;
}

/** Turns a page of the contract (from 1; 10 rows by default) into what SQL wants. */
export function pageOf(query: { pageNum?: number; pageSize?: number } | undefined): Page {
  const limit = query?.pageSize ?? 10;
  return { limit, offset: ((query?.pageNum ?? 1) - 1) * limit };
}

/** The id that somebody typed into a search for names; undefined for other words. */
export const idIn = (keyWord: string): string | undefined => /^[1-9]\d{0,17}$/.exec(keyWord)?.[0];
