import { useState } from "react";
import { authText as text } from "#copy/auth.ts";
import type { AgreementLineProps } from "./agreement-line.tsx";

/**
 * The consent that every way in of a page stands on; it is not given beforehand.
 * @returns what its line shows, and whether it was given, which tells at the line when it was not
 */
export function useConsent(): [line: AgreementLineProps, isGiven: () => boolean] {
  const [checked, onChange] = useState(false);
  const [asked, setAsked] = useState(false);
  const isGiven = () => {
    setAsked(true);
    return checked;
  };
  return [{ checked, onChange, error: asked && !checked ? text.agreementMissing : undefined }, isGiven];
}
