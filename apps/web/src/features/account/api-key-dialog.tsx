import { limits } from "@lenscape/api/operations.gen";
import { Button } from "@lenscape/ui/button";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Dialog } from "@lenscape/ui/dialog";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { Select } from "@lenscape/ui/select";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { type KeyScope, scopeText, apiKeyText as text } from "#copy/api-keys.ts";
import { useAction } from "#lib/action.ts";
import { useApp } from "#lib/app.tsx";
import { touched } from "#lib/touched.ts";
import { useAttempt } from "#lib/use-attempt.ts";
import { useFields } from "#lib/use-fields.ts";
import { FormAlert } from "#shell/form-alert.tsx";
import { OwnerProof } from "#shell/owner-proof.tsx";
import { SecretDialog } from "#shell/secret-dialog.tsx";
import { bindings } from "#shell/wx.ts";

const SCOPES = Object.keys(scopeText) as KeyScope[];
const DAYS = [30, 90, 366, 0] as const;
const bounds = limits.apiKeyCreate;

/** Makes a key, and shows it the only time there is. The default export is what `part` takes. */
export default function ApiKeyDialog({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState("");
  return token ? (
    <SecretDialog text={secretText} secret={token} onClose={onClose} />
  ) : (
    <CreateDialog onClose={onClose} onCreated={setToken} />
  );
}

const secretText = {
  title: text.doneTitle,
  lead: text.doneLead,
  label: text.token,
  copy: text.copy,
  copied: text.copied,
  copyFailed: text.copyFailed,
  done: text.done,
};

function CreateDialog({ onClose, onCreated }: { onClose: () => void; onCreated: (token: string) => void }) {
  const { api, queries } = useApp();
  const formId = useId();
  const scopesId = useId();
  const needsPassword = useQuery(bindings(api)).data?.hasPassword !== 0;
  const { fields, set, errors, setErrors } = useFields({
    name: "",
    scopes: ["read"] as KeyScope[],
    days: "90",
    password: "",
  });
  const [failure, attempt, setFailure] = useAttempt({
    name: (name) => setErrors({ name }),
    scopes: (scopes) => setErrors({ scopes }),
    password: (password) => setErrors({ password }),
  });
  const [submit, sending] = useAction(async () => {
    const { name, scopes, days, password } = fields;
    const body = { name, scopes, days: Number(days), ...(needsPassword && { password }) };
    await attempt(async () => {
      const { token } = await api.call("apiKeyCreate", { body, silent: true });
      void touched(queries, "apiKeyCreate");
      onCreated(token);
    });
  });

  function check(event: FormEvent) {
    event.preventDefault();
    const found = {
      ...(fields.name.trim() === "" && { name: text.nameMissing }),
      ...(fields.scopes.length === 0 && { scopes: text.scopesMissing }),
      ...(needsPassword && !fields.password && { password: text.passwordMissing }),
    };
    setErrors(found);
    setFailure("");
    if (Object.keys(found).length === 0) void submit();
  }

  const toggle = (scope: KeyScope, on: boolean) =>
    set({ scopes: SCOPES.filter((each) => (each === scope ? on : fields.scopes.includes(each))) });

  return (
    <Dialog
      open
      title={text.create}
      description={text.lead}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button tone="primary" type="submit" form={formId} loading={sending}>
            {text.submit}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={check} className="grid gap-4">
        <FormAlert message={failure} />
        <Field label={text.name} error={errors.name}>
          <Input
            value={fields.name}
            onChange={({ target }) => set({ name: target.value })}
            placeholder={text.nameHint}
            maxLength={bounds.name.maxLength}
            autoComplete="off"
          />
        </Field>
        <fieldset className="grid gap-2" aria-describedby={scopesId}>
          <legend className="mb-1 font-medium text-sm">{text.scopes}</legend>
          <p id={scopesId} className={errors.scopes ? "text-danger-text text-sm" : "text-sm text-text-muted"}>
            {errors.scopes || text.scopesHint}
          </p>
          <div className="grid gap-2 sm:grid-cols-2">
            {SCOPES.map((scope) => (
              <Checkbox
                key={scope}
                checked={fields.scopes.includes(scope)}
                onCheckedChange={(on) => toggle(scope, on)}
              >
                {scopeText[scope]}
              </Checkbox>
            ))}
          </div>
        </fieldset>
        <Field label={text.days}>
          <Select value={fields.days} onChange={({ target }) => set({ days: target.value })}>
            {DAYS.map((days) => (
              <option key={days} value={days}>
                {text.dayChoices[days]}
              </option>
            ))}
          </Select>
        </Field>
        <OwnerProof
          needsPassword={needsPassword}
          value={fields.password}
          onChange={(password) => set({ password })}
          error={errors.password ?? ""}
          maxLength={bounds.password.maxLength}
        />
      </form>
    </Dialog>
  );
}
