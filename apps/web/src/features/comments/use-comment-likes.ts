import { ApiError } from "@lenscape/api/errors";
import { useRef, useState } from "react";
import { CLICK_LOCK } from "#config/timing.ts";
import { useApp } from "#lib/app.tsx";
import { likePost } from "#shell/session/viewer-actions.ts";
import { useAdmission } from "#shell/session/viewer-state.ts";

/**
 * Likes comments and replies: gives the action and the ids that are in progress. Each target has its own lock of 1000
 * ms (CONST-007), so that several can be liked one after another.
 */
export function useLikes() {
  const app = useApp();
  const admit = useAdmission();
  const lockedUntil = useRef(new Map<string, number>());
  const [pendingIds, setPendingIds] = useState<readonly string[]>([]);
  async function like(id: string, value: boolean): Promise<void> {
    const now = Date.now();
    if (
      pendingIds.includes(id) ||
      now < (lockedUntil.current.get(id) ?? 0) ||
      !admit({ act: "likePost", id })
    )
      return;
    lockedUntil.current.set(id, now + CLICK_LOCK);
    setPendingIds((before) => [...before, id]);
    try {
      await likePost(app, id, value);
    } catch (error) {
      // A failed call has been told already.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setPendingIds((before) => before.filter((pending) => pending !== id));
    }
  }
  return { like, pendingIds };
}
