import type { Context, Handlers } from "../../../contract/handler.ts";
import { badInput, forbidden, notFound } from "../../../core/request-error.ts";
import type { Services } from "../../../core/services.ts";
import { hasPermission, type Viewer } from "../../../core/viewer.ts";
import { threadTexts } from "../thread/thread.rules.ts";
import { type Act, likePost } from "./act.queries.ts";

type OnThread = Context<"threadThumbup" | "threadFavorite" | "threadShare">;

/** What an act has come to; what it brings about follows. */
function counted({ outbox }: Services, viewer: Viewer, value: 0 | 1, count: number | undefined) {
  if (count === undefined) notFound();
  outbox.wake(viewer.id);
  return { value, count };
}

const today = ({ clock }: Services) => clock.day(clock.now());

/** An act on a thread, or taking it back. */
async function onThread(context: OnThread, act: Act, threadId: string, value: 0 | 1) {
  const { viewer, request } = context;
  const kind = { act, value, day: today(context) };
  const count = await request.server.acts.run(kind, { userId: viewer.id, threadId });
  return counted(context, viewer, value, count);
}

/** Likes, favourites and shares: each takes the new value and may be repeated. And that a thread was opened. */
export const actHandlers = {
  async threadThumbup(context) {
    const { db, viewer, body } = context;
    const { threadId, postId, value = 1 } = body;
    if (!hasPermission(viewer, "thread.like")) forbidden();
    if (threadId && !postId) return onThread(context, "like", threadId, value);
    const actor = { userId: viewer.id, day: today(context) };
    if (postId && !threadId) return counted(context, viewer, value, await likePost(db, actor, postId, value));
    badInput(threadTexts.target);
  },

  threadFavorite: (context) => onThread(context, "favorite", context.body.threadId, context.body.value ?? 1),

  async threadShare(context) {
    const { count } = await onThread(context, "share", context.body.threadId, 1);
    return { value: 1, count };
  },

  async threadBrowse(context) {
    await onThread(context, "browse", context.body.threadId, 1);
  },
} satisfies Pick<Handlers, "threadThumbup" | "threadFavorite" | "threadShare" | "threadBrowse">;
