import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "#lib/app.tsx";
import { useConsoleAction } from "../console-action.ts";
import { consoleQuery } from "../queries.ts";
import { sweepText as text } from "./text.ts";

/** Notice about the last sweep while it can be undone. */
export function SweepUndo() {
  const { api } = useApp();
  const last = useQuery(consoleQuery(api, "sweepList", { query: { pageNum: 1, pageSize: 1 } })).data?.rows[0];
  const [undo, running] = useConsoleAction(async (client, id: string) => {
    await client.call("sweepUndo", { body: { id } });
    toast(text.undone, { tone: "success" });
  });
  if (!last?.mayUndo) return null;
  const summary = fillText(text.summary, {
    name: last.byName,
    n: last.memberCount,
    m: last.threadCount + last.postCount,
    time: last.undoUntil.slice(11, 16),
  });
  return (
    <Alert tone="warning" className="mb-4">
      <span className="flex flex-wrap items-center justify-between gap-3">
        <span key={summary}>{summary}</span>
        <Button size="sm" loading={running} onClick={() => undo(last.id)}>
          {text.undo}
        </Button>
      </span>
    </Alert>
  );
}
