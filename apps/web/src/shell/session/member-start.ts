import type { AnswerOf } from "@lenscape/api/types";
import type { QueryKey } from "@tanstack/react-query";
import type { App } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { ownAnnouncements } from "#shell/live/announcements.ts";
import { fetchUnread } from "#shell/live/unread-counts.ts";
import { taskInfo } from "#shell/members/use-check-in.ts";
import { storeMember } from "./member-session.ts";

type Start = AnswerOf<"memberStart">;

/**
 * Fetches the data that every page of a member needs in one call and fills the queries of the page with it: account,
 * points, check-in, unread counts and announcements. Called before the page is rendered. Does nothing for a visitor and
 * never throws.
 */
export async function startMember(app: App): Promise<void> {
  const { api, queries, session } = app;
  const token = session.token();
  if (!token) return;
  const response = api.call("memberStart", { silent: true });
  const fill = <Data>(options: { queryKey: QueryKey }, pick: (start: Start) => Data) =>
    void queries.prefetchQuery({ ...options, queryFn: () => response.then(pick) });
  fill(apiQuery(api, "ownInfo", { body: {}, silent: true }), ({ own }) => own);
  fill(taskInfo(api), ({ task }) => task);
  fill(apiQuery(api, "checkInInfo", { silent: true }), ({ checkIn }) => checkIn);
  fill(ownAnnouncements(api), ({ announcements }) => announcements);
  try {
    await fetchUnread(
      app,
      response.then(({ unread }) => unread),
    );
    const { info, own } = await response;
    if (session.token() === token) storeMember(app, info, own);
  } catch {
    // The stored session stays, the event stream brings the counts, and each query fetches for itself.
  }
}
