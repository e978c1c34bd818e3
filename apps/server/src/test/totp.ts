import { TOTP } from "otpauth";
import { policy } from "../policy.ts";

/** What an authenticator shows for a secret, in this period or so many after it. */
export function totpCode(secret: string, later = 0): string {
  const period = policy.twoStep.periodSeconds;
  return new TOTP({ secret, period }).generate({ timestamp: Date.now() + later * period * 1000 });
}
