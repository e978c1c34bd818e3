import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { useAct } from "../console-action.ts";
import { consoleQuery } from "../queries.ts";
import { sweepText as text } from "./sweep-text.ts";

/** The last sweep, while it can be taken back. */
export function SweepUndo() {
  const { api } = useApp();
  const last = useQuery(consoleQuery(api, "sweepList", { query: { pageNum: 1, pageSize: 1 } })).data?.rows[0];
  const [undo, running] = useAct(async (client, id: string) => {
    await client.call("sweepUndo", { body: { id } });
    toast(text.undone, { tone: "success" });
  });
  if (!last?.mayUndo) return null;
  const told = fillText(text.done, {
    name: last.byName,
    n: last.memberCount,
    m: last.threadCount + last.postCount,
    time: last.undoUntil.slice(11, 16),
  });
  return (
    <Alert tone="warning" className="mb-4">
      <span className="flex flex-wrap items-center justify-between gap-3">
        {told}
        <Button size="sm" loading={running} onClick={() => undo(last.id)}>
          {text.undo}
        </Button>
      </span>
    </Alert>
  );
}
