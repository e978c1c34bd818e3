import { and, eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { oidcIdentities } from "../../../db/schema/index.ts";
import { issuerKey, type OidcIdentity, type OidcNames } from "./oidc.rules.ts";
import { deleteOidcTickets } from "./oidc-visit.queries.ts";

const is = ({ issuer, subject }: OidcIdentity) =>
  and(eq(oidcIdentities.issuer, issuer), eq(oidcIdentities.subject, subject));

const of = (userId: string, issuer: string) =>
  and(eq(oidcIdentities.userId, userId), eq(oidcIdentities.issuer, issuerKey(issuer)));

/** The member who is that person at the provider. */
export async function memberOfOidc(db: Db, who: OidcIdentity): Promise<string | undefined> {
  const [row] = await db.select({ userId: oidcIdentities.userId }).from(oidcIdentities).where(is(who));
  return row?.userId;
}

/** Who a member is at this provider; undefined when they are nobody there. */
export async function identityOf(db: Db, userId: string, issuer: string) {
  const [row] = await db
    .select({ account: oidcIdentities.account })
    .from(oidcIdentities)
    .where(of(userId, issuer));
  return row;
}

/** Everything that a member is at providers, for the export. */
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

/** Notes who a member is at a provider. @throws the database's unique violation when either is bound already */
export async function insertIdentity(
  tx: Db,
  userId: string,
  { issuer, subject, account }: OidcIdentity & Pick<OidcNames, "account">,
): Promise<void> {
  await tx.insert(oidcIdentities).values({ userId, issuer, subject, account });
}

/** Keeps up with what somebody is called at the provider. */
export async function noteAccount(db: Db, who: OidcIdentity & Pick<OidcNames, "account">): Promise<void> {
  if (who.account) await db.update(oidcIdentities).set({ account: who.account }).where(is(who));
}

/** Takes what a member is at this provider away from them. */
export async function deleteIdentity(tx: Db, userId: string, issuer: string): Promise<boolean> {
  const rows = await tx
    .delete(oidcIdentities)
    .where(of(userId, issuer))
    .returning({ subject: oidcIdentities.subject });
  return rows.length > 0;
}

/** Takes away all that a member who leaves is at providers. */
export async function deleteIdentities(tx: Db, userId: string): Promise<void> {
  await deleteOidcTickets(tx, userId);
  await tx.delete(oidcIdentities).where(eq(oidcIdentities.userId, userId));
}
