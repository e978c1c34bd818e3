import { ApiError } from "@lenscape/api/errors";
import { useRef, useState } from "react";
import { CLICK_LOCK_MS } from "#config/timing.ts";
import { useApp } from "#lib/app.tsx";
import { likePost } from "#shell/session/viewer-actions.ts";
import { useRequireLogin } from "#shell/session/viewer-state.ts";

/**
 * Returns the action that likes a comment or reply, and the IDs in progress. The lock of 1000 ms (CONST-007) is per
 * comment, so that several comments can be liked in quick succession.
 */
export function useCommentLikes() {
  const app = useApp();
  const admit = useRequireLogin();
  const lockedUntil = useRef(new Map<string, number>());
  const [pendingIds, setPendingIds] = useState<readonly string[]>([]);
  async function like(id: string, value: boolean): Promise<void> {
    const now = Date.now();
    if (
      pendingIds.includes(id) ||
      now < (lockedUntil.current.get(id) ?? 0) ||
      !admit({ action: "likePost", id })
    )
      return;
    lockedUntil.current.set(id, now + CLICK_LOCK_MS);
    setPendingIds((before) => [...before, id]);
    try {
      await likePost(app, id, value);
    } catch (error) {
      // The client has already shown a toast for a failed call.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setPendingIds((before) => before.filter((pending) => pending !== id));
    }
  }
  return { like, pendingIds };
}
