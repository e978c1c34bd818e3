import type { Api } from "@lenscape/api/client";
import { ApiError } from "@lenscape/api/errors";
import { Alert } from "@lenscape/ui/alert";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { cn } from "@lenscape/ui/lib/cn";
import { toast } from "@lenscape/ui/toast";
import { Fragment, type ReactNode, useId, useState } from "react";
import { isConflict, messageFor, useAction } from "#lib/action.ts";
import { useApp, useMember } from "#lib/app.tsx";
import { useFirstFault } from "#lib/use-first-fault.ts";
import { cancelBeside } from "#shell/forms/cancel-text.ts";
import { usePersistentForm } from "#shell/forms/use-persistent-form.ts";
import { refreshConsole } from "../console-action.ts";
import { consoleText as text } from "../text.ts";
import { FormFieldRow } from "./form-fields.tsx";
import { bodyOf, type FormField, type FormValues, faultsOf, valuesOf } from "./form-values.ts";
import { KeptNote } from "./unsaved-changes-note.tsx";
import { useRemoteChanges } from "./use-remote-changes.ts";
import "./form-dialog.css";

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  /** Under which name what was written is found again, however the dialog was left. */
  name: string;
  fields: readonly FormField[];
  /** What the form begins with. Where it changes meanwhile, what was not touched follows, and what was tells it. */
  row?: object;
  submit?: string;
  tone?: "primary" | "danger";
  /** Sends the body; a refusal stays in the dialog with what was typed, and so does one that gives false. */
  onSubmit: (api: Api, body: never) => Promise<unknown>;
  onClose: () => void;
  /** What is shown above the fields; it may tell of what is written in them. */
  children?: ReactNode | ((form: FormValues) => ReactNode);
}

/** A form of the console in a dialog, made of its fields; an act with its reason is one as well. */
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
  const now = valuesOf(fields, row as Record<string, unknown>);
  const { form, latest, change, changed, clear, discard, rebase } = usePersistentForm(
    `console.${name}`,
    userId,
    now,
  );
  const withTheirs = useRemoteChanges({ now, form, rebase });
  const [found] = useState(changed);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState("");
  const [refused, setRefused] = useState(0);
  const place = useFirstFault<HTMLFormElement>(refused);
  const [send, sending] = useAction(async () => {
    const wrong = faultsOf(fields, latest());
    setFaults(wrong);
    setFailure("");
    if (Object.keys(wrong).length > 0) return setRefused((count) => count + 1);
    try {
      if ((await onSubmit(app.api, bodyOf(fields, latest()) as never)) === false) return;
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      if (isConflict(cause)) void refreshConsole(app);
      const { field, reason, message } = cause;
      const about = fields.find(({ name, refusal }) => name === field || (refusal && refusal === reason));
      if (about) setFaults({ [about.name]: message });
      else setFailure(messageFor(cause));
      return setRefused((count) => count + 1);
    }
    clear();
    onClose();
    toast(text.done, { tone: "success" });
    await refreshConsole(app);
  });
  return (
    <Dialog
      open
      size={fields.length > 4 || fields.some(({ kind }) => kind === "places") ? "lg" : "md"}
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{cancelBeside(submit)}</Button>
          <Button type="submit" form={formId} tone={tone} loading={sending}>
            {submit}
          </Button>
        </>
      }
      // An open list in a field folds before the dialog does.
      onEscapeKeyDown={(event) => {
        if (document.activeElement?.getAttribute("aria-expanded") === "true") event.preventDefault();
      }}
    >
      <form
        ref={place}
        id={formId}
        noValidate
        className="console-form grid content-start gap-4 md:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {found && changed && <KeptNote className="md:col-span-2" onDiscard={discard} />}
        {children && (
          <div className="md:col-span-2">{typeof children === "function" ? children(form) : children}</div>
        )}
        {fields.map((field, index) => (
          <Fragment key={field.name}>
            {field.part && (
              <h3 className={cn("font-semibold md:col-span-2", index > 0 && "border-border border-t pt-4")}>
                {field.part}
              </h3>
            )}
            <div
              className={
                field.wide || fields.length < 3 || ["area", "lines", "pictures"].includes(field.kind ?? "")
                  ? "md:col-span-2"
                  : undefined
              }
            >
              <FormFieldRow
                field={withTheirs(field)}
                form={form}
                value={form[field.name]!}
                error={faults[field.name]}
                onChange={(value) => {
                  change({ [field.name]: value });
                  setFaults(({ [field.name]: _mended, ...others }) => others);
                }}
              />
            </div>
          </Fragment>
        ))}
        {failure && (
          <Alert tone="danger" className="md:col-span-2">
            {failure}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}
