import { eq } from "drizzle-orm";
import { oneRow } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { accountTokens, recoveryCodes, users } from "../../../db/schema/index.ts";
import {
  deleteAddress,
  deleteMailsOf,
  deleteTokens,
  withdrawVerifications,
} from "../../notifications/index.ts";
import { deleteIdentities } from "../oidc/oidc.queries.ts";
import { deleteOidcTickets } from "../oidc/oidc-visit.queries.ts";
import { deletePasskeys } from "../passkey/passkey.queries.ts";
import { deleteChallenges } from "../passkey/passkey-challenge.queries.ts";
import { endTwoStep } from "../two-step/two-step.queries.ts";
import { deleteTickets } from "../two-step/two-step-ticket.queries.ts";

/** Returns the names that a password must not contain. */
export async function getMemberNames(
  db: Db,
  userId: string,
): Promise<{ username: string; nickname: string }> {
  return oneRow(
    await db
      .select({ username: users.username, nickname: users.nickname })
      .from(users)
      .where(eq(users.id, userId)),
    "getMemberNames",
  );
}

/** Stores the hash of an account's new password. */
export async function savePassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash, passwordless: false }).where(eq(users.id, userId));
}

/**
 * Deletes all pending proofs after an account was recovered or its password changed: reset and verification
 * links, unsent verification mails, appeal tickets, logins between the two steps, passkey challenges, and
 * identities of the provider that are not bound yet. Deletes the mails first, because a worker may be issuing
 * a token for one.
 */
export async function deletePendingProofs(tx: Db, userId: string): Promise<void> {
  await withdrawVerifications(tx, userId);
  await deleteTokens(tx, userId, ["reset", "verify", "appeal"]);
  await deleteTickets(tx, userId);
  await deleteChallenges(tx, userId);
  await deleteOidcTickets(tx, userId);
}

/** Deletes recovery methods, mails, the second step, passkeys and identities of a member. */
export async function deleteRecovery(tx: Db, userId: string): Promise<void> {
  await deleteMailsOf(tx, userId);
  await tx.delete(accountTokens).where(eq(accountTokens.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await deleteAddress(tx, userId);
  await endTwoStep(tx, userId);
  await deletePasskeys(tx, userId);
  await deleteIdentities(tx, userId);
}
