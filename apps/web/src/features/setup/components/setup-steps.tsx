import { limits } from "@lenscape/api/operations.gen";
import { Card } from "@lenscape/ui/card";
import { Field } from "@lenscape/ui/field";
import { Input } from "@lenscape/ui/input";
import { PasswordInput } from "@lenscape/ui/password-input";
import type { FieldErrors } from "#lib/use-fields.ts";
import { LookFields } from "#shell/appearance/appearance-fields.tsx";
import type { Setup, SetupFields } from "../setup-fields.ts";
import { setupText as text } from "../text.ts";

export interface StepProps {
  setup: Setup;
  token: string;
  fields: SetupFields;
  errors: FieldErrors<SetupFields>;
  set: (change: Partial<SetupFields>) => void;
}

const bounds = limits.setupFound;

export function OperatorStep({ fields, errors, set }: StepProps) {
  const line = (name: "username" | "nickname", label: string, help: string, autoComplete: string) => (
    <Field label={label} error={errors[name]} help={help}>
      <Input
        size="lg"
        name={name}
        value={fields[name]}
        onChange={({ target }) => set({ [name]: target.value })}
        maxLength={bounds[name].maxLength}
        autoComplete={autoComplete}
        spellCheck={false}
      />
    </Field>
  );
  const password = (name: "password" | "again", label: string) => (
    <Field label={label} error={errors[name]}>
      <PasswordInput
        size="lg"
        name={name}
        value={fields[name]}
        onChange={({ target }) => set({ [name]: target.value })}
        maxLength={bounds.password.maxLength}
        autoComplete="new-password"
      />
    </Field>
  );
  return (
    <Card className="grid gap-4 p-4 md:grid-cols-2 md:p-6">
      {line("username", text.username, text.usernameHelp, "username")}
      {line("nickname", text.nickname, text.nicknameHelp, "off")}
      {password("password", text.password)}
      {password("again", text.again)}
    </Card>
  );
}

export function LookStep({ setup, fields, errors, set }: StepProps) {
  return <LookFields values={fields} errors={errors} set={set} fixed={setup.fixed} logoUrl="" />;
}
