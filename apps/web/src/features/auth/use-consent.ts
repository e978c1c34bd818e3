import { useState } from "react";
import type { AgreementLineProps } from "./components/agreement-line.tsx";
import { authText as text } from "./text.ts";

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
