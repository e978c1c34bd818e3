import type { Context, Handlers } from "../../../contract/handler.ts";
import { badInput, forbidden, notFound } from "../../../core/request-error.ts";
import type { Services } from "../../../core/services.ts";
import { hasPermission, type Viewer } from "../../../core/viewer.ts";
import { threadTexts } from "../thread/thread.rules.ts";
import { type Act, likePost } from "./act.queries.ts";

type ThreadActContext = Context<"threadThumbup" | "threadFavorite" | "threadShare">;

/** Returns an act's value and new count, and wakes the outbox worker. @throws RequestError 404 without a count */
function respond({ outbox }: Services, viewer: Viewer, value: 0 | 1, count: number | undefined) {
  if (count === undefined) notFound();
  outbox.wake(viewer.id);
  return { value, count };
}

const today = ({ clock }: Services) => clock.day(clock.now());

/** Performs an act on a thread, or undoes it. */
async function actOnThread(context: ThreadActContext, act: Act, threadId: string, value: 0 | 1) {
  const { viewer, request } = context;
  const kind = { act, value, day: today(context) };
  const count = await request.server.acts.run(kind, { userId: viewer.id, threadId });
  return respond(context, viewer, value, count);
}

/** Handlers for likes, favourites, shares and opened threads. All can be repeated without counting twice. */
export const actHandlers = {
  async threadThumbup(context) {
    const { db, viewer, body } = context;
    const { threadId, postId, value = 1 } = body;
    if (!hasPermission(viewer, "thread.like")) forbidden();
    if (threadId && !postId) return actOnThread(context, "like", threadId, value);
    const actor = { userId: viewer.id, day: today(context) };
    if (postId && !threadId) return respond(context, viewer, value, await likePost(db, actor, postId, value));
    badInput(threadTexts.target);
  },

  threadFavorite: (context) =>
    actOnThread(context, "favorite", context.body.threadId, context.body.value ?? 1),

  async threadShare(context) {
    const { count } = await actOnThread(context, "share", context.body.threadId, 1);
    return { value: 1, count };
  },

  async threadBrowse(context) {
    await actOnThread(context, "browse", context.body.threadId, 1);
  },
} satisfies Pick<Handlers, "threadThumbup" | "threadFavorite" | "threadShare" | "threadBrowse">;
