import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { PasswordInput } from "@lenscape/ui/password-input";
import { toast } from "@lenscape/ui/toast";
import { type FormEvent, useId, useState } from "react";
import { helpText as text } from "#copy/help.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { useAttempt } from "#lib/use-attempt.ts";
import { FormAlert } from "#shell/form-alert.tsx";

/** Asks for the password and begins the download of my data. The default export is what `part` takes. */
export default function ExportDialog({ onClose }: { onClose: () => void }) {
  const { api } = useApp();
  const formId = useId();
  const [password, setPassword] = useState("");
  const [error, setError] = useState("");
  const [failure, attempt, setFailure] = useAttempt({ password: setError });
  const [submit, sending] = useAction(async () => {
    const isBegun = await attempt(async () => {
      const { url } = await api.call("accountExport", { body: { password }, silent: true });
      // An attachment: the page stays where it is.
      window.location.assign(url);
    });
    if (!isBegun) return;
    toast(text.started, { tone: "success" });
    onClose();
  });

  function check(event: FormEvent) {
    event.preventDefault();
    setError(password ? "" : text.passwordMissing);
    setFailure("");
    if (password) void submit();
  }

  return (
    <Dialog
      open
      size="sm"
      title={text.export}
      description={text.exportLead}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button tone="primary" type="submit" form={formId} loading={sending}>
            {text.start}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={check} className="grid gap-4">
        <FormAlert message={failure} />
        <Field label={text.password} error={error}>
          <PasswordInput
            name="password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setError("");
            }}
            maxLength={limits.accountExport.password.maxLength}
            autoComplete="current-password"
          />
        </Field>
      </form>
    </Dialog>
  );
}
