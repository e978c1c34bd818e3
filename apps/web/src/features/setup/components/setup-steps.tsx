import { limits } from "@lenscape/api/operations.gen";
import { Card } from "@lenscape/ui/card";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { PasswordInput } from "@lenscape/ui/password-input";
import type { FieldErrors } from "#lib/use-fields.ts";
import { AppearanceFields } from "#shell/appearance/appearance-fields.tsx";
import type { Setup, SetupFields } from "../setup-fields.ts";
import { setupText as text } from "../text.ts";

export interface StepProps {
  setup: Setup;
  token: string;
  fields: SetupFields;
  errors: FieldErrors<SetupFields>;
  set: (change: Partial<SetupFields>) => void;
}

const fieldLimits = limits.setupFound;

export function OperatorStep({ fields, errors, set }: StepProps) {
  const renderInput = (name: "username" | "nickname", label: string, help: string, autoComplete: string) => (
    <Field label={label} error={errors[name]} help={help}>
      <Input
        size="lg"
        name={name}
        value={fields[name]}
        onChange={({ target }) => set({ [name]: target.value })}
        maxLength={fieldLimits[name].maxLength}
        autoComplete={autoComplete}
        spellCheck={false}
      />
    </Field>
  );
  const renderPasswordInput = (name: "password" | "again", label: string) => (
    <Field label={label} error={errors[name]}>
      <PasswordInput
        size="lg"
        name={name}
        value={fields[name]}
        onChange={({ target }) => set({ [name]: target.value })}
        maxLength={fieldLimits.password.maxLength}
        autoComplete="new-password"
      />
    </Field>
  );
  return (
    <Card className="grid gap-4 p-4 md:grid-cols-2 md:p-6">
      {renderInput("username", text.username, text.usernameHelp, "username")}
      {renderInput("nickname", text.nickname, text.nicknameHelp, "off")}
      {renderPasswordInput("password", text.password)}
      {renderPasswordInput("again", text.again)}
    </Card>
  );
}

export function LookStep({ setup, fields, errors, set }: StepProps) {
  return <AppearanceFields values={fields} errors={errors} set={set} fixed={setup.fixed} logoUrl="" />;
}
