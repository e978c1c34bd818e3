import { Button } from "@lenscape/ui/button";
import { Dialog, type DialogProps } from "@lenscape/ui/dialog";
import { type FormEvent, type ReactNode, type Ref, useId } from "react";
import { cancelBeside } from "./cancel-text.ts";
import { FormAlert } from "./form-alert.tsx";

interface SubmitDialogProps extends Pick<DialogProps, "title" | "description" | "size" | "className"> {
  /** What sends the form. */
  submit: string;
  /** What leaves without sending it, where 取消 does not say it. */
  cancel?: string;
  tone?: "primary" | "danger";
  sending: boolean;
  disabled?: boolean;
  failure?: string;
  formRef?: Ref<HTMLFormElement>;
  onSubmit: (event: FormEvent) => unknown;
  onClose: () => void;
  children?: ReactNode;
}

/** A dialog that is a form; it cannot be left while what was typed is on its way. */
export function SubmitDialog({
  submit,
  cancel = cancelBeside(submit),
  tone = "primary",
  sending,
  disabled,
  failure = "",
  formRef,
  onSubmit,
  onClose,
  children,
  ...dialog
}: SubmitDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={() => !sending && onClose()}
      footer={
        <>
          <Button disabled={sending} onClick={onClose}>
            {cancel}
          </Button>
          <Button tone={tone} type="submit" form={formId} loading={sending} disabled={disabled}>
            {submit}
          </Button>
        </>
      }
      {...dialog}
    >
      <form
        ref={formRef}
        id={formId}
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog's form may lie in another one for React.
          event.stopPropagation();
          onSubmit(event);
        }}
      >
        <FormAlert message={failure} />
        {children}
      </form>
    </Dialog>
  );
}
