import type { Api } from "@lenscape/api/client";
import { apiQuery } from "#lib/query.ts";

/** Query of a thread with its text. */
export const threadTextQuery = (api: Api, threadId: string) =>
  apiQuery(api, "threadDetail", { query: { threadId }, silent: true });
