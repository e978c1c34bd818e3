import type { AnswerOf } from "@lenscape/api/types";
import { setupText as text } from "#copy/setup.ts";
import type { FieldErrors } from "#lib/use-fields.ts";

export type Setup = AnswerOf<"setupLook">;

/** What is typed on the way. */
export interface SetupFields {
  username: string;
  nickname: string;
  password: string;
  again: string;
  brandName: string;
  brandNameEn: string;
  officialSite: string;
  filingNumber: string;
  circles: readonly string[];
}

/** The fields as they begin: with the names that the settings have, and the first circles. */
export const initialFields = (setup: Setup): SetupFields => ({
  username: "",
  nickname: "",
  password: "",
  again: "",
  brandName: setup.brandName,
  brandNameEn: setup.brandNameEn,
  officialSite: setup.fixed.includes("officialSite") ? setup.officialSite : "",
  filingNumber: setup.fixed.includes("filingNumber") ? setup.filingNumber : "",
  circles: setup.circles.slice(0, 3).map(({ key }) => key),
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
  const { username, password, again, brandName, officialSite } = fields;
  if (step === 0)
    return {
      ...(!USERNAME.test(username.trim()) && { username: text.usernameRule }),
      ...(fault && { password: fault }),
      ...(again !== password && { again: text.mismatch }),
    };
  if (step === 1)
    return {
      ...(!brandName.trim() && { brandName: text.brandMissing }),
      ...(officialSite.trim() &&
        !/^https?:\/\/[^\s/]+/.test(officialSite.trim()) && { officialSite: text.officialSiteRule }),
    };
  return {};
}
