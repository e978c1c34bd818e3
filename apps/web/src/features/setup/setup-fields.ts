import type { AnswerOf } from "@lenscape/api/types";
import type { FieldErrors } from "#lib/use-fields.ts";
import { checkLook, type LookValues } from "#shell/appearance/appearance-values.ts";
import { nicknameError } from "#shell/sign-in/nickname-error.ts";
import { setupText as text } from "./text.ts";

export type Setup = AnswerOf<"setupLook">;
export type Extra = Setup["extras"][number]["key"];

/** What is typed on the way. */
export interface SetupFields extends LookValues {
  username: string;
  nickname: string;
  password: string;
  again: string;
  circles: readonly string[];
  extras: readonly Extra[];
  /** Whether the community stays closed to visitors after founding. */
  notOpen: boolean;
  /** What became of the last test mail; undefined = none was sent. */
  mail: "sent" | "refused" | undefined;
}

/** The fields as they begin: with the names that the settings have, the first circles, and what most begin with. */
export const initialFields = (setup: Setup): SetupFields => ({
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
 * What has to change before the next step.
 * @param fault why the password will not do
 */
export function checkStep(
  step: number,
  fields: SetupFields,
  fault: string | undefined,
): FieldErrors<SetupFields> {
  const { username, nickname, password, again } = fields;
  const nicknameFault = nickname.trim() ? nicknameError(nickname) : undefined;
  if (step === 0)
    return {
      ...(!USERNAME.test(username.trim()) && { username: text.usernameRule }),
      ...(nicknameFault && { nickname: nicknameFault }),
      ...(fault && { password: fault }),
      ...(again !== password && { again: text.mismatch }),
    };
  return step === 1 ? checkLook(fields) : {};
}
