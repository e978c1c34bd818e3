import { confirm } from "@lenscape/ui/confirm-dialog";
import { toast } from "@lenscape/ui/toast";
import { activityText as text } from "#copy/activity.ts";
import { useAction } from "#lib/action.ts";
import { type App, useApp } from "#lib/app.tsx";
import { activity as activityQuery, mine } from "./queries.ts";

/** Brings what shows an activity up to date after something changed who takes part. */
export async function refreshActivity({ api, queries }: App, id: string): Promise<void> {
  const lists = new Set<unknown>(["activityList", "activityCounts", "activitySignupList"]);
  await Promise.all([
    queries.invalidateQueries(mine(api, id)),
    queries.invalidateQueries(activityQuery(api, id)),
    queries.invalidateQueries({ predicate: ({ queryKey }) => lists.has(queryKey[0]) }),
  ]);
}

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
      await refreshActivity(app, id);
    }
  });
}
