import { and, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { passkeySteps, totpSecrets } from "../../../db/schema/index.ts";
import { deleteCodes } from "../recovery/recovery-code.queries.ts";
import { deleteTickets } from "./two-step-ticket.queries.ts";

const isEnabled = (userId: string) => and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.enabledAt));

/** Whether a member has a second step: an authenticator app or passkeys. */
export async function hasTwoStep(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: totpSecrets.userId })
    .from(totpSecrets)
    .where(isEnabled(userId))
    .unionAll(
      db.select({ userId: passkeySteps.userId }).from(passkeySteps).where(eq(passkeySteps.userId, userId)),
    );
  return rows.length > 0;
}

/** Whether the second step of a member is their passkeys alone. */
export const hasPasskeyStep = async (db: Db, userId: string): Promise<boolean> =>
  (await db.$count(passkeySteps, eq(passkeySteps.userId, userId))) > 0;

/**
 * Makes the passkeys of a member the second step and deletes an unconfirmed TOTP secret. The caller has
 * locked the member.
 * @returns false if a second step exists
 */
export async function enablePasskeyStep(tx: Db, userId: string): Promise<boolean> {
  if (await hasTwoStep(tx, userId)) return false;
  await tx.delete(totpSecrets).where(and(eq(totpSecrets.userId, userId), isNull(totpSecrets.enabledAt)));
  await tx.insert(passkeySteps).values({ userId });
  return true;
}

/** Returns the TOTP secret of a member and the last used period; undefined if there is none. */
export async function findTotp(db: Db, userId: string) {
  const [row] = await db
    .select({ secret: totpSecrets.secret, lastStep: totpSecrets.lastStep })
    .from(totpSecrets)
    .where(isEnabled(userId));
  return row;
}

/** Marks a period as used. @returns false if the period or a later one was already used */
export async function consumePeriod(tx: Db, userId: string, period: number): Promise<boolean> {
  const rows = await tx
    .update(totpSecrets)
    .set({ lastStep: period })
    .where(and(isEnabled(userId), lt(totpSecrets.lastStep, period)))
    .returning({ userId: totpSecrets.userId });
  return rows.length > 0;
}

/** Saves an unconfirmed secret in place of an earlier one. @returns false if a confirmed secret exists */
export async function savePendingSecret(db: Db, userId: string, secret: string): Promise<boolean> {
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

const isPending = (userId: string, seconds: number) =>
  and(
    eq(totpSecrets.userId, userId),
    isNull(totpSecrets.enabledAt),
    gt(totpSecrets.createdAt, sql`now() - make_interval(secs => ${seconds})`),
  );

/** Returns the unconfirmed secret of a member. @param seconds maximum age */
export async function findPendingSecret(
  db: Db,
  userId: string,
  seconds: number,
): Promise<string | undefined> {
  const [row] = await db
    .select({ secret: totpSecrets.secret })
    .from(totpSecrets)
    .where(isPending(userId, seconds));
  return row?.secret;
}

/** Confirms a pending secret with its first code. @returns false if another secret has replaced it */
export async function confirmTotp(
  tx: Db,
  userId: string,
  { secret, period, seconds }: { secret: string; period: number; seconds: number },
): Promise<boolean> {
  const rows = await tx
    .update(totpSecrets)
    .set({ enabledAt: sql`now()`, lastStep: period })
    .where(and(isPending(userId, seconds), eq(totpSecrets.secret, secret)))
    .returning({ userId: totpSecrets.userId });
  return rows.length > 0;
}

/**
 * Turns off the second step and deletes its backup codes. Passkeys still allow login.
 * @returns whether there was a second step
 */
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
