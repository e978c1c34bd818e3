import { useState } from "react";
import type { AgreementLineProps } from "./components/agreement-line.tsx";
import { authText as text } from "./text.ts";

/**
 * State of the consent checkbox, unchecked at first.
 * @returns the props of `AgreementLine`, and a function that returns whether consent was given and otherwise shows the
 * error
 */
export function useConsent(): [line: AgreementLineProps, isGiven: () => boolean] {
  const [checked, onChange] = useState(false);
  const [isValidated, setValidated] = useState(false);
  const isGiven = () => {
    setValidated(true);
    return checked;
  };
  return [{ checked, onChange, error: isValidated && !checked ? text.agreementMissing : undefined }, isGiven];
}
