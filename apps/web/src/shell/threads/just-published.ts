import type { Api } from "@lenscape/api/client";
import { apiQuery } from "#lib/query.ts";

/** What a page hears of a thread that was just published on the way to it, as the state of its address. */
export interface JustPublished {
  published: string;
  /** My newest entry of points before; empty for none, undefined where it is not known. */
  since?: string;
}

const NEWEST = 10;

/** My newest entries of points. */
export const newestEntries = (api: Api) =>
  apiQuery(api, "pointsList", { query: { pageNum: 1, pageSize: NEWEST }, silent: true });

/** What I gained after an entry, of the newest first. */
export function gainedSince(
  rows: readonly { id: string; changeType: 1 | 2; points: number }[],
  since: string,
): number {
  const at = rows.findIndex(({ id }) => id === since);
  const fresh = at < 0 ? rows : rows.slice(0, at);
  return fresh.filter(({ changeType }) => changeType === 1).reduce((sum, { points }) => sum + points, 0);
}
