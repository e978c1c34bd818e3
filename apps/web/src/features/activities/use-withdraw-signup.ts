import { confirm } from "@lenscape/ui/confirm-dialog";
import { toast } from "@lenscape/ui/toast";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { activityText as text } from "./text.ts";

/** Returns the action that withdraws the member's signup after a confirmation. */
export function useWithdrawSignup(id: string) {
  const app = useApp();
  return useAction(async () => {
    const isConfirmed = await confirm({
      title: text.withdraw,
      content: text.withdrawConfirm,
      okText: text.withdraw,
      tone: "danger",
    });
    if (!isConfirmed) return;
    try {
      await app.api.call("activitySignupCancel", { body: { activityId: id } });
      toast(text.withdrawDone, { tone: "success" });
    } finally {
      // Also after a failure, because the signup may have changed.
      await invalidateAfter(app.queries, "activitySignupCancel");
    }
  });
}
