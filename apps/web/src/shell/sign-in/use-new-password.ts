import type { PasswordNames } from "@lenscape/passwords/fault";
import { PASSWORD_LENGTH } from "@lenscape/passwords/length";
import { useEffect, useState } from "react";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { passwordText } from "./text.ts";

type Rule = typeof import("@lenscape/passwords/fault");

/**
 * Loads the password check with its list of common passwords when a password is being chosen. Until it has arrived only
 * the length is checked; the server checks the rest.
 * @param password the value of the field
 * @returns the sentence for a rejected password, else nothing
 */
export function useNewPassword(password: string): (names: Omit<PasswordNames, "site">) => string | undefined {
  const { brandName, brandNameEn } = useSiteInfo();
  const [rule, setRule] = useState<Rule>();
  const begun = password !== "";
  useEffect(() => {
    if (!begun) return;
    // Without it, the server says what it says.
    import("@lenscape/passwords/fault").then(setRule, () => undefined);
  }, [begun]);
  return (names) => {
    const { length } = [...password];
    if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max) return passwordText.length;
    const fault = rule?.passwordFault(password, { ...names, site: [brandName, brandNameEn] });
    return fault && passwordText[fault];
  };
}
