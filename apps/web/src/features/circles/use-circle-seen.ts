import { useEffect } from "react";
import { useApp } from "#lib/app.tsx";
import { joinedCircles } from "#shell/members/joined-circles.ts";
import { useViewerCircle } from "#shell/session/viewer-state.ts";

/** Says, once a circle of mine is open, that I have seen what is in it. A failure costs a number, nothing is reported. */
export function useSeen(circleId: string): void {
  const { api, queries } = useApp();
  const joined = useViewerCircle(circleId) === "joined";
  useEffect(() => {
    if (!joined) return;
    api
      .call("circleSeen", { body: { circleId }, silent: true })
      .then(() => queries.invalidateQueries(joinedCircles(api)))
      .catch(() => {});
  }, [api, queries, circleId, joined]);
}
