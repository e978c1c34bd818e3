import { randomBytes, randomInt } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { hashCodes } from "../../../core/passwords.ts";
import type { Db } from "../../../db/client.ts";
import { recoveryCodes } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";

const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

const newCode = () =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join(""),
  ).join("-");

/** Normalises a typed code for comparison. */
const normalizeCode = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, "");

/**
 * Purpose of a code: `password` for account recovery, `second` for backup codes. A code is only valid for its
 * own purpose.
 */
type Purpose = (typeof recoveryCodes.$inferSelect)["purpose"];

const hasOwner = (userId: string, purpose: Purpose) =>
  and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.purpose, purpose));

/** New codes and their hashes. */
export interface NewCodes {
  codes: string[];
  hashes: string[];
}

/** Creates codes of 59 random bits each. @throws RequestError 503 if the hashing queue is full */
export async function makeCodes(count: number = policy.recovery.codes): Promise<NewCodes> {
  const codes = Array.from({ length: count }, newCode);
  return { codes, hashes: await hashCodes(codes.map(normalizeCode), randomBytes(16)) };
}

/** Replaces the codes of a member. The caller has locked the member. @param codes new codes with one salt */
export async function replaceCodes(
  tx: Db,
  userId: string,
  { hashes }: NewCodes,
  purpose: Purpose = "password",
): Promise<void> {
  await deleteCodes(tx, userId, purpose);
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, purpose, codeHash })));
}

/** Deletes the codes of a member. */
export async function deleteCodes(tx: Db, userId: string, purpose: Purpose): Promise<void> {
  await tx.delete(recoveryCodes).where(hasOwner(userId, purpose));
}

/** Reads the salt from a hash ($argon2id$v=19$m=…$salt$hash). */
const saltOf = (codeHash: string) => Buffer.from(codeHash.split("$")[4] ?? "", "base64");

/**
 * Looks up a code. Takes the same time for a member without codes and for an unknown member.
 * @throws RequestError 503 if the hashing queue is full
 */
export async function findCode(
  db: Db,
  userId: string,
  code: string,
  purpose: Purpose = "password",
): Promise<{ state: "fresh" | "used" | "none"; id: string }> {
  const rows = await db
    .select({ id: recoveryCodes.id, codeHash: recoveryCodes.codeHash, usedAt: recoveryCodes.usedAt })
    .from(recoveryCodes)
    .where(hasOwner(userId, purpose));
  const salt = rows[0] ? saltOf(rows[0].codeHash) : randomBytes(16);
  const [hash] = await hashCodes([normalizeCode(code)], salt);
  const row = rows.find(({ codeHash }) => codeHash === hash);
  if (!row) return { state: "none", id: "0" };
  return { state: row.usedAt ? "used" : "fresh", id: row.id };
}

/** Marks a code as used. @returns false if a concurrent call has used it */
export async function consumeCode(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(recoveryCodes.id, id), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

/** Number of unused codes of a member. */
export const countCodes = (db: Db, userId: string, purpose: Purpose = "password"): Promise<number> =>
  db.$count(recoveryCodes, and(hasOwner(userId, purpose), isNull(recoveryCodes.usedAt)));
