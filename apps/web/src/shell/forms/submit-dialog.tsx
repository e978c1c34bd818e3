import { Button } from "@lenscape/ui/button";
import { Dialog, type DialogProps } from "@lenscape/ui/dialog";
import { type FormEvent, type ReactNode, type Ref, useId } from "react";
import { FormAlert } from "./form-alert.tsx";
import { getCancelLabel } from "./text.ts";

interface SubmitDialogProps extends Pick<DialogProps, "title" | "description" | "size" | "className"> {
  /** Label of the submit button. */
  submit: string;
  /** Label of the cancel button; defaults to 取消. */
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

/** Dialog with a form. Cannot be closed while submitting. */
export function SubmitDialog({
  submit,
  cancel = getCancelLabel(submit),
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
          // React bubbles the event through portals, so a surrounding form would be submitted too.
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
