import type { AnswerOf } from "@lenscape/api/types";
import type { QueryKey } from "@tanstack/react-query";
import type { App } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { ownAnnouncements } from "#shell/live/announcements.ts";
import { fetchUnread } from "#shell/live/unread-counts.ts";
import { taskInfo } from "#shell/members/use-check-in.ts";
import { showMember } from "./member-session.ts";

type Start = AnswerOf<"memberStart">;

/**
 * Asks once what every page of a member needs, and answers with it what the page's parts ask for themselves: who I am,
 * points, check-in, unread counts, what stands on the home page. Called before the page is rendered; does nothing for a visitor, never fails.
 */
export async function startMember(app: App): Promise<void> {
  const { api, queries, session } = app;
  const token = session.token();
  if (!token) return;
  const answer = api.call("memberStart", { silent: true });
  const fill = <Part>(options: { queryKey: QueryKey }, pick: (start: Start) => Part) =>
    void queries.prefetchQuery({ ...options, queryFn: () => answer.then(pick) });
  fill(apiQuery(api, "ownInfo", { body: {}, silent: true }), ({ own }) => own);
  fill(taskInfo(api), ({ task }) => task);
  fill(apiQuery(api, "checkInInfo", { silent: true }), ({ checkIn }) => checkIn);
  fill(ownAnnouncements(api), ({ announcements }) => announcements);
  try {
    await fetchUnread(
      app,
      answer.then(({ unread }) => unread),
    );
    const { info, own } = await answer;
    if (session.token() === token) showMember(app, info, own);
  } catch {
    // A failed call has been told where that is due: what is stored stays, and the stream brings the counts.
  }
}
