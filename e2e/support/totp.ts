import { createHmac } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Returns the six digits of an authenticator (RFC 6238) for the current 30 seconds, or for a later step. */
export function totp(secret: string, later = 0): string {
  const bits = [...secret.replace(/\s/g, "")].map((sign) =>
    ALPHABET.indexOf(sign).toString(2).padStart(5, "0"),
  );
  const key = Buffer.from(
    bits
      .join("")
      .match(/.{8}/g)!
      .map((byte) => Number.parseInt(byte, 2)),
  );
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const mac = createHmac("sha1", key).update(counter).digest();
  const at = mac.at(-1)! & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}
