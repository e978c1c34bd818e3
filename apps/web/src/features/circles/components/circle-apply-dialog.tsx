import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { Textarea } from "@lenscape/ui/textarea";
import { toast } from "@lenscape/ui/toast";
import { useState } from "react";
import { communityText as text } from "#copy/community-text.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { joinCircle } from "../circle-membership.ts";

const MOST = limits.circleJoin.reason.maxLength;

interface ApplyDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks a circle's moderators to be let in. What was written stays after a refusal. The default export is what `part` takes. */
export default function ApplyDialog({ id, name, onClose }: ApplyDialogProps) {
  const app = useApp();
  const [reason, setReason] = useState("");
  const [send, sending] = useAction(async () => {
    const state = await joinCircle(app, id, reason.trim());
    toast(state === "joined" ? text.joinedToast : text.applied, { tone: "success" });
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
        <Button tone="primary" loading={sending} onClick={() => void send()}>
          {text.applySend}
        </Button>
      }
    >
      <Field label={text.applyReason} counter={{ value: [...reason].length, max: MOST }}>
        <Textarea
          value={reason}
          maxLength={MOST}
          placeholder={text.applyReasonHint}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}
