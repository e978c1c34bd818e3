import { randomBytes } from "node:crypto";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { hashToken } from "../../../core/session.ts";
import type { Db } from "../../../db/client.ts";
import { accountTokens } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";

type Kind = (typeof accountTokens.$inferSelect)["kind"];

/** Kind, owner and lifetime of a token. */
export interface Proof {
  kind: Kind;
  userId?: string;
  email?: string;
  seconds: number;
}

/** Creates a single-use token for a link. @returns the token, of which only the hash is stored */
export async function issueToken(db: Db, { kind, userId, email, seconds }: Proof): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await db.insert(accountTokens).values({
    tokenHash: hashToken(token),
    kind,
    userId,
    email,
    expiresAt: sql`now() + make_interval(secs => ${seconds}::float8)`,
  });
  return token;
}

const isValidToken = (kind: Kind, token: string) =>
  and(
    eq(accountTokens.tokenHash, hashToken(token)),
    eq(accountTokens.kind, kind),
    gt(accountTokens.expiresAt, sql`now()`),
  );

/** Returns the owner of a token without using it up; undefined if unknown, used or expired. */
export async function findToken(db: Db, kind: Kind, token: string) {
  const [row] = await db
    .select({ userId: accountTokens.userId, email: accountTokens.email })
    .from(accountTokens)
    .where(isValidToken(kind, token));
  return row;
}

/** Deletes a token. @returns its owner; undefined if unknown, expired or already used by a concurrent call */
export async function consumeToken(tx: Db, kind: Kind, token: string) {
  const [row] = await tx
    .delete(accountTokens)
    .where(isValidToken(kind, token))
    .returning({ userId: accountTokens.userId, email: accountTokens.email });
  return row;
}

/** Deletes the tokens of a member of these kinds. */
export async function deleteTokens(tx: Db, userId: string, kinds: readonly Kind[]): Promise<void> {
  await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), inArray(accountTokens.kind, [...kinds])));
}

/** Creates the ticket for the appeal of a member who cannot log in, and deletes the previous one. */
export async function issueAppealTicket(db: Db, userId: string): Promise<string> {
  return db.transaction(async (tx) => {
    await deleteTokens(tx, userId, ["appeal"]);
    return issueToken(tx, { kind: "appeal", userId, seconds: policy.moderation.appealTicketSeconds });
  });
}

/** Deletes a token that was not delivered. */
export async function revokeToken(db: Db, token: string): Promise<void> {
  await db.delete(accountTokens).where(eq(accountTokens.tokenHash, hashToken(token)));
}

/** Deletes tokens that have expired. */
export async function deleteExpiredTokens(tx: Db): Promise<void> {
  await tx.execute(sql`delete from account_tokens where expires_at < now()`);
}
