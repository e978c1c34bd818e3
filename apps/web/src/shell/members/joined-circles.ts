import type { Api } from "@lenscape/api/client";
import { apiQuery } from "#lib/query.ts";

/** Maximum number of joined circles that are loaded. */
const MAX_CIRCLES = 100;

/** Query of the viewer's circles with their unread posts, the most active of today first. */
export const joinedCircles = (api: Api) =>
  apiQuery(api, "circleMine", { query: { pageNum: 1, pageSize: MAX_CIRCLES } });
