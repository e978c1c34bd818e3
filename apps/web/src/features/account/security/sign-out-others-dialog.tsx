import { Checkbox } from "@lenscape/ui/checkbox";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { SubmitDialog } from "#shell/forms/submit-dialog.tsx";
import { accountText as text } from "../text.ts";

interface SignOutOthersDialogProps {
  /** Number of active access keys. */
  keyCount: number;
  onEnd: (revokeKeys: 0 | 1) => Promise<unknown>;
  onClose: () => void;
}

/** Asks a member with access keys whether ending the other sessions also revokes the keys. */
export function SignOutOthersDialog({ keyCount, onEnd, onClose }: SignOutOthersDialogProps) {
  const [revokesKeys, setRevokesKeys] = useState(true);
  const [submit, isSubmitting] = useAction(async () => {
    await onEnd(revokesKeys ? 1 : 0);
    onClose();
  });
  return (
    <SubmitDialog
      size="sm"
      tone="danger"
      title={text.signOutOthers}
      description={text.signOutOthersQuestion}
      submit={text.signOutDevice}
      sending={isSubmitting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Checkbox name="revokeKeys" checked={revokesKeys} onCheckedChange={setRevokesKeys}>
        {fillText(text.revokeKeys, { n: keyCount })}
      </Checkbox>
    </SubmitDialog>
  );
}
