import { TOTP } from "otpauth";
import { policy } from "../policy.ts";

/** Returns the code for a secret in the current period, or `later` periods after it. */
export function totpCode(secret: string, later = 0): string {
  const period = policy.twoStep.periodSeconds;
  return new TOTP({ secret, period }).generate({ timestamp: Date.now() + later * period * 1000 });
}
