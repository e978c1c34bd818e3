import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { favoriteThread, likeThread } from "#shell/session/viewer-actions.ts";
import { useAdmission, useViewerThread } from "#shell/session/viewer-state.ts";
import { type Shared, shareThread } from "#shell/sharing/share.ts";

/** What `ThreadActions` needs besides the counts: my state, and the three actions wired. A visitor is asked to log in. */
export function useThreadActs(thread: Shared) {
  const app = useApp();
  const admit = useAdmission();
  const mine = useViewerThread(thread.id);
  const [onLike, liking] = useAction(async (like: boolean) => {
    if (admit({ act: "like", id: thread.id })) await likeThread(app, thread.id, like);
  });
  const [onFavorite, keeping] = useAction(async (favorite: boolean) => {
    if (admit({ act: "favorite", id: thread.id })) await favoriteThread(app, thread.id, favorite);
  });
  const pending = (liking && "like") || (keeping && "favorite") || null;
  return { ...mine, onLike, onFavorite, onShare: () => shareThread(thread), pending } as const;
}
