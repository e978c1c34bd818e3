import { useEffect } from "react";
import { useApp } from "#lib/app.tsx";
import { joinedCircles } from "#shell/members/joined-circles.ts";
import { useViewerCircle } from "#shell/session/viewer-state.ts";

/** Marks a joined circle as seen when it is opened. Ignores failures, because only a badge depends on it. */
export function useMarkCircleSeen(circleId: string): void {
  const { api, queries } = useApp();
  const isJoined = useViewerCircle(circleId) === "joined";
  useEffect(() => {
    if (!isJoined) return;
    api
      .call("circleSeen", { body: { circleId }, silent: true })
      .then(() => queries.invalidateQueries(joinedCircles(api)))
      .catch(() => {});
  }, [api, queries, circleId, isJoined]);
}
