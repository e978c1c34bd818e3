import { type ConfirmOptions, confirm } from "@lenscape/ui/confirm-dialog";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useApp } from "#lib/app.tsx";
import { RecoveryCodes } from "#shell/sign-in/recovery-codes.tsx";
import { recoveryText as text } from "#shell/sign-in/text.ts";
import { ownInfoQuery } from "../queries.ts";
import { useUnsavedPrompt } from "../use-unsaved-prompt.ts";

interface NewCodesDialogProps extends Pick<ComponentProps<typeof RecoveryCodes>, "codes" | "texts"> {
  title: string;
  onClose: () => void;
}

const leaveQuestion: ConfirmOptions = {
  title: text.codesLeaveTitle,
  content: text.codesLeave,
  okText: text.codesLeaveGo,
  cancelText: text.codesLeaveStay,
  tone: "danger",
};

/** Dialog that shows new codes once. It closes only after confirmation. */
export function NewCodesDialog({ title, onClose, ...codesProps }: NewCodesDialogProps) {
  const { api } = useApp();
  const own = useQuery(ownInfoQuery(api)).data;
  useUnsavedPrompt(true, leaveQuestion);
  return (
    <Dialog
      open
      size="sm"
      title={fillText(title, { n: codesProps.codes.length })}
      onOpenChange={() => void confirm(leaveQuestion).then((isConfirmed) => isConfirmed && onClose())}
      onEscapeKeyDown={(event) => event.preventDefault()}
      onInteractOutside={(event) => event.preventDefault()}
    >
      <RecoveryCodes username={own?.userName ?? ""} {...codesProps} onDone={onClose} />
    </Dialog>
  );
}
