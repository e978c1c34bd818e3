import type { Handlers } from "../../../contract/handler.ts";

/** Event stream for open pages. */
export const liveHandlers = {
  liveStream: ({ viewer, query, request }) => request.server.live.open(viewer, query.threadId),
} satisfies Pick<Handlers, "liveStream">;
