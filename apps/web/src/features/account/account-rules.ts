import { accountText as text } from "./text.ts";

type PasswordErrors = Partial<Record<"oldPassword" | "newPassword" | "again", string>>;

/**
 * Returns the errors of the password fields. The server checks the rest.
 * @param passwordError error of the new password
 */
export function getPasswordErrors(
  fields: { oldPassword: string; newPassword: string; again: string },
  passwordError: string | undefined,
): PasswordErrors {
  return {
    ...(fields.oldPassword ? {} : { oldPassword: text.oldPasswordMissing }),
    ...(passwordError ? { newPassword: passwordError } : {}),
    ...(!fields.again
      ? { again: text.newPasswordAgain }
      : fields.again === fields.newPassword
        ? {}
        : { again: text.mismatch }),
  };
}

/** Returns the fields that differ from `before`, as an update sends them. */
export function getChanges<Fields extends object>(before: Fields, fields: Fields): Partial<Fields> {
  const keys = Object.keys(fields) as (keyof Fields)[];
  return Object.fromEntries(
    keys.filter((key) => fields[key] !== before[key]).map((key) => [key, fields[key]]),
  ) as Partial<Fields>;
}
