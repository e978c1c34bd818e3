import { keyOf } from "@lenscape/api/tanstack-query";
import type { Circle } from "@lenscape/api/types";
import type { App } from "#lib/app.tsx";
import { joinedCircles } from "#shell/members/joined-circles.ts";
import { type CircleRelation, changeViewer } from "#shell/session/viewer-state.ts";

type CirclePage = { rows: Circle[]; total: number };

/** Writes the members of a circle into what is cached of it. */
function countMembers({ queries }: App, circleId: string, memberCount: number): void {
  const change = (circle: Circle) => (circle.id === circleId ? { ...circle, memberCount } : circle);
  queries.setQueriesData<Circle>({ queryKey: keyOf("circleDetail") }, (found) => found && change(found));
  queries.setQueriesData<CirclePage>(
    { queryKey: keyOf("circleList") },
    (page) => page && { ...page, rows: page.rows.map(change) },
  );
}

function settle(
  app: App,
  circleId: string,
  { state, memberCount }: { state: CircleRelation; memberCount: number },
) {
  changeViewer(app, (known) => ({ ...known, circles: { ...known.circles, [circleId]: state } }));
  countMembers(app, circleId, memberCount);
  void app.queries.invalidateQueries(joinedCircles(app.api));
  void app.queries.invalidateQueries({ queryKey: keyOf("circleMembers") });
}

/** Joins a circle, or asks to be let in; buttons flip after success alone. Throws `ApiError`. */
export async function joinCircle(app: App, circleId: string, reason?: string): Promise<CircleRelation> {
  const answer = await app.api.call("circleJoin", { body: { circleId, ...(reason && { reason }) } });
  settle(app, circleId, answer);
  return answer.state;
}

/** Leaves a circle, or takes the application back, like `joinCircle`. */
export async function leaveCircle(app: App, circleId: string): Promise<void> {
  settle(app, circleId, await app.api.call("circleLeave", { body: { circleId } }));
}
