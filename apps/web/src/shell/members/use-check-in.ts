import type { Api } from "@lenscape/api/client";
import type { AnswerOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { apiQuery } from "#lib/query.ts";
import { getPath } from "#paths";
import { shellText as text } from "#shell/frame/text.ts";

/** Query of the viewer's points and today's check-in (API-118). */
export const taskInfo = (api: Api) => apiQuery(api, "taskInfo", { body: { filter: {} }, silent: true });

/** Whether the member has not checked in today. False for visitors and until loaded. */
export function useCheckInPending(): boolean {
  const { api } = useApp();
  const { hasLogin } = useMember();
  const { data } = useQuery({ ...taskInfo(api), enabled: hasLogin });
  return hasLogin && data?.signStatus === 0;
}

/**
 * Returns a function that checks in for today, or opens the check-in page if the member has already checked in
 * (STATE-017 to STATE-020). `onSigned` receives the response; without it a toast is shown.
 */
export function useCheckIn(onSigned?: (signed: AnswerOf<"taskDaySign">) => void) {
  const app = useApp();
  const navigate = useNavigate();
  return useAction(async () => {
    const { signStatus } = await app.queries.fetchQuery({
      ...taskInfo(app.api),
      staleTime: Number.POSITIVE_INFINITY,
    });
    if (signStatus === 1) return void navigate(getPath("checkIn"));
    try {
      const signed = await app.api.call("taskDaySign", { body: { filter: {} } });
      if (onSigned) onSigned(signed);
      // Refetches the balance before showing the toast.
      await invalidateAfter(app.queries, "taskDaySign");
      if (!onSigned) toast(fillText(text.checkedIn, { n: signed.points }), { tone: "points" });
    } catch (error) {
      // The call fails after a check-in in another window, so the cached state is stale.
      await invalidateAfter(app.queries, "taskDaySign");
      throw error;
    }
  });
}
