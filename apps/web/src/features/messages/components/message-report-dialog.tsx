import { limits } from "@lenscape/api/operations.gen";
import type { DialogInfo } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Dialog } from "@lenscape/ui/dialog";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "#lib/app.tsx";
import { flattenRows } from "#lib/query.ts";
import { useReport } from "#shell/moderation/use-report.tsx";
import { messages } from "../queries.ts";
import { messageText, messageReportText as text } from "../text.ts";

/** Maximum number of messages in a report, and so the number offered for selection. */
const MAX_MESSAGES = limits.dialogReport.messageIds.maxItems;

interface MessageReportDialogProps {
  info: DialogInfo;
  /** ID of the message that the dialog was opened from. */
  messageId?: string;
  onClose: () => void;
}

/** Dialog that reports messages of the other member with a reason. */
export function MessageReportDialog({ info, messageId, onClose }: MessageReportDialogProps) {
  const { api } = useApp();
  const list = useInfiniteQuery(messages(api, info.id));
  const peerMessages = flattenRows(list.data, ({ id }) => id).filter(
    (row) => row.userId === info.user.userId && !row.isRecalled,
  );
  const latest = peerMessages.slice(0, MAX_MESSAGES);
  const offered = latest.some(({ id }) => id === messageId)
    ? latest
    : [...peerMessages.filter(({ id }) => id === messageId), ...latest];
  const [ids, setIds] = useState<readonly string[]>(messageId ? [messageId] : []);
  const { fields, submit, running } = useReport({
    validate: () => (ids.length === 0 ? text.noneSelected : undefined),
    send: (report) =>
      api.call("dialogReport", {
        body: { dialogId: info.id, messageIds: [...ids], ...report },
        silent: true,
      }),
    onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.title}
      footer={
        <Button tone="primary" loading={running} disabled={peerMessages.length === 0} onClick={submit}>
          {text.submit}
        </Button>
      }
    >
      {peerMessages.length === 0 ? (
        <p className="text-text-muted">{text.empty}</p>
      ) : (
        <div className="grid gap-4">
          <fieldset className="min-w-0">
            <legend className="mb-1.5 font-semibold text-meta text-text-secondary">
              {text.messagesLabel}
            </legend>
            <ul className="grid max-h-44 gap-2 overflow-y-auto rounded-control bg-surface-sunken p-3">
              {offered.map(({ id, content }) => (
                <li key={id} className="[&_span]:line-clamp-2 [&_span]:break-all">
                  <Checkbox
                    checked={ids.includes(id)}
                    onCheckedChange={(isChecked) =>
                      setIds(isChecked ? [...ids, id] : ids.filter((other) => other !== id))
                    }
                  >
                    {content || messageText.picture}
                  </Checkbox>
                </li>
              ))}
            </ul>
          </fieldset>
          {fields}
        </div>
      )}
    </Dialog>
  );
}
