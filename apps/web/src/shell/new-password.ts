import type { PasswordNames } from "@lenscape/passwords/fault";
import { PASSWORD_LENGTH } from "@lenscape/passwords/length";
import { useEffect, useState } from "react";
import { passwordText } from "#copy/password.ts";
import { useSiteInfo } from "./site.ts";

type Rule = typeof import("@lenscape/passwords/fault");

/**
 * What judges a new password, with its list of common ones: fetched when one is being chosen, by no page before. Until
 * it is there only the length is told; the server judges the rest.
 * @param password what stands in the field
 * @returns the sentence for a password that will not do, else nothing
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
