import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";

/** Creates a secret of 256 random bits. */
export const newSecret = (): string => PREFIX + randomBytes(32).toString("base64");

/**
 * Returns the signature headers of the Standard Webhooks specification (standardwebhooks.com), with one signature per
 * secret.
 * @param at Unix time in seconds
 */
export function signedHeaders(id: string, at: number, body: string, secrets: readonly string[]) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${at}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": String(at),
    "webhook-signature": signatures.join(" "),
  };
}
