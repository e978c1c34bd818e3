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
  /** Message and mail address for the approval. */
  message: string;
  email: string;
}

const USERNAME = /^[\p{Script=Han}a-zA-Z0-9_-]{2,20}$/u;

/** What is missing before a login is sent; the server judges the rest (HOLE-004). */
export function checkLogin(
  { username, password, code }: LoginFields,
  withCaptcha: boolean,
): FieldErrors<LoginFields> {
  return {
    ...(username.trim() ? {} : { username: text.usernameMissing }),
    ...(password ? {} : { password: text.passwordMissing }),
    ...(withCaptcha && !code.trim() ? { code: text.captchaMissing } : {}),
  };
}

/**
 * What has to change before a registration is sent.
 * @param fault why the password will not do
 * @param needsInvitation whether nobody may register without an invitation code
 */
export function checkRegister(
  fields: RegisterFields,
  withCaptcha: boolean,
  fault: string | undefined,
  needsInvitation = false,
): FieldErrors<RegisterFields> {
  const { username, password, passwordAgain, agreed, invitationCode } = fields;
  return {
    ...(USERNAME.test(username.trim()) ? {} : { username: text.usernameRule }),
    ...(fault ? { password: fault } : {}),
    ...(passwordAgain === password ? {} : { passwordAgain: text.passwordMismatch }),
    ...checkLogin(fields, withCaptcha),
    ...(needsInvitation && !invitationCode.trim() ? { invitationCode: text.invitationMissing } : {}),
    ...(agreed ? {} : { agreed: text.agreementMissing }),
    ...(passwordAgain ? {} : { passwordAgain: text.passwordAgainMissing }),
  };
}

/** How well a password holds: 0 too short, 1 simple, 2 middling, 3 strong. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 {
  if ([...password].length < PASSWORD_LENGTH.min) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  if (kinds >= 3) return 3;
  return kinds === 2 ? 2 : 1;
}
