import type { Handlers } from "../../../contract/handler.ts";
import { hiddenIds, hideThread, showThread } from "./recommend.queries.ts";

/** As many as a page of recommendations could ever show again. */
const HIDDEN_TOLD = 500;

/** What a member does not want to see among the recommendations. Both acts may be repeated. */
export const recommendHandlers = {
  async recommendHide({ db, viewer, body: { threadId, value } }) {
    await (value === 1 ? hideThread : showThread)(db, viewer.id, threadId);
  },

  async recommendHidden({ db, viewer }) {
    return { threadIds: await hiddenIds(db, viewer.id, HIDDEN_TOLD) };
  },
} satisfies Pick<Handlers, "recommendHide" | "recommendHidden">;
