import { ApiError } from "@lenscape/api/errors";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import type { App } from "#lib/app.tsx";
import { grantWish, type Wish } from "./resumed-action.ts";
import { wishText as text } from "./text.ts";
import { favoriteThread, followUser, likePost, likeThread } from "./viewer-actions.ts";

type Stated = keyof typeof text.done;

/** Whether it was so before the login: asked for, since a member who comes back may have done it long ago. */
async function isSo({ api }: App, act: Stated, id: string): Promise<boolean> {
  const ids = { threadIds: [], postIds: [], userIds: [], topicIds: [], circleIds: [] };
  const of = { like: "threadIds", favorite: "threadIds", likePost: "postIds", follow: "userIds" } as const;
  const mine = await api.call("viewerState", { body: { ...ids, [of[act]]: [id] }, silent: true });
  const known = {
    like: mine.likedThreadIds,
    favorite: mine.favoritedThreadIds,
    likePost: mine.likedPostIds,
    follow: mine.followedUserIds,
  };
  return known[act].includes(id);
}

const acts: Record<Stated, (app: App, id: string) => Promise<void>> = {
  like: (app, id) => likeThread(app, id, true),
  favorite: (app, id) => favoriteThread(app, id, true),
  likePost: (app, id) => likePost(app, id, true),
  follow: (app, id) => followUser(app, id, true),
};

const isStated = (act: Wish["act"]): act is Stated => act in acts;

/**
 * Does what a visitor logged in for and tells how it went. What only the pressed control can do is left to it
 * (`useGranted`).
 */
export async function fulfil(app: App, wish: Wish): Promise<void> {
  const { act, id, name = "" } = wish;
  if (!isStated(act)) return grantWish(wish);
  if (act === "follow" && id === app.session.state().userId) return void toast(text.own);
  try {
    const before = await isSo(app, act, id);
    // Done even so: the state and the count that the page shows become what they are.
    if (!(before && act === "follow")) await acts[act](app, id);
    const told = before ? text.alreadyDone : text.done;
    toast(fillText(told[act], { name }), { tone: "success" });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast(text.failed, { tone: "error" });
  }
}
