import { limits } from "@lenscape/api/operations.gen";
import { Checkbox } from "@lenscape/ui/checkbox";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { Select } from "@lenscape/ui/select";
import { useId, useState } from "react";
import { useApp } from "#lib/app.tsx";
import { invalidateAfter } from "#lib/invalidate.ts";
import { useFields } from "#lib/use-fields.ts";
import { type KeyScope, keyScopeText } from "#shell/api-keys/text.ts";
import { SecretDialog } from "#shell/sign-in/secret-dialog.tsx";
import { OwnerProofForm } from "../security/owner-proof-form.tsx";
import { apiKeyText as text } from "./text.ts";

const SCOPES = Object.keys(keyScopeText) as KeyScope[];
const DAYS = [30, 90, 366, 0] as const;

/** Dialog that creates an access key and shows its token once. */
export function ApiKeyDialog({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState("");
  return token ? (
    <SecretDialog text={secretTexts} secret={token} onClose={onClose} />
  ) : (
    <CreateDialog onClose={onClose} onCreated={setToken} />
  );
}

const secretTexts = {
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
  const scopesId = useId();
  const { fields, set, errors, setErrors } = useFields({
    name: "",
    scopes: ["read"] as KeyScope[],
    days: "90",
  });

  const toggleScope = (scope: KeyScope, isOn: boolean) =>
    set({ scopes: SCOPES.filter((each) => (each === scope ? isOn : fields.scopes.includes(each))) });

  return (
    <OwnerProofForm
      size="md"
      title={text.create}
      lead={text.lead}
      submit={text.submit}
      fields={{
        name: (name) => setErrors({ name }),
        scopes: (scopes) => setErrors({ scopes }),
      }}
      check={() => {
        const fieldErrors = {
          ...(fields.name.trim() === "" && { name: text.nameMissing }),
          ...(fields.scopes.length === 0 && { scopes: text.scopesMissing }),
        };
        setErrors(fieldErrors);
        return Object.keys(fieldErrors).length === 0;
      }}
      onSubmit={async (proof) => {
        const { name, scopes, days } = fields;
        const body = { name, scopes, days: Number(days), ...proof };
        const { token } = await api.call("apiKeyCreate", { body, silent: true });
        void invalidateAfter(queries, "apiKeyCreate");
        onCreated(token);
      }}
      onClose={onClose}
    >
      <Field label={text.name} error={errors.name}>
        <Input
          value={fields.name}
          onChange={({ target }) => set({ name: target.value })}
          placeholder={text.nameHint}
          maxLength={limits.apiKeyCreate.name.maxLength}
          autoComplete="off"
        />
      </Field>
      <fieldset className="grid gap-2" aria-describedby={scopesId}>
        <legend className="mb-1 font-semibold text-meta">{text.scopes}</legend>
        <p
          id={scopesId}
          className={errors.scopes ? "text-danger-text text-meta" : "text-meta text-text-muted"}
        >
          {errors.scopes || text.scopesHint}
        </p>
        <div className="grid gap-2 sm:grid-cols-2">
          {SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              checked={fields.scopes.includes(scope)}
              onCheckedChange={(isOn) => toggleScope(scope, isOn)}
            >
              {keyScopeText[scope]}
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
    </OwnerProofForm>
  );
}
