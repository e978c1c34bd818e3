import { limits } from "@lenscape/api/operations.gen";
import { Field } from "@lenscape/ui/field";
import { PasswordInput } from "@lenscape/ui/password-input";
import { Lock } from "lucide-react";
import type { FieldErrors } from "#lib/use-fields.ts";
import { recoveryText as text } from "#shell/sign-in/text.ts";
import { useNewPassword } from "#shell/sign-in/use-new-password.ts";
import { authText } from "../text.ts";
import { PasswordStrength } from "./password-strength.tsx";

export interface NewPassword {
  newPassword: string;
  again: string;
}

export const noPassword: NewPassword = { newPassword: "", again: "" };

/** What is wrong with a new password, field by field. */
export function useNewPasswordCheck(fields: NewPassword): FieldErrors<NewPassword> {
  const fault = useNewPassword(fields.newPassword)({ username: "" });
  return {
    ...(fault && { newPassword: fault }),
    ...(fields.again !== fields.newPassword && { again: text.mismatch }),
  };
}

interface NewPasswordFieldsProps {
  values: NewPassword;
  errors: FieldErrors<NewPassword>;
  /** Why it will not do, as `useNewPasswordCheck` says. */
  fault: string | undefined;
  onChange: (change: Partial<NewPassword>) => void;
}

/** The new password, twice. */
export function NewPasswordFields({ values, errors, fault, onChange }: NewPasswordFieldsProps) {
  const { maxLength } = limits.recoverReset.newPassword;
  const input = (name: keyof NewPassword) => (
    <PasswordInput
      size="lg"
      name={name}
      value={values[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      maxLength={maxLength}
      autoComplete="new-password"
      leading={<Lock strokeWidth={1.7} />}
    />
  );
  return (
    <>
      <Field
        label={text.newPassword}
        help={!values.newPassword && authText.passwordHelp}
        error={errors.newPassword}
      >
        {input("newPassword")}
        {!errors.newPassword && <PasswordStrength password={values.newPassword} fault={fault} />}
      </Field>
      <Field label={text.again} error={errors.again}>
        {input("again")}
      </Field>
    </>
  );
}
