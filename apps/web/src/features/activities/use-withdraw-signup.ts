import { confirm } from "@lenscape/ui/confirm-dialog";
import { toast } from "@lenscape/ui/toast";
import { activityText as text } from "#copy/activity-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { touched } from "#lib/touched.ts";

/** Taking a signup back, after a question. */
export function useWithdraw(id: string) {
  const app = useApp();
  return useAction(async () => {
    const sure = await confirm({
      title: text.withdraw,
      content: text.withdrawQuestion,
      okText: text.withdraw,
      tone: "danger",
    });
    if (!sure) return;
    try {
      await app.api.call("activitySignupCancel", { body: { activityId: id } });
      toast(text.withdrawn, { tone: "success" });
    } finally {
      // Refused, it stands otherwise than the page says.
      await touched(app.queries, "activitySignupCancel");
    }
  });
}
