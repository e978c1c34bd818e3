import { limits } from "@lenscape/api/operations.gen";
import { Field } from "@lenscape/ui/field";
import { PasswordInput } from "@lenscape/ui/password-input";
import { Lock } from "lucide-react";
import type { FieldErrors } from "#lib/use-fields.ts";
import { recoveryText as text } from "#shell/sign-in/text.ts";
import { useNewPassword } from "#shell/sign-in/use-new-password.ts";
import { authText } from "../text.ts";
import { PasswordStrength } from "./password-strength.tsx";

export interface NewPasswordValues {
  newPassword: string;
  again: string;
}

export const emptyNewPassword: NewPasswordValues = { newPassword: "", again: "" };

/** Returns the errors of the new password fields. */
export function useNewPasswordErrors(fields: NewPasswordValues): FieldErrors<NewPasswordValues> {
  const passwordError = useNewPassword(fields.newPassword)({ username: "" });
  return {
    ...(passwordError && { newPassword: passwordError }),
    ...(fields.again !== fields.newPassword && { again: text.mismatch }),
  };
}

interface NewPasswordFieldsProps {
  values: NewPasswordValues;
  errors: FieldErrors<NewPasswordValues>;
  /** Error of the password from `useNewPasswordErrors`. */
  passwordError: string | undefined;
  onChange: (change: Partial<NewPasswordValues>) => void;
}

/** Fields for a new password and its repetition. */
export function NewPasswordFields({ values, errors, passwordError, onChange }: NewPasswordFieldsProps) {
  const { maxLength } = limits.recoverReset.newPassword;
  const renderInput = (name: keyof NewPasswordValues) => (
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
        {renderInput("newPassword")}
        {!errors.newPassword && <PasswordStrength password={values.newPassword} error={passwordError} />}
      </Field>
      <Field label={text.again} error={errors.again}>
        {renderInput("again")}
      </Field>
    </>
  );
}
