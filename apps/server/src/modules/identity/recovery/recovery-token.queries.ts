import { randomBytes } from "node:crypto";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { hashToken } from "../../../core/session.ts";
import type { Db } from "../../../db/client.ts";
import { accountTokens } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";

type Kind = (typeof accountTokens.$inferSelect)["kind"];

/** What a token stands for. */
export interface Proof {
  kind: Kind;
  userId?: string;
  email?: string;
  seconds: number;
}

/**
 * Makes a token for a link that serves once.
 * @returns the token, of which only the hash is stored
 */
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

const living = (kind: Kind, token: string) =>
  and(
    eq(accountTokens.tokenHash, hashToken(token)),
    eq(accountTokens.kind, kind),
    gt(accountTokens.expiresAt, sql`now()`),
  );

/** Whose a living token is, without using it up; undefined for an unknown, used or expired one. */
export async function findToken(db: Db, kind: Kind, token: string) {
  const [row] = await db
    .select({ userId: accountTokens.userId, email: accountTokens.email })
    .from(accountTokens)
    .where(living(kind, token));
  return row;
}

/** Uses a token up: once, no matter who asks at the same time. */
export async function consumeToken(tx: Db, kind: Kind, token: string) {
  const [row] = await tx
    .delete(accountTokens)
    .where(living(kind, token))
    .returning({ userId: accountTokens.userId, email: accountTokens.email });
  return row;
}

/** Voids what a member was sent of some kinds. */
export async function deleteTokens(tx: Db, userId: string, kinds: readonly Kind[]): Promise<void> {
  await tx
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), inArray(accountTokens.kind, [...kinds])));
}

/** Makes what opens the appeal to a member who may not log in; the one before is void. */
export async function issueAppealTicket(db: Db, userId: string): Promise<string> {
  return db.transaction(async (tx) => {
    await deleteTokens(tx, userId, ["appeal"]);
    return issueToken(tx, { kind: "appeal", userId, seconds: policy.moderation.appealTicketSeconds });
  });
}

/** Voids a token that reached nobody. */
export async function revokeToken(db: Db, token: string): Promise<void> {
  await db.delete(accountTokens).where(eq(accountTokens.tokenHash, hashToken(token)));
}

/** Deletes tokens that have expired. */
export async function forgetTokens(tx: Db): Promise<void> {
  await tx.execute(sql`delete from account_tokens where expires_at < now()`);
}
