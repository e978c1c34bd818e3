import { Button } from "@lenscape/ui/button";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { useKeptFocus } from "@lenscape/ui/lib/use-kept-focus";
import { toast } from "@lenscape/ui/toast";
import { Check } from "lucide-react";
import { UNREAD_POLL_SECONDS } from "#config/timing.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { readAllText as text } from "./text.ts";
import { fetchUnread, sumUnread, useUnreadCounts } from "./unread-counts.ts";

/**
 * Button that marks everything as read after a confirmation. Hidden if nothing is unread. Its label ends 12 px before the
 * button's edge, so reduce the container's padding by that much to align the label with the rows.
 */
export function ReadAllButton() {
  const app = useApp();
  const counts = useUnreadCounts();
  const keepFocus = useKeptFocus();
  const [readAll, running] = useAction(async () => {
    if (!(await confirm({ content: text.question }))) return;
    await app.api.call("readAll", { body: { tick: UNREAD_POLL_SECONDS } });
    await Promise.all([fetchUnread(app), invalidateAfter(app.queries, "readAll")]);
    toast(text.done, { tone: "success" });
  });
  if (!counts || sumUnread(counts) === 0) return null;
  return (
    <Button
      ref={keepFocus}
      tone="ghost"
      size="sm"
      className="font-normal"
      loading={running}
      onClick={readAll}
    >
      <Check aria-hidden="true" strokeWidth={1.7} />
      {text.button}
    </Button>
  );
}
