import type { Handlers } from "../../contract/handler.ts";
import { badInput, forbidden, notFound } from "../../core/request-error.ts";
import type { Services } from "../../core/services.ts";
import { hasPermission, type Viewer } from "../../core/viewer.ts";
import { type Actor, actOnThread, likePost } from "./act-queries.ts";
import { threadTexts } from "./rules.ts";

const actorOf = ({ clock }: Services, viewer: Viewer): Actor => ({
  userId: viewer.id,
  day: clock.day(clock.now()),
});

/** What an act has come to; what it brings about follows. */
function counted({ outbox }: Services, viewer: Viewer, value: 0 | 1, count: number | undefined) {
  if (count === undefined) notFound();
  outbox.wake(viewer.id);
  return { value, count };
}

/** Likes, favourites and shares: each takes the new value and may be repeated. */
export const actHandlers = {
  async threadThumbup(context) {
    const { db, viewer, body } = context;
    const { threadId, postId, value = 1 } = body;
    if (!hasPermission(viewer, "thread.like")) forbidden();
    const actor = actorOf(context, viewer);
    if (threadId && !postId)
      return counted(context, viewer, value, await actOnThread(db, actor, threadId, "like", value));
    if (postId && !threadId) return counted(context, viewer, value, await likePost(db, actor, postId, value));
    badInput(threadTexts.target);
  },

  async threadFavorite(context) {
    const { db, viewer, body } = context;
    const { threadId, value = 1 } = body;
    const actor = actorOf(context, viewer);
    return counted(context, viewer, value, await actOnThread(db, actor, threadId, "favorite", value));
  },

  async threadShare(context) {
    const { db, viewer, body } = context;
    const actor = actorOf(context, viewer);
    const { count } = counted(context, viewer, 1, await actOnThread(db, actor, body.threadId, "share", 1));
    return { value: 1, count };
  },
} satisfies Pick<Handlers, "threadThumbup" | "threadFavorite" | "threadShare">;
