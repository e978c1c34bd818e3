import type { PasswordNames } from "@lenscape/passwords/fault";
import { PASSWORD_LENGTH } from "@lenscape/passwords/length";
import { useEffect, useState } from "react";
import { useSiteInfo } from "#shell/frame/site-info.ts";
import { passwordText } from "./text.ts";

type PasswordRules = typeof import("@lenscape/passwords/fault");

/**
 * Returns a function that checks a new password. Loads the rules with the list of common passwords when typing begins;
 * until then only the length is checked. The server applies all rules.
 * @param password value of the field
 * @returns a function that returns the error, or undefined for an accepted password
 */
export function useNewPassword(password: string): (names: Omit<PasswordNames, "site">) => string | undefined {
  const { brandName, brandNameEn } = useSiteInfo();
  const [rules, setRules] = useState<PasswordRules>();
  const hasInput = password !== "";
  useEffect(() => {
    if (!hasInput) return;
    // Without the rules, only the server rejects weak passwords.
    import("@lenscape/passwords/fault").then(setRules, () => undefined);
  }, [hasInput]);
  return (names) => {
    const { length } = [...password];
    if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max) return passwordText.length;
    const fault = rules?.passwordFault(password, { ...names, site: [brandName, brandNameEn] });
    return fault && passwordText[fault];
  };
}
