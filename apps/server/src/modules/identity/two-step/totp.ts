import { Secret, TOTP } from "otpauth";
import { policy } from "../../../policy.ts";

/** TOTP parameters that all authenticator apps support. The contract depends on the number of digits. */
const PARAMETERS = { algorithm: "SHA1", digits: 6, period: policy.twoStep.periodSeconds } as const;

/** Creates a secret of 160 random bits in Base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the otpauth URI for the QR code. */
export const createTotpUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ ...PARAMETERS, issuer, label, secret }).toString();

/** Returns the TOTP period of a code within the accepted window; undefined for a wrong code. */
export function findPeriod(secret: string, token: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...PARAMETERS,
    secret: Secret.fromBase32(secret),
    token,
    timestamp,
    window: policy.twoStep.window,
  });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PARAMETERS.period) + delta;
}
