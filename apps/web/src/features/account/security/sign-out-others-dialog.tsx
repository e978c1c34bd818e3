import { Checkbox } from "@lenscape/ui/checkbox";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useState } from "react";
import { useAction } from "#lib/action.ts";
import { SubmitDialog } from "#shell/forms/submit-dialog.tsx";
import { accountText as text } from "../text.ts";

interface SignOutOthersDialogProps {
  /** Number of access keys that work. */
  keyCount: number;
  onEnd: (revokeKeys: 0 | 1) => Promise<unknown>;
  onClose: () => void;
}

/** Asks a member with access keys whether ending the other logins revokes the keys too. The default export is what `part` takes. */
export function SignOutOthersDialog({ keyCount, onEnd, onClose }: SignOutOthersDialogProps) {
  const [revokes, setRevokes] = useState(true);
  const [submit, sending] = useAction(async () => {
    await onEnd(revokes ? 1 : 0);
    onClose();
  });
  return (
    <SubmitDialog
      size="sm"
      tone="danger"
      title={text.signOutOthers}
      description={text.signOutOthersQuestion}
      submit={text.signOutDevice}
      sending={sending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Checkbox name="revokeKeys" checked={revokes} onCheckedChange={setRevokes}>
        {fillText(text.revokeKeys, { n: keyCount })}
      </Checkbox>
    </SubmitDialog>
  );
}
