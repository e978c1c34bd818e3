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

/** A code as it is compared, however it was typed. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, "");

/** What the codes of a member stand in for: never one for the other. */
type Purpose = (typeof recoveryCodes.$inferSelect)["purpose"];

const of = (userId: string, purpose: Purpose) =>
  and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.purpose, purpose));

/** Codes that were made for a member, and what is stored of them. */
export interface MadeCodes {
  codes: string[];
  hashes: string[];
}

/** Makes codes of 59 random bits each. @throws RequestError 503 when too many wait for such work already */
export async function makeCodes(count: number = policy.recovery.codes): Promise<MadeCodes> {
  const codes = Array.from({ length: count }, newCode);
  return { codes, hashes: await hashCodes(codes.map(plain), randomBytes(16)) };
}

/** Gives a member, who is locked, new codes of one salt; those before are void. */
export async function replaceCodes(
  tx: Db,
  userId: string,
  { hashes }: MadeCodes,
  purpose: Purpose = "password",
): Promise<void> {
  await deleteCodes(tx, userId, purpose);
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, purpose, codeHash })));
}

/** Voids the codes of a member. */
export async function deleteCodes(tx: Db, userId: string, purpose: Purpose): Promise<void> {
  await tx.delete(recoveryCodes).where(of(userId, purpose));
}

/** The salt of a member's codes, as the hashes have it ($argon2id$v=19$m=…$salt$hash). */
const saltOf = (codeHash: string) => Buffer.from(codeHash.split("$")[4] ?? "", "base64");

/**
 * What a code is to a member: a fresh one, a used one, or none. Without codes, or a member, it takes as long.
 * @throws RequestError 503 when too many wait already
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
    .where(of(userId, purpose));
  const salt = rows[0] ? saltOf(rows[0].codeHash) : randomBytes(16);
  const [given] = await hashCodes([plain(code)], salt);
  const row = rows.find(({ codeHash }) => codeHash === given);
  if (!row) return { state: "none", id: "0" };
  return { state: row.usedAt ? "used" : "fresh", id: row.id };
}

/** Uses a code up: once, no matter who asks at the same time. */
export async function consumeCode(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(recoveryCodes.id, id), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

/** How many codes of a member have not served yet. */
export const countCodes = (db: Db, userId: string, purpose: Purpose = "password"): Promise<number> =>
  db.$count(recoveryCodes, and(of(userId, purpose), isNull(recoveryCodes.usedAt)));
