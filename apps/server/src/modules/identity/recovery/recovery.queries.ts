import { eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { accountTokens, recoveryCodes, users } from "../../../db/schema/index.ts";
import { deleteAddress, deleteMailsOf, withdrawVerifications } from "../../mailing/mail.queries.ts";
import { deleteIdentities } from "../oidc/oidc.queries.ts";
import { deleteOidcTickets } from "../oidc/oidc-visit.queries.ts";
import { deletePasskeys } from "../passkey/passkey.queries.ts";
import { deleteChallenges } from "../passkey/passkey-challenge.queries.ts";
import { endTwoStep } from "../two-step/two-step.queries.ts";
import { deleteTickets } from "../two-step/two-step-ticket.queries.ts";
import { deleteTokens } from "./recovery-token.queries.ts";

/** What a member is called: a password may hold neither. */
export async function memberNames(db: Db, userId: string): Promise<{ username: string; nickname: string }> {
  const [row] = await db
    .select({ username: users.username, nickname: users.nickname })
    .from(users)
    .where(eq(users.id, userId));
  return row!;
}

/**
 * Voids what was asked for before an account changed hands: links to set a password or bind an address, the mails that
 * would bring such a link yet, tickets to appeal, log-ins that wait for their second step, passkeys that are being made, and what was shown at the identity provider and is not bound yet. The mails go first: a
 * token that is being made for one is there once they are gone.
 */
export async function voidProofs(tx: Db, userId: string): Promise<void> {
  await withdrawVerifications(tx, userId);
  await deleteTokens(tx, userId, ["reset", "verify", "appeal"]);
  await deleteTickets(tx, userId);
  await deleteChallenges(tx, userId);
  await deleteOidcTickets(tx, userId);
}

/** Deletes all ways back into an account, what was sent on them, its second step, its passkeys and what binds it elsewhere. */
export async function deleteRecovery(tx: Db, userId: string): Promise<void> {
  await deleteMailsOf(tx, userId);
  await tx.delete(accountTokens).where(eq(accountTokens.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await deleteAddress(tx, userId);
  await endTwoStep(tx, userId);
  await deletePasskeys(tx, userId);
  await deleteIdentities(tx, userId);
}
