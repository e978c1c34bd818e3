import { limits } from "@lenscape/api/operations.gen";
import type { DialogInfo } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Dialog } from "@lenscape/ui/dialog";
import { toast } from "@lenscape/ui/toast";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageText as text } from "#copy/message.ts";
import { moderationText } from "#copy/moderation.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { flatRows } from "#lib/query.ts";
import { type Reason, ReportFields } from "#shell/moderate/report-fields.tsx";
import { messages } from "./queries.ts";

/** As many messages are offered as one report takes. */
const OFFERED = limits.dialogReport.messageIds.maxItems;

interface ReportDialogProps {
  info: DialogInfo;
  /** The message it was opened from. */
  chosen?: string;
  onClose: () => void;
}

/**
 * Reports the other one's messages with a reason (screens.md 4.18, 4.26). The default export is what `part` takes.
 */
export default function ReportDialog({ info, chosen, onClose }: ReportDialogProps) {
  const { api } = useApp();
  const list = useInfiniteQuery(messages(api, info.id));
  const theirs = flatRows(list.data, ({ id }) => id).filter(
    (row) => row.userId === info.user.userId && !row.isRecalled,
  );
  const first = theirs.slice(0, OFFERED);
  const offered = first.some(({ id }) => id === chosen)
    ? first
    : [...theirs.filter(({ id }) => id === chosen), ...first];
  const [ids, setIds] = useState<readonly string[]>(chosen ? [chosen] : []);
  const [reason, setReason] = useState<Reason>();
  const [detail, setDetail] = useState("");
  const [error, setError] = useState("");
  const [submit, running] = useAction(async () => {
    if (ids.length === 0) return setError(text.reportChoose);
    if (!reason) return setError(moderationText.reportReasonMissing);
    setError("");
    const body = {
      dialogId: info.id,
      messageIds: [...ids],
      reason,
      ...(detail.trim() && { detail: detail.trim() }),
    };
    await api.call("dialogReport", { body });
    toast(text.reported, { tone: "success" });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.reportTitle}
      footer={
        <Button tone="primary" loading={running} disabled={theirs.length === 0} onClick={submit}>
          {text.reportSubmit}
        </Button>
      }
    >
      {theirs.length === 0 ? (
        <p className="text-text-muted">{text.nothingToReport}</p>
      ) : (
        <div className="grid gap-4">
          <fieldset className="min-w-0">
            <legend className="mb-1.5 font-medium text-sm text-text-secondary">{text.reportMessages}</legend>
            <ul className="grid max-h-44 gap-2 overflow-y-auto rounded-md bg-surface-sunken p-3">
              {offered.map(({ id, content }) => (
                <li key={id} className="[&_span]:line-clamp-2 [&_span]:break-all">
                  <Checkbox
                    checked={ids.includes(id)}
                    onCheckedChange={(on) => setIds(on ? [...ids, id] : ids.filter((each) => each !== id))}
                  >
                    {content || text.picture}
                  </Checkbox>
                </li>
              ))}
            </ul>
          </fieldset>
          <ReportFields
            reason={reason}
            detail={detail}
            error={error}
            onReason={setReason}
            onDetail={setDetail}
          />
        </div>
      )}
    </Dialog>
  );
}
