import { limits } from "@lenscape/api/operations.gen";
import { countGraphemes } from "@lenscape/richtext/graphemes";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Textarea } from "@lenscape/ui/textarea";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { joinCircle } from "../circle-membership.ts";
import { circlesText as text } from "../text.ts";

const MAX_REASON_LENGTH = limits.circleJoin.reason.maxLength;

interface CircleApplyDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Dialog for an application to join a circle. Keeps the text after a failed request. */
export function CircleApplyDialog({ id, name, onClose }: CircleApplyDialogProps) {
  const app = useApp();
  const [reason, setReason] = useState("");
  const [submit, isSubmitting] = useAction(async () => {
    const state = await joinCircle(app, id, reason.trim());
    toast(state === "joined" ? text.joinDone : text.applyDone, { tone: "success" });
    onClose();
  });
  return (
    <Dialog
      open
      size="sm"
      title={fillText(text.applyTitle, { name })}
      description={text.applyHint}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button tone="primary" loading={isSubmitting} onClick={() => void submit()}>
          {text.applySubmit}
        </Button>
      }
    >
      <Field label={text.applyReason} counter={{ value: countGraphemes(reason), max: MAX_REASON_LENGTH }}>
        <Textarea
          value={reason}
          maxLength={MAX_REASON_LENGTH}
          placeholder={text.applyReasonHint}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}
