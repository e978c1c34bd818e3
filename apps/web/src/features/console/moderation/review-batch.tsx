import type { AnswerOf, BodyOf, RowOf } from "@lenscape/api/types";
import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import { ModerationDialog } from "#shell/moderation/moderation-dialog.tsx";
import { refreshConsole, useConsoleAction } from "../console-action.ts";
import { consoleText } from "../text.ts";
import { reviewText as text } from "./text.ts";
import { useLastBatch } from "./use-last-batch.ts";

interface ReviewBatchProps {
  kind: BodyOf<"reviewBatch">["kind"];
  rows: readonly RowOf<"reviewList">[];
  /** IDs of the selected rows. */
  selected: readonly string[];
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  onDone: () => void;
}

/** Toolbar that selects items pending review, approves or rejects the selected ones, and undoes the last batch. */
export function ReviewBatch({ kind, rows, selected, onSelect, onDone }: ReviewBatchProps) {
  const app = useApp();
  const [isRejecting, setIsRejecting] = useState(false);
  const [last, setLast] = useLastBatch(useMember().userId);
  const ids = rows.map(({ id }) => id);
  const isAllSelected = ids.length > 0 && ids.every((id) => selected.includes(id));
  const n = String(selected.length);
  /** Stores the result for undo. Returns false, and keeps the previous batch, if nothing was left to review. */
  const handleResult = (batch: AnswerOf<"reviewBatch">) => {
    onDone();
    if (batch.count > 0) setLast(batch);
    else toast(text.alreadyReviewed);
    return batch.count > 0;
  };
  const [pass, passing] = useConsoleAction(async (api) => {
    if (handleResult(await api.call("reviewBatch", { body: { kind, ids: [...selected], value: 1 } }))) return;
    void refreshConsole(app);
    return false;
  });
  const [undo, undoing] = useConsoleAction(async (api, id: string) => {
    await api.call("reviewUndo", { body: { id } });
    setLast(undefined);
    toast(text.undone, { tone: "success" });
  });
  return (
    <>
      {last && (
        <Alert tone="warning" className="m-4 md:mx-6">
          <span className="flex flex-wrap items-center justify-between gap-3 tabular-nums">
            <span key={last.id}>
              {fillText(text.batchDone, { n: last.count, time: last.undoUntil.slice(11, 16) })}
            </span>
            <Button size="sm" loading={undoing} onClick={() => undo(last.id)}>
              {text.undo}
            </Button>
          </span>
        </Alert>
      )}
      {ids.length > 0 && (
        <div className="flex min-h-14 flex-wrap items-center gap-3 border-border border-b px-4 py-2 md:px-6">
          <Checkbox checked={isAllSelected} onCheckedChange={(on) => onSelect(ids, on)}>
            {text.selectPage}
          </Checkbox>
          {selected.length > 0 && (
            <>
              <span role="status" className="text-meta text-text-secondary tabular-nums">
                {fillText(text.selectedCount, { n })}
              </span>
              <Button size="sm" tone="primary" loading={passing} onClick={pass}>
                {fillText(text.approveSelected, { n })}
              </Button>
              <Button size="sm" className="text-danger-text" onClick={() => setIsRejecting(true)}>
                {fillText(text.rejectSelected, { n })}
              </Button>
              <Button size="sm" tone="ghost" onClick={onDone}>
                {consoleText.clearSelection}
              </Button>
            </>
          )}
        </div>
      )}
      {isRejecting && (
        <ModerationDialog
          prompt={{
            name: `review.${kind}.batch`,
            title: fillText(text.rejectSelected, { n }),
            presets: text.rejectPresets,
            tone: "danger",
            async act({ reason }) {
              const body = { kind, ids: [...selected], value: 0 as const, reason };
              if (handleResult(await app.api.call("reviewBatch", { body, silent: true })))
                toast(consoleText.done, { tone: "success" });
            },
            refresh: () => refreshConsole(app),
          }}
          onClose={() => setIsRejecting(false)}
        />
      )}
    </>
  );
}
