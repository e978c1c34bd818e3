import type { AnswerOf } from "@lenscape/api/types";
import type { FieldErrors } from "#lib/use-fields.ts";
import { type AppearanceValues, validateAppearance } from "#shell/appearance/appearance-values.ts";
import { getNicknameError } from "#shell/sign-in/nickname-error.ts";
import { setupText as text } from "./text.ts";

export type Setup = AnswerOf<"setupLook">;
export type Extra = Setup["extras"][number]["key"];

/** Input of all steps. */
export interface SetupFields extends AppearanceValues {
  username: string;
  nickname: string;
  password: string;
  again: string;
  circles: readonly string[];
  extras: readonly Extra[];
  /** Whether the community stays closed to visitors after setup. */
  notOpen: boolean;
  /** Result of the last test mail; undefined if none was sent. */
  mail: "sent" | "refused" | undefined;
}

/** Returns the initial fields: names from the settings, the first circles, and the recommended extras. */
export const getInitialFields = (setup: Setup): SetupFields => ({
  username: "",
  nickname: "",
  password: "",
  again: "",
  brandName: setup.brandName,
  brandNameEn: setup.brandNameEn,
  officialSite: setup.fixed.includes("officialSite") ? setup.officialSite : "",
  filingNumber: setup.fixed.includes("filingNumber") ? setup.filingNumber : "",
  brandColor: "",
  logo: undefined,
  circles: setup.circles.slice(0, 3).map(({ key }) => key),
  extras: ["tasks", "prizes", "pact"],
  notOpen: false,
  mail: undefined,
});

const USERNAME = /^[\p{Script=Han}a-zA-Z0-9_-]{2,20}$/u;

/**
 * Validates the fields of a step.
 * @param passwordError Error of the password strength check
 */
export function validateStep(
  step: number,
  fields: SetupFields,
  passwordError: string | undefined,
): FieldErrors<SetupFields> {
  const { username, nickname, password, again } = fields;
  const nicknameErrorText = nickname.trim() ? getNicknameError(nickname) : undefined;
  if (step === 0)
    return {
      ...(!USERNAME.test(username.trim()) && { username: text.usernameRule }),
      ...(nicknameErrorText && { nickname: nicknameErrorText }),
      ...(passwordError && { password: passwordError }),
      ...(again !== password && { again: text.mismatch }),
    };
  return step === 1 ? validateAppearance(fields) : {};
}
