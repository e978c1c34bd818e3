import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { useApp } from "#lib/app.tsx";
import { moderationText as text } from "./text.ts";
import { useReport } from "./use-report.tsx";

/** What is reported. */
export type Reported = { threadId: string } | { postId: string } | { userId: string };

interface ReportDialogProps {
  target: Reported;
  onClose: () => void;
}

const kindOf = (target: Reported) => ("threadId" in target ? "thread" : "postId" in target ? "post" : "user");

/** Reports a thread, a comment or a member with a reason. The default export is what `part` takes. */
export default function ReportDialog({ target, onClose }: ReportDialogProps) {
  const { api } = useApp();
  const { fields, submit, running } = useReport({
    send: (said) => api.call("threadReport", { body: { ...target, ...said }, silent: true }),
    onClose,
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
      <div className="grid gap-4">{fields}</div>
    </Dialog>
  );
}
