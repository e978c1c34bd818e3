import type { Api } from "@lenscape/api/client";
import { ApiError } from "@lenscape/api/errors";
import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { cn } from "@lenscape/ui/lib/cn";
import { toast } from "@lenscape/ui/toast";
import { Fragment, type ReactNode, useId, useState } from "react";
import { isConflict, toErrorMessage, useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { useFocusFirstError } from "#lib/use-focus-first-error.ts";
import { getCancelLabel } from "#shell/forms/text.ts";
import { usePersistentForm } from "#shell/forms/use-persistent-form.ts";
import { refreshConsole } from "../console-action.ts";
import { consoleText as text } from "../text.ts";
import { FormFieldRow } from "./form-fields.tsx";
import {
  type FormField,
  type FormValues,
  toFormValues,
  toRequestBody,
  validateFields,
} from "./form-values.ts";
import { UnsavedChangesNote } from "./unsaved-changes-note.tsx";
import { useRemoteChanges } from "./use-remote-changes.ts";
import "./form-dialog.css";

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  /** Name under which unsaved input is stored in this browser. */
  name: string;
  fields: readonly FormField[];
  /** Initial values. If they change while the dialog is open, untouched fields follow; edited fields show the new value as a hint. */
  row?: object;
  submit?: string;
  tone?: "primary" | "danger";
  /** Sends the request. The dialog stays open if it fails or returns false. */
  onSubmit: (api: Api, body: never) => Promise<unknown>;
  onClose: () => void;
  /** Content above the fields, or a function of the current form values. */
  children?: ReactNode | ((form: FormValues) => ReactNode);
}

/** Dialog with a form built from field definitions, used for editing rows and for actions that need a reason. */
export function FormDialog({
  title,
  description,
  name,
  fields,
  row,
  submit = text.save,
  tone = "primary",
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const app = useApp();
  const formId = useId();
  const { userId } = useMember();
  const saved = toFormValues(fields, row as Record<string, unknown>);
  const { form, latest, change, changed, clear, discard, rebase } = usePersistentForm(
    `console.${name}`,
    userId,
    saved,
  );
  const showRemoteChange = useRemoteChanges({ saved, form, rebase });
  const [wasRestored] = useState(changed);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [formError, setFormError] = useState("");
  const [failedAttempts, setFailedAttempts] = useState(0);
  const formRef = useFocusFirstError<HTMLFormElement>(failedAttempts);
  const [send, sending] = useAction(async () => {
    const invalid = validateFields(fields, latest());
    setErrors(invalid);
    setFormError("");
    if (Object.keys(invalid).length > 0) return setFailedAttempts((count) => count + 1);
    try {
      if ((await onSubmit(app.api, toRequestBody(fields, latest()) as never)) === false) return;
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (isConflict(cause)) void refreshConsole(app);
      const { field, reason, message } = cause;
      const target = fields.find(
        ({ name, errorReason }) => name === field || (errorReason && errorReason === reason),
      );
      if (target) setErrors({ [target.name]: message });
      else setFormError(toErrorMessage(cause));
      return setFailedAttempts((count) => count + 1);
    }
    clear();
    onClose();
    toast(text.done, { tone: "success" });
    await refreshConsole(app);
  });
  return (
    <Dialog
      open
      size={fields.length > 4 || fields.some(({ kind }) => kind === "floorItems") ? "lg" : "md"}
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{getCancelLabel(submit)}</Button>
          <Button type="submit" form={formId} tone={tone} loading={sending}>
            {submit}
          </Button>
        </>
      }
      // Escape first closes an open suggestion list.
      onEscapeKeyDown={(event) => {
        if (document.activeElement?.getAttribute("aria-expanded") === "true") event.preventDefault();
      }}
    >
      <form
        ref={formRef}
        id={formId}
        noValidate
        className="console-form grid content-start gap-4 md:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {wasRestored && changed && <UnsavedChangesNote className="md:col-span-2" onDiscard={discard} />}
        {children && (
          <div className="md:col-span-2">{typeof children === "function" ? children(form) : children}</div>
        )}
        {fields.map((field, index) => (
          <Fragment key={field.name}>
            {field.heading && (
              <h3 className={cn("font-semibold md:col-span-2", index > 0 && "border-border border-t pt-4")}>
                {field.heading}
              </h3>
            )}
            <div
              className={
                field.wide ||
                fields.length < 3 ||
                ["textarea", "lines", "pictures"].includes(field.kind ?? "")
                  ? "md:col-span-2"
                  : undefined
              }
            >
              <FormFieldRow
                field={showRemoteChange(field)}
                form={form}
                value={form[field.name]!}
                error={errors[field.name]}
                onChange={(value) => {
                  change({ [field.name]: value });
                  setErrors(({ [field.name]: _fixed, ...others }) => others);
                }}
              />
            </div>
          </Fragment>
        ))}
        {formError && (
          <Alert tone="danger" className="md:col-span-2">
            {formError}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}
