import { PASSWORD_LENGTH } from "@lenscape/passwords/length";
import type { FieldErrors } from "#lib/use-fields.ts";
import { authText as text } from "./text.ts";

export interface LoginFields {
  username: string;
  password: string;
  code: string;
}

export interface RegisterFields extends LoginFields {
  agreed: boolean;
  passwordAgain: string;
  invitationCode: string;
  /** Message to the operators and email address for the result, if registrations need approval. */
  message: string;
  email: string;
}

const USERNAME_PATTERN = /^[\p{Script=Han}a-zA-Z0-9_-]{2,20}$/u;

/** Returns the errors of empty login fields. The server checks the rest (HOLE-004). */
export function checkLogin(
  { username, password, code }: LoginFields,
  hasCaptcha: boolean,
): FieldErrors<LoginFields> {
  return {
    ...(username.trim() ? {} : { username: text.usernameMissing }),
    ...(password ? {} : { password: text.passwordMissing }),
    ...(hasCaptcha && !code.trim() ? { code: text.captchaMissing } : {}),
  };
}

/**
 * Returns the errors of the registration fields.
 * @param passwordError error of the new password
 * @param needsInvitation whether an invitation code is required
 */
export function checkRegister(
  fields: RegisterFields,
  hasCaptcha: boolean,
  passwordError: string | undefined,
  needsInvitation = false,
): FieldErrors<RegisterFields> {
  const { username, password, passwordAgain, agreed, invitationCode } = fields;
  return {
    ...(USERNAME_PATTERN.test(username.trim()) ? {} : { username: text.usernameRule }),
    ...(passwordError ? { password: passwordError } : {}),
    ...(passwordAgain === password ? {} : { passwordAgain: text.passwordMismatch }),
    ...checkLogin(fields, hasCaptcha),
    ...(needsInvitation && !invitationCode.trim() ? { invitationCode: text.invitationMissing } : {}),
    ...(agreed ? {} : { agreed: text.agreementMissing }),
    ...(passwordAgain ? {} : { passwordAgain: text.passwordAgainMissing }),
  };
}

/** Rates a password: 0 too short, 1 simple, 2 medium, 3 strong. */
export function getPasswordStrength(password: string): 0 | 1 | 2 | 3 {
  if ([...password].length < PASSWORD_LENGTH.min) return 0;
  const classCount = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((pattern) =>
    pattern.test(password),
  ).length;
  if (classCount >= 3) return 3;
  return classCount === 2 ? 2 : 1;
}
