import { type ConfirmOptions, confirm } from "@lenscape/ui/confirm-dialog";
import { Dialog } from "@lenscape/ui/dialog";
import { fillText } from "@lenscape/ui/lib/fill-text";
import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useApp } from "#lib/app.tsx";
import { RecoveryCodes } from "#shell/sign-in/recovery-codes.tsx";
import { recoveryText as text } from "#shell/sign-in/text.ts";
import { ownInfo } from "../queries.ts";
import { useUnsavedPrompt } from "../use-unsaved-prompt.ts";

interface NewCodesProps extends Pick<ComponentProps<typeof RecoveryCodes>, "codes" | "texts"> {
  title: string;
  onClose: () => void;
}

const question: ConfirmOptions = {
  title: text.codesLeaveTitle,
  content: text.codesLeave,
  okText: text.codesLeaveGo,
  cancelText: text.codesLeaveStay,
  tone: "danger",
};

/** New codes, the only time they are shown: nothing closes them by accident. */
export function NewCodes({ title, onClose, ...shown }: NewCodesProps) {
  const { api } = useApp();
  const own = useQuery(ownInfo(api)).data;
  useUnsavedPrompt(true, question);
  return (
    <Dialog
      open
      size="sm"
      title={fillText(title, { n: shown.codes.length })}
      onOpenChange={() => void confirm(question).then((sure) => sure && onClose())}
      onEscapeKeyDown={(event) => event.preventDefault()}
      onInteractOutside={(event) => event.preventDefault()}
    >
      <RecoveryCodes username={own?.userName ?? ""} {...shown} onDone={onClose} />
    </Dialog>
  );
}
