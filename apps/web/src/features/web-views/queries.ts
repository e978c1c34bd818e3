import type { Api } from "@lenscape/api/client";
import { apiQuery } from "#lib/query.ts";

/** A thread as anyone reads it. */
export const reading = (api: Api, threadId: string) =>
  apiQuery(api, "threadDetail", { query: { threadId }, silent: true });
