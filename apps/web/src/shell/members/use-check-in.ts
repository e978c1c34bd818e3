import type { Api } from "@lenscape/api/client";
import type { AnswerOf } from "@lenscape/api/types";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { apiQuery } from "#lib/query.ts";
import { touched } from "#lib/touched.ts";
import { pageOf } from "#paths";
import { shellText as text } from "#shell/frame/text.ts";

/** My points and whether I have signed today (API-118). */
export const taskInfo = (api: Api) => apiQuery(api, "taskInfo", { body: { filter: {} }, silent: true });

/** Whether a member has not checked in yet today; false for visitors and while unknown. */
export function useSignPending(): boolean {
  const { api } = useApp();
  const { hasLogin } = useMember();
  const { data } = useQuery({ ...taskInfo(api), enabled: hasLogin });
  return hasLogin && data?.signStatus === 0;
}

/**
 * Checks in for today; a member who has done so goes to the check-in page (STATE-017 to STATE-020). `onSigned` gets the
 * answer instead of a toast.
 */
export function useSignIn(onSigned?: (signed: AnswerOf<"taskDaySign">) => void) {
  const app = useApp();
  const navigate = useNavigate();
  return useAction(async () => {
    const { signStatus } = await app.queries.fetchQuery({
      ...taskInfo(app.api),
      staleTime: Number.POSITIVE_INFINITY,
    });
    if (signStatus === 1) return void navigate(pageOf("checkIn"));
    try {
      const signed = await app.api.call("taskDaySign", { body: { filter: {} } });
      if (onSigned) onSigned(signed);
      // The balance first, then the telling.
      await touched(app.queries, "taskDaySign");
      if (!onSigned) toast(fillText(text.signed, { n: signed.points }), { tone: "points" });
    } catch (error) {
      // After a check-in in another window the answer is a refusal: what is shown was out of date.
      await touched(app.queries, "taskDaySign");
      throw error;
    }
  });
}
