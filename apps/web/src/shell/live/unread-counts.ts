import type { UnreadSummary } from "@lenscape/api/types";
import { type QueryClient, skipToken, useQuery } from "@tanstack/react-query";
import { UNREAD_POLL_SECONDS } from "#config/timing.ts";
import { type App, useMember } from "#lib/app.tsx";
import { refreshMember } from "#shell/session/member-session.ts";

/** Returns the number on the badge: the sum of the three counts (STATE-048). */
export const sumUnread = (
  counts: Pick<UnreadSummary, "unreadNotifications" | "dialogNotifications" | "systemNotifications">,
): number => counts.unreadNotifications + counts.dialogNotifications + counts.systemNotifications;

/** Query key by session, because the counts must not be shown to the next member who logs in. */
const countsKey = (token: string) => ["unread", token];

/** Sequence numbers of a session's requests, to discard responses that arrive out of order. */
interface RequestSequence {
  token: string;
  requested: number;
  applied: number;
}

const sequences = new WeakMap<QueryClient, RequestSequence>();

/** Whether the counts of the current session have been requested. */
export const hasFetchedUnread = ({ queries, session }: App): boolean =>
  sequences.get(queries)?.token === session.token();

/**
 * Fetches the unread counts and stores them in the query cache.
 * @param known counts that the server has sent in a live event or another response, instead of a request
 */
export async function fetchUnread(app: App, known?: UnreadSummary | Promise<UnreadSummary>): Promise<void> {
  const { api, queries, session } = app;
  const token = session.token();
  if (!token) return;
  let sequence = sequences.get(queries);
  if (sequence?.token !== token) sequence = { token, requested: 0, applied: 0 };
  sequences.set(queries, sequence);
  sequence.requested += 1;
  const number = sequence.requested;
  const counts = await (known ??
    api.call("unreadNotification", { body: { tick: UNREAD_POLL_SECONDS }, silent: true }));
  if (number < sequence.applied || session.token() !== token) return;
  sequence.applied = number;
  const before = queries.getQueryData<UnreadSummary>(countsKey(token));
  queries.setQueryData<UnreadSummary>(countsKey(token), counts);
  // A changed group or mute sends a system notification, so the permissions are refetched.
  if (before && counts.systemNotifications > before.systemNotifications) await refreshMember(app);
}

/** Returns the latest unread counts, or undefined before the first response. */
export function useUnreadCounts(): UnreadSummary | undefined {
  const { token } = useMember();
  return useQuery<UnreadSummary>({
    queryKey: countsKey(token),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
