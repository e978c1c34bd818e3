import type { Api } from "@lenscape/api/client";
import { apiQuery } from "#lib/query.ts";

/** History state of the page that opens after publishing a thread. */
export interface JustPublished {
  published: string;
  /** ID of the newest points entry before publishing; empty for none, undefined if unknown. */
  since?: string;
}

const PAGE_SIZE = 10;

/** Query of the viewer's newest points entries. */
export const newestPointsEntries = (api: Api) =>
  apiQuery(api, "pointsList", { query: { pageNum: 1, pageSize: PAGE_SIZE }, silent: true });

/** Returns the sum of the points gained after an entry. Takes the entries with the newest first. */
export function sumPointsSince(
  rows: readonly { id: string; changeType: 1 | 2; points: number }[],
  since: string,
): number {
  const index = rows.findIndex(({ id }) => id === since);
  const newer = index < 0 ? rows : rows.slice(0, index);
  return newer.filter(({ changeType }) => changeType === 1).reduce((sum, { points }) => sum + points, 0);
}
