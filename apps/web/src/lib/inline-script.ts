import { arrivalAddressScript } from "./arrival-address.ts";
import { earlyInputScript } from "./early-input.ts";
import { earlyStartScript } from "./early-start.ts";
import { hourScript } from "./hour.ts";
import { themeScript } from "./theme.ts";

/** The only inline script, in the head of every document. The CSP allows it by its hash. */
export const inlineScript = `${arrivalAddressScript};${themeScript};${hourScript};${earlyInputScript};${earlyStartScript}`;
