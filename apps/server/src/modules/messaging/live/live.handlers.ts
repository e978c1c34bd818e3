import type { Handlers } from "../../../contract/handler.ts";

/** What is pushed to open pages. */
export const liveHandlers = {
  liveStream: ({ viewer, query, request }) => request.server.live.open(viewer, query.threadId),
} satisfies Pick<Handlers, "liveStream">;
