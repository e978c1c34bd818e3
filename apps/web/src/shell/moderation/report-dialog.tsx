import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { useApp } from "#lib/app.tsx";
import { moderationText as text } from "./text.ts";
import { useReport } from "./use-report.tsx";

/** Target of a report. */
export type ReportTarget = { threadId: string } | { postId: string } | { userId: string };

interface ReportDialogProps {
  target: ReportTarget;
  onClose: () => void;
}

const getKind = (target: ReportTarget) =>
  "threadId" in target ? "thread" : "postId" in target ? "post" : "user";

/** Dialog for reporting a thread, comment or member. */
export function ReportDialog({ target, onClose }: ReportDialogProps) {
  const { api } = useApp();
  const { fields, submit, running } = useReport({
    send: (report) => api.call("threadReport", { body: { ...target, ...report }, silent: true }),
    onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.reportTitles[getKind(target)]}
      footer={
        <Button tone="primary" loading={running} onClick={submit}>
          {text.reportSubmit}
        </Button>
      }
    >
      <div className="grid gap-4">{fields}</div>
    </Dialog>
  );
}
