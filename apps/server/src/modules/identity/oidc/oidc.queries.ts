import { and, eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { oidcIdentities } from "../../../db/schema/index.ts";
import { issuerKey, type OidcIdentity, type OidcNames } from "./oidc.rules.ts";
import { deleteOidcTickets } from "./oidc-visit.queries.ts";

/** Condition for an identity at a provider. */
const isIdentity = ({ issuer, subject }: OidcIdentity) =>
  and(eq(oidcIdentities.issuer, issuer), eq(oidcIdentities.subject, subject));

/** Condition for the identity of a member at a provider. */
const isBoundTo = (userId: string, issuer: string) =>
  and(eq(oidcIdentities.userId, userId), eq(oidcIdentities.issuer, issuerKey(issuer)));

/** Returns the ID of the member bound to an identity. */
export async function findMemberByIdentity(db: Db, identity: OidcIdentity): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: oidcIdentities.userId })
    .from(oidcIdentities)
    .where(isIdentity(identity));
  return row?.userId;
}

/** Returns the account name of a member at a provider; undefined if none is bound. */
export async function identityOf(db: Db, userId: string, issuer: string) {
  const [row] = await db
    .select({ account: oidcIdentities.account })
    .from(oidcIdentities)
    .where(isBoundTo(userId, issuer));
  return row;
}

/** Lists all identities of a member, for the data export. */
export const identitiesOf = (db: Db, userId: string) =>
  db
    .select({
      issuer: oidcIdentities.issuer,
      subject: oidcIdentities.subject,
      account: oidcIdentities.account,
      boundAt: oidcIdentities.createdAt,
    })
    .from(oidcIdentities)
    .where(eq(oidcIdentities.userId, userId))
    .orderBy(oidcIdentities.createdAt);

/** Binds an identity to a member. @throws the database's unique violation if either is already bound */
export async function insertIdentity(
  tx: Db,
  userId: string,
  { issuer, subject, account }: OidcIdentity & Pick<OidcNames, "account">,
): Promise<void> {
  await tx.insert(oidcIdentities).values({ userId, issuer, subject, account });
}

/** Updates the account name at the provider. */
export async function updateAccountName(
  db: Db,
  identity: OidcIdentity & Pick<OidcNames, "account">,
): Promise<void> {
  if (identity.account)
    await db.update(oidcIdentities).set({ account: identity.account }).where(isIdentity(identity));
}

/** Unbinds the identity of a member at a provider. @returns false if none was bound */
export async function deleteIdentity(tx: Db, userId: string, issuer: string): Promise<boolean> {
  const rows = await tx
    .delete(oidcIdentities)
    .where(isBoundTo(userId, issuer))
    .returning({ subject: oidcIdentities.subject });
  return rows.length > 0;
}

/** Deletes all identities and tickets of a member. */
export async function deleteIdentities(tx: Db, userId: string): Promise<void> {
  await deleteOidcTickets(tx, userId);
  await tx.delete(oidcIdentities).where(eq(oidcIdentities.userId, userId));
}
