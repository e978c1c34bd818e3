import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { favoriteThread, likeThread } from "#shell/session/viewer-actions.ts";
import { useRequireLogin, useViewerThread } from "#shell/session/viewer-state.ts";
import { type SharedThread, shareThread } from "#shell/sharing/share.ts";

/** Returns the props of `ThreadActions` besides the counts: the viewer's state and actions. Asks visitors to log in. */
export function useThreadActions(thread: SharedThread) {
  const app = useApp();
  const requireLogin = useRequireLogin();
  const viewerState = useViewerThread(thread.id);
  const [onLike, liking] = useAction(async (like: boolean) => {
    if (requireLogin({ action: "like", id: thread.id })) await likeThread(app, thread.id, like);
  });
  const [onFavorite, favoriting] = useAction(async (favorite: boolean) => {
    if (requireLogin({ action: "favorite", id: thread.id })) await favoriteThread(app, thread.id, favorite);
  });
  const pending = (liking && "like") || (favoriting && "favorite") || null;
  return { ...viewerState, onLike, onFavorite, onShare: () => shareThread(thread), pending } as const;
}
