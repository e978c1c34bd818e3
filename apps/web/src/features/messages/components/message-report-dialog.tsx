import { limits } from "@lenscape/api/operations.gen";
import type { DialogInfo } from "@lenscape/api/types";
import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Dialog } from "@lenscape/ui/dialog";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageText } from "#copy/message-text.ts";
import { useApp } from "#lib/app.tsx";
import { flatRows } from "#lib/query.ts";
import { useReport } from "#shell/moderation/use-report.tsx";
import { messageReportText as text } from "../message-report-text.ts";
import { messages } from "../queries.ts";

/** As many messages are offered as one report takes. */
const OFFERED = limits.dialogReport.messageIds.maxItems;

interface ReportDialogProps {
  info: DialogInfo;
  /** The message it was opened from. */
  chosen?: string;
  onClose: () => void;
}

/**
 * Reports the other one's messages with a reason. The default export is what `part` takes.
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
  const { fields, submit, running } = useReport({
    faultOf: () => (ids.length === 0 ? text.choose : undefined),
    send: (said) =>
      api.call("dialogReport", { body: { dialogId: info.id, messageIds: [...ids], ...said }, silent: true }),
    onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.title}
      footer={
        <Button tone="primary" loading={running} disabled={theirs.length === 0} onClick={submit}>
          {text.submit}
        </Button>
      }
    >
      {theirs.length === 0 ? (
        <p className="text-text-muted">{text.nothing}</p>
      ) : (
        <div className="grid gap-4">
          <fieldset className="min-w-0">
            <legend className="mb-1.5 font-medium text-sm text-text-secondary">{text.messages}</legend>
            <ul className="grid max-h-44 gap-2 overflow-y-auto rounded-md bg-surface-sunken p-3">
              {offered.map(({ id, content }) => (
                <li key={id} className="[&_span]:line-clamp-2 [&_span]:break-all">
                  <Checkbox
                    checked={ids.includes(id)}
                    onCheckedChange={(on) => setIds(on ? [...ids, id] : ids.filter((each) => each !== id))}
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
