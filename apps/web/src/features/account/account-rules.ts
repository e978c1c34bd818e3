import { accountText as text } from "./text.ts";

type PasswordErrors = Partial<Record<"oldPassword" | "newPassword" | "again", string>>;

/**
 * What has to change before another password is sent; the server judges the rest.
 * @param fault why the new one will not do
 */
export function checkPasswords(
  fields: { oldPassword: string; newPassword: string; again: string },
  fault: string | undefined,
): PasswordErrors {
  return {
    ...(fields.oldPassword ? {} : { oldPassword: text.oldPasswordMissing }),
    ...(fault ? { newPassword: fault } : {}),
    ...(!fields.again
      ? { again: text.newPasswordAgain }
      : fields.again === fields.newPassword
        ? {}
        : { again: text.mismatch }),
  };
}

/** The members of `fields` that differ from `before`: what an update sends. */
export function changesOf<Fields extends object>(before: Fields, fields: Fields): Partial<Fields> {
  const keys = Object.keys(fields) as (keyof Fields)[];
  return Object.fromEntries(
    keys.filter((key) => fields[key] !== before[key]).map((key) => [key, fields[key]]),
  ) as Partial<Fields>;
}
