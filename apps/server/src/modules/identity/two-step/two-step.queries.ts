import { and, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { passkeySteps, totpSecrets } from "../../../db/schema/index.ts";
import { deleteCodes } from "../recovery/recovery-code.queries.ts";
import { deleteTickets } from "./two-step-ticket.queries.ts";

const enabled = (userId: string) => and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.enabledAt));

/** Whether logging in takes a second step: an authenticator's code, or one of the passkeys. */
export async function hasTwoStep(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(enabled(userId))
    .unionAll(
      db.select({ userId: passkeySteps.userId }).from(passkeySteps).where(eq(passkeySteps.userId, userId)),
    );
  return rows.length > 0;
}

/** Whether the second step of a member is their passkeys alone. */
export const hasPasskeyStep = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(passkeySteps, eq(passkeySteps.userId, userId))) > 0;

/**
 * Makes the passkeys of a member, who is locked, their second step; a secret that waits for its first code is void.
 * @returns false where there is a second step already
 */
export async function beginPasskeyStep(tx: Db, userId: string): Promise<boolean> {
  if (await hasTwoStep(tx, userId)) return false;
  await tx.delete(totpSecrets).where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.enabledAt)));
  await tx.insert(passkeySteps).values({ userId });
  return true;
}

/** What a member's codes are checked against; undefined without a second step. */
export async function totpOf(db: Db, userId: string) {
  const [row] = await db
    .select({ secret: totpSecrets.secret, lastStep: totpSecrets.lastStep })
    .from(totpSecrets)
    .where(enabled(userId));
  return row;
}

/** Accepts the code of a period: once, and none before it, no matter who asks at the same time. */
export async function consumePeriod(tx: Db, userId: string, period: number): Promise<boolean> {
  const rows = await tx
    .update(totpSecrets)
    .set({ lastStep: period })
    .where(and(enabled(userId), lt(totpSecrets.lastStep, period)))
    .returning({ userId: totpSecrets.userId });
  return rows.length > 0;
}

/** Keeps a secret that is to be confirmed, in the place of an earlier one; false where one is in use. */
export async function keepPending(db: Db, userId: string, secret: string): Promise<boolean> {
  const rows = await db
    .insert(totpSecrets)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: { secret, createdAt: sql`now()` },
      setWhere: isNull(totpSecrets.enabledAt),
    })
    .returning({ userId: totpSecrets.userId });
  return rows.length > 0;
}

const pending = (userId: string, seconds: number) =>
  and(
    eq(totpSecrets.userId, userId),
    isNull(totpSecrets.enabledAt),
    gt(totpSecrets.createdAt, sql`now() - make_interval(secs => ${seconds})`),
  );

/** The secret that a member has been shown within so many seconds and not confirmed yet. */
export async function pendingSecret(db: Db, userId: string, seconds: number): Promise<string | undefined> {
  const [row] = await db
    .select({ secret: totpSecrets.secret })
    .from(totpSecrets)
    .where(pending(userId, seconds));
  return row?.secret;
}

/** Takes a pending secret into use with its first code; false when another one has taken its place. */
export async function enableTotp(
  tx: Db,
  userId: string,
  { secret, period, seconds }: { secret: string; period: number; seconds: number },
): Promise<boolean> {
  const rows = await tx
    .update(totpSecrets)
    .set({ enabledAt: sql`now()`, lastStep: period })
    .where(and(pending(userId, seconds), eq(totpSecrets.secret, secret)))
    .returning({ userId: totpSecrets.userId });
  return rows.length > 0;
}

/** Takes a member's second step away, with its backup codes; passkeys stay a way in. @returns whether there was one */
export async function endTwoStep(tx: Db, userId: string): Promise<boolean> {
  await deleteTickets(tx, userId);
  await deleteCodes(tx, userId, "second");
  const steps = await tx
    .delete(passkeySteps)
    .where(eq(passkeySteps.userId, userId))
    .returning({ userId: passkeySteps.userId });
  const secrets = await tx
    .delete(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
    .returning({ enabledAt: totpSecrets.enabledAt });
  return steps.length > 0 || secrets.some(({ enabledAt }) => enabledAt !== null);
}
