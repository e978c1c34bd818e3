import { keyOf } from "@lenscape/api/tanstack-query";
import type { Circle } from "@lenscape/api/types";
import type { App } from "#lib/app.tsx";
import { joinedCircles } from "#shell/members/joined-circles.ts";
import { type CircleRelation, updateViewerRelations } from "#shell/session/viewer-state.ts";

type CirclePage = { rows: Circle[]; total: number };

/** Updates the member count of a circle in the cache. */
function updateMemberCount({ queries }: App, circleId: string, memberCount: number): void {
  const change = (circle: Circle) => (circle.id === circleId ? { ...circle, memberCount } : circle);
  queries.setQueriesData<Circle>({ queryKey: keyOf("circleDetail") }, (found) => found && change(found));
  queries.setQueriesData<CirclePage>(
    { queryKey: keyOf("circleList") },
    (page) => page && { ...page, rows: page.rows.map(change) },
  );
}

/** Updates the cache after the viewer has joined or left a circle. */
function updateMembership(
  app: App,
  circleId: string,
  { state, memberCount }: { state: CircleRelation; memberCount: number },
) {
  updateViewerRelations(app, (known) => ({ ...known, circles: { ...known.circles, [circleId]: state } }));
  updateMemberCount(app, circleId, memberCount);
  void app.queries.invalidateQueries(joinedCircles(app.api));
  void app.queries.invalidateQueries({ queryKey: keyOf("circleMembers") });
}

/** Joins a circle or applies for it. Not optimistic: the state changes after the response. Throws `ApiError`. */
export async function joinCircle(app: App, circleId: string, reason?: string): Promise<CircleRelation> {
  const answer = await app.api.call("circleJoin", { body: { circleId, ...(reason && { reason }) } });
  updateMembership(app, circleId, answer);
  return answer.state;
}

/** Leaves a circle or withdraws the application. Throws `ApiError`. */
export async function leaveCircle(app: App, circleId: string): Promise<void> {
  updateMembership(app, circleId, await app.api.call("circleLeave", { body: { circleId } }));
}
