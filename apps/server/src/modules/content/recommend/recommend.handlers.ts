import type { Handlers } from "../../../contract/handler.ts";
import { hideThread, listHiddenIds, showThread } from "./recommend.queries.ts";

/** Maximum number of hidden threads in the response. */
const MAX_HIDDEN = 500;

/** Handlers for the threads that a member hides from the recommendations. Hiding and showing are idempotent. */
export const recommendHandlers = {
  async recommendHide({ db, viewer, body: { threadId, value } }) {
    await (value === 1 ? hideThread : showThread)(db, viewer.id, threadId);
  },

  async recommendHidden({ db, viewer }) {
    return { threadIds: await listHiddenIds(db, viewer.id, MAX_HIDDEN) };
  },
} satisfies Pick<Handlers, "recommendHide" | "recommendHidden">;
