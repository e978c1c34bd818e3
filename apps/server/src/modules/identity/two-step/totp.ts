import { Secret, TOTP } from "otpauth";
import { policy } from "../../../policy.ts";

/** What every authenticator speaks; the length is a part of the contract. */
const form = { algorithm: "SHA1", digits: 6, period: policy.twoStep.periodSeconds } as const;

/** A new secret of 160 random bits, in Base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator reads from a QR code. */
export const totpUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  new TOTP({ ...form, issuer, label, secret }).toString();

/** The period that a code of six digits belongs to, of those that serve now; undefined for a wrong code. */
export function periodOf(secret: string, token: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const away = TOTP.validate({
    ...form,
    secret: Secret.fromBase32(secret),
    token,
    timestamp,
    window: policy.twoStep.window,
  });
  return away === null ? undefined : Math.floor(timestamp / 1000 / form.period) + away;
}
