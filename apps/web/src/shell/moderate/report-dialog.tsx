import { ApiError } from "@lenscape/api/errors";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { moderationText as text } from "#copy/moderation.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { type Reason, ReportFields } from "./report-fields.tsx";

/** What is reported. */
export type Reported = { threadId: string } | { postId: string } | { userId: string };

interface ReportDialogProps {
  target: Reported;
  onClose: () => void;
}

const kindOf = (target: Reported) => ("threadId" in target ? "thread" : "postId" in target ? "post" : "user");

/** Reports a thread, a comment or a member with a reason (screens.md 4.26). The default export is what `part` takes. */
export default function ReportDialog({ target, onClose }: ReportDialogProps) {
  const { api } = useApp();
  const [reason, setReason] = useState<Reason>();
  const [detail, setDetail] = useState("");
  const [error, setError] = useState("");
  const [submit, running] = useAction(async () => {
    if (!reason) return setError(text.reportReasonMissing);
    setError("");
    try {
      const added = detail.trim() && { detail: detail.trim() };
      await api.call("threadReport", { body: { ...target, reason, ...added }, silent: true });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      return setError(cause.message);
    }
    toast(text.reported, { tone: "success" });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.reportTitles[kindOf(target)]}
      footer={
        <Button tone="primary" loading={running} onClick={submit}>
          {text.reportSubmit}
        </Button>
      }
    >
      <div className="grid gap-4">
        <ReportFields
          reason={reason}
          detail={detail}
          error={error}
          onReason={setReason}
          onDetail={setDetail}
        />
      </div>
    </Dialog>
  );
}
