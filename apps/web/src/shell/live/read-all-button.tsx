import { Button } from "@lenscape/ui/button";
import { confirm } from "@lenscape/ui/confirm-dialog";
import { useKeptFocus } from "@lenscape/ui/lib/use-kept-focus";
import { toast } from "@lenscape/ui/toast";
import { Check } from "lucide-react";
import { UNREAD_TICK } from "#config/timing.ts";
import { messageText as text } from "#copy/message-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { touched } from "#lib/touched.ts";
import { fetchUnread, unreadSum, useUnreadCounts } from "./unread-counts.ts";

/**
 * Marks everything read after asking once; the lists that are shown follow. It goes once nothing is
 * unread. Its words end 12 px before
 * its edge: what it stands in has that much less padding there, so that they end where the rows do.
 */
export function ReadAll() {
  const app = useApp();
  const counts = useUnreadCounts();
  const keeper = useKeptFocus();
  const [readAll, running] = useAction(async () => {
    if (!(await confirm({ content: text.readAllQuestion }))) return;
    await app.api.call("readAll", { body: { tick: UNREAD_TICK } });
    await Promise.all([fetchUnread(app), touched(app.queries, "readAll")]);
    toast(text.readAllDone, { tone: "success" });
  });
  if (!counts || unreadSum(counts) === 0) return null;
  return (
    <Button ref={keeper} tone="ghost" size="sm" className="font-normal" loading={running} onClick={readAll}>
      <Check aria-hidden="true" strokeWidth={1.7} />
      {text.readAll}
    </Button>
  );
}
