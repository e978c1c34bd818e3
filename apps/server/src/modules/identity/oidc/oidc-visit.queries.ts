import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { hashToken } from "../../../core/session.ts";
import type { Db } from "../../../db/client.ts";
import { oidcTickets, oidcVisits } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { newSecret, type OidcIdentity, type OidcNames } from "./oidc.rules.ts";

/** A login attempt at the provider: the state in its URL and the secret key in the browser. */
export interface Visit {
  state: string;
  visitKey: string;
}

/** Saves a login attempt at the provider and deletes expired ones. */
export async function saveVisit(db: Db, { state, visitKey }: Visit): Promise<void> {
  await db.execute(sql`delete from oidc_visits where expires_at < now()`);
  await db.insert(oidcVisits).values({
    stateHash: hashToken(state),
    keyHash: hashToken(visitKey),
    expiresAt: sql`now() + make_interval(secs => ${policy.oidc.visitSeconds})`,
  });
}

/**
 * Deletes a login attempt of this browser.
 * @returns false if unknown, expired or already used by a concurrent call
 */
export async function consumeVisit(db: Db, { state, visitKey }: Visit): Promise<boolean> {
  const rows = await db
    .delete(oidcVisits)
    .where(and(eq(oidcVisits.stateHash, hashToken(state)), eq(oidcVisits.keyHash, hashToken(visitKey))))
    .returning({ alive: sql<boolean>`${oidcVisits.expiresAt} > now()` });
  return rows[0]?.alive ?? false;
}

/**
 * Stores a verified identity of the provider.
 * @param userId the member who binds it; null for a visitor
 * @returns the ticket, of which only the hash is stored
 */
export async function issueOidcTicket(
  db: Db,
  identity: OidcIdentity & OidcNames,
  userId: string | null,
): Promise<string> {
  const ticket = newSecret();
  await db.execute(sql`delete from oidc_tickets where expires_at < now()`);
  await db.insert(oidcTickets).values({
    ...identity,
    userId,
    ticketHash: hashToken(ticket),
    expiresAt: sql`now() + make_interval(secs => ${policy.oidc.ticketSeconds})`,
  });
  return ticket;
}

const isValidTicket = (ticket: string, userId: string | null) =>
  and(
    eq(oidcTickets.ticketHash, hashToken(ticket)),
    gt(oidcTickets.expiresAt, sql`now()`),
    userId === null
      ? isNull(oidcTickets.userId)
      : or(isNull(oidcTickets.userId), eq(oidcTickets.userId, userId)),
  );

/**
 * Returns the identity of a ticket without using it up; undefined if the ticket is unknown or expired.
 * @param userId the viewer; null for a visitor. A viewer may also use a visitor's ticket.
 */
export async function findOidcTicket(db: Db, ticket: string, userId: string | null) {
  const [row] = await db
    .select({
      issuer: oidcTickets.issuer,
      subject: oidcTickets.subject,
      account: oidcTickets.account,
      nickname: oidcTickets.nickname,
      createdAt: oidcTickets.createdAt,
    })
    .from(oidcTickets)
    .where(isValidTicket(ticket, userId));
  return row;
}

/** Deletes a ticket. @returns false if unknown, expired or already used by a concurrent call */
export async function consumeOidcTicket(tx: Db, ticket: string, userId: string | null): Promise<boolean> {
  const rows = await tx
    .delete(oidcTickets)
    .where(isValidTicket(ticket, userId))
    .returning({ subject: oidcTickets.subject });
  return rows.length > 0;
}

/** Deletes the tickets of a member that were not used for binding yet. */
export async function deleteOidcTickets(tx: Db, userId: string): Promise<void> {
  await tx.delete(oidcTickets).where(eq(oidcTickets.userId, userId));
}
