import { ApiError } from "@lenscape/api/errors";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import type { App } from "#lib/app.tsx";
import { dispatchResumedAction, type ResumedAction } from "./resumed-action.ts";
import { loginPromptText as text } from "./text.ts";
import { favoriteThread, followUser, likePost, likeThread } from "./viewer-actions.ts";

/** Actions that set a relation of the member, which can be done without the control that was pressed. */
type RelationAction = keyof typeof text.done;

/** Fetches whether the relation exists already, because the member may have set it long ago. */
async function hasRelation({ api }: App, action: RelationAction, id: string): Promise<boolean> {
  const noIds = { threadIds: [], postIds: [], userIds: [], topicIds: [], circleIds: [] };
  const idFields = {
    like: "threadIds",
    favorite: "threadIds",
    likePost: "postIds",
    follow: "userIds",
  } as const;
  const state = await api.call("viewerState", { body: { ...noIds, [idFields[action]]: [id] }, silent: true });
  const relatedIds = {
    like: state.likedThreadIds,
    favorite: state.favoritedThreadIds,
    likePost: state.likedPostIds,
    follow: state.followedUserIds,
  };
  return relatedIds[action].includes(id);
}

const relationActions: Record<RelationAction, (app: App, id: string) => Promise<void>> = {
  like: (app, id) => likeThread(app, id, true),
  favorite: (app, id) => favoriteThread(app, id, true),
  likePost: (app, id) => likePost(app, id, true),
  follow: (app, id) => followUser(app, id, true),
};

const isRelationAction = (action: ResumedAction["action"]): action is RelationAction =>
  action in relationActions;

/**
 * Performs the action that a visitor logged in for and shows the result in a toast. Actions that need the pressed control
 * are dispatched to it (`useResumedAction`).
 */
export async function resumeAction(app: App, resumed: ResumedAction): Promise<void> {
  const { action, id, name = "" } = resumed;
  if (!isRelationAction(action)) return dispatchResumedAction(resumed);
  if (action === "follow" && id === app.session.state().userId) return void toast(text.own);
  try {
    const wasRelated = await hasRelation(app, action, id);
    // Repeating a like is harmless and updates the state and count on the page.
    if (!(wasRelated && action === "follow")) await relationActions[action](app, id);
    const messages = wasRelated ? text.alreadyDone : text.done;
    toast(fillText(messages[action], { name }), { tone: "success" });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast(text.failed, { tone: "error" });
  }
}
