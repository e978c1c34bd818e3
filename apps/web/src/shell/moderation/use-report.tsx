import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useAttempt } from "#lib/use-attempt.ts";
import { type Reason, ReportFields } from "./report-fields.tsx";
import { moderationText as text } from "./text.ts";

/** Why something is reported, as the calls take it. */
interface Said {
  reason: Reason;
  detail?: string;
}

interface ReportProps {
  /** What is wrong apart from the reason. */
  faultOf?: () => string | undefined;
  send: (said: Said) => Promise<unknown>;
  onClose: () => void;
}

/** A report as it is written: its fields, and sending it. A refusal stays next to what was written. */
export function useReport({ faultOf, send, onClose }: ReportProps) {
  const [reason, setReason] = useState<Reason>();
  const [detail, setDetail] = useState("");
  const [error, attempt, setError] = useAttempt();
  const [submit, running] = useAction(async () => {
    const fault = faultOf?.();
    if (fault) return setError(fault);
    if (!reason) return setError(text.reportReasonMissing);
    const said = { reason, ...(detail.trim() && { detail: detail.trim() }) };
    if (!(await attempt(() => send(said)))) return;
    toast(text.reported, { tone: "success" });
    onClose();
  });
  const fields = (
    <ReportFields reason={reason} detail={detail} error={error} onReason={setReason} onDetail={setDetail} />
  );
  return { fields, submit, running };
}
