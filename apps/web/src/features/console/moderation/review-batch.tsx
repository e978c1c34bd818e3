import type { AnswerOf, BodyOf, RowOf } from "@lenscape/api/types";
import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { useApp, useMember } from "#lib/app.tsx";
import ActDialog from "#shell/moderation/moderation-dialog.tsx";
import { refreshConsole, useAct } from "../console-action.ts";
import { consoleText as text } from "../text.ts";
import { useLastBatch } from "./use-last-batch.ts";

interface ReviewBatchProps {
  kind: BodyOf<"reviewBatch">["kind"];
  rows: readonly RowOf<"reviewList">[];
  chosen: readonly string[];
  choose: (ids: readonly string[], on: boolean) => void;
  onDone: () => void;
}

/** Chooses texts that wait, reviews those chosen with one outcome, and takes the last such act back. */
export function ReviewBatch({ kind, rows, chosen, choose, onDone }: ReviewBatchProps) {
  const app = useApp();
  const [refusing, setRefusing] = useState(false);
  const [last, setLast] = useLastBatch(useMember().userId);
  const ids = rows.map(({ id }) => id);
  const all = ids.length > 0 && ids.every((id) => chosen.includes(id));
  const n = String(chosen.length);
  /** False when there was nothing left to review; the batch before that one can still be taken back. */
  const took = (batch: AnswerOf<"reviewBatch">) => {
    onDone();
    if (batch.count > 0) setLast(batch);
    else toast(text.reviewGone);
    return batch.count > 0;
  };
  const [pass, passing] = useAct(async (api) => {
    if (took(await api.call("reviewBatch", { body: { kind, ids: [...chosen], value: 1 } }))) return;
    void refreshConsole(app);
    return false;
  });
  const [undo, undoing] = useAct(async (api, id: string) => {
    await api.call("reviewUndo", { body: { id } });
    setLast(undefined);
    toast(text.reviewUndone, { tone: "success" });
  });
  return (
    <>
      {last && (
        <Alert tone="warning" className="m-4 md:mx-6">
          <span className="flex flex-wrap items-center justify-between gap-3 tabular-nums">
            {fillText(text.reviewDone, { n: last.count, time: last.undoUntil.slice(11, 16) })}
            <Button size="sm" loading={undoing} onClick={() => undo(last.id)}>
              {text.reviewUndo}
            </Button>
          </span>
        </Alert>
      )}
      {ids.length > 0 && (
        <div className="flex min-h-14 flex-wrap items-center gap-3 border-border border-b px-4 py-2 md:px-6">
          <Checkbox checked={all} onCheckedChange={(on) => choose(ids, on)}>
            {text.reviewPage}
          </Checkbox>
          {chosen.length > 0 && (
            <>
              <span role="status" className="text-sm text-text-secondary tabular-nums">
                {fillText(text.reviewChosen, { n })}
              </span>
              <Button size="sm" tone="primary" loading={passing} onClick={pass}>
                {fillText(text.reviewPass, { n })}
              </Button>
              <Button size="sm" className="text-danger-text" onClick={() => setRefusing(true)}>
                {fillText(text.reviewRefuse, { n })}
              </Button>
              <Button size="sm" tone="ghost" onClick={onDone}>
                {text.reviewNone}
              </Button>
            </>
          )}
        </div>
      )}
      {refusing && (
        <ActDialog
          asking={{
            name: `review.${kind}.batch`,
            title: fillText(text.reviewRefuse, { n }),
            presets: text.refusePresets,
            tone: "danger",
            async act({ reason }) {
              const body = { kind, ids: [...chosen], value: 0 as const, reason };
              if (took(await app.api.call("reviewBatch", { body, silent: true })))
                toast(text.done, { tone: "success" });
            },
            refresh: () => refreshConsole(app),
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  );
}
