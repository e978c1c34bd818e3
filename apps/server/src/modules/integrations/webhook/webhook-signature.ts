import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";

/** A new secret: 256 random bits. */
export const newSecret = (): string => PREFIX + randomBytes(32).toString("base64");

/**
 * The headers by which a receiver knows that an event is ours, by the Standard Webhooks specification
 * (standardwebhooks.com): one signature for each secret.
 * @param at in seconds
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
