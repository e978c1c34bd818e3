import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useSubmit } from "#lib/use-submit.ts";
import { ReportFields, type ReportReason } from "./report-fields.tsx";
import { moderationText as text } from "./text.ts";

/** Reason and details of a report. */
interface Report {
  reason: ReportReason;
  detail?: string;
}

interface ReportProps {
  /** Returns the error message of further fields, if any. */
  validate?: () => string | undefined;
  send: (report: Report) => Promise<unknown>;
  onClose: () => void;
}

/** State of a report form: its fields and the submit function. */
export function useReport({ validate, send, onClose }: ReportProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [detail, setDetail] = useState("");
  const [error, trySubmit, setError] = useSubmit();
  const [submit, running] = useAction(async () => {
    const invalid = validate?.();
    if (invalid) return setError(invalid);
    if (!reason) return setError(text.reportReasonMissing);
    const report = { reason, ...(detail.trim() && { detail: detail.trim() }) };
    if (!(await trySubmit(() => send(report)))) return;
    toast(text.reported, { tone: "success" });
    onClose();
  });
  const fields = (
    <ReportFields reason={reason} detail={detail} error={error} onReason={setReason} onDetail={setDetail} />
  );
  return { fields, submit, running };
}
