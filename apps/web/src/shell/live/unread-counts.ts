import type { UnreadSummary } from "@lenscape/api/types";
import { type QueryClient, skipToken, useQuery } from "@tanstack/react-query";
import { UNREAD_TICK } from "#config/timing.ts";
import { type App, useMember } from "#lib/app.tsx";
import { refreshMember } from "#shell/session/member-session.ts";

/** What the badge shows: the sum of the three counts (STATE-048). */
export const unreadSum = (
  counts: Pick<UnreadSummary, "unreadNotifications" | "dialogNotifications" | "systemNotifications">,
): number => counts.unreadNotifications + counts.dialogNotifications + counts.systemNotifications;

/** One entry for each session: what is new to me says nothing about who signs in next. */
const countsKey = (token: string) => ["unread", token];

/** The turns in which a session's counts were asked for and shown: an answer that was overtaken says nothing any more. */
interface Turns {
  token: string;
  asked: number;
  shown: number;
}

const turnsOf = new WeakMap<QueryClient, Turns>();

/** Whether the counts of the present session have been asked for. */
export const isUnreadAsked = ({ queries, session }: App): boolean =>
  turnsOf.get(queries)?.token === session.token();

/**
 * Asks how much is unread and shows it everywhere; after an act of one's own the badge is right at once. What the
 * server has `told` by itself, or tells with another answer, is not asked for.
 */
export async function fetchUnread(app: App, told?: UnreadSummary | Promise<UnreadSummary>): Promise<void> {
  const { api, queries, session } = app;
  const token = session.token();
  if (!token) return;
  let turns = turnsOf.get(queries);
  if (turns?.token !== token) turns = { token, asked: 0, shown: 0 };
  turnsOf.set(queries, turns);
  turns.asked += 1;
  const turn = turns.asked;
  const counts = await (told ??
    api.call("unreadNotification", { body: { tick: UNREAD_TICK }, silent: true }));
  if (turn < turns.shown || session.token() !== token) return;
  turns.shown = turn;
  const before = queries.getQueryData<UnreadSummary>(countsKey(token));
  queries.setQueryData<UnreadSummary>(countsKey(token), counts);
  // Another group, a mute and its end come with a system notice: what one may is asked for again.
  if (before && counts.systemNotifications > before.systemNotifications) await refreshMember(app);
}

/** What is unread, as last heard; the same object until something changes, undefined before the first answer. */
export function useUnreadCounts(): UnreadSummary | undefined {
  const { token } = useMember();
  return useQuery<UnreadSummary>({
    queryKey: countsKey(token),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
