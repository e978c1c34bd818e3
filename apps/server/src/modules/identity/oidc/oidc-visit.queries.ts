import { and, eq, gt, isNull, or, sql } from "drizzle-orm";
import { hashToken } from "../../../core/session.ts";
import type { Db } from "../../../db/client.ts";
import { oidcTickets, oidcVisits } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import { newSecret, type OidcIdentity, type OidcNames } from "./oidc.rules.ts";

/** What a visit to the provider comes back with, and what the browser that began it keeps. */
export interface Visit {
  state: string;
  visitKey: string;
}

/** Begins a visit to the provider; those that never came back are forgotten. */
export async function saveVisit(db: Db, { state, visitKey }: Visit): Promise<void> {
  await db.execute(sql`delete from oidc_visits where expires_at < now()`);
  await db.insert(oidcVisits).values({
    stateHash: hashToken(state),
    keyHash: hashToken(visitKey),
    expiresAt: sql`now() + make_interval(secs => ${policy.oidc.visitSeconds})`,
  });
}

/** Ends a visit of this browser: once, no matter who asks at the same time. */
export async function consumeVisit(db: Db, { state, visitKey }: Visit): Promise<boolean> {
  const rows = await db
    .delete(oidcVisits)
    .where(and(eq(oidcVisits.stateHash, hashToken(state)), eq(oidcVisits.keyHash, hashToken(visitKey))))
    .returning({ alive: sql<boolean>`${oidcVisits.expiresAt} > now()` });
  return rows[0]?.alive ?? false;
}

/**
 * Notes who somebody has shown to be at the provider.
 * @param userId the member who asked for it; null for a visitor
 * @returns the ticket to go on with, of which only the hash is stored
 */
export async function issueOidcTicket(
  db: Db,
  who: OidcIdentity & OidcNames,
  userId: string | null,
): Promise<string> {
  const ticket = newSecret();
  await db.execute(sql`delete from oidc_tickets where expires_at < now()`);
  await db.insert(oidcTickets).values({
    ...who,
    userId,
    ticketHash: hashToken(ticket),
    expiresAt: sql`now() + make_interval(secs => ${policy.oidc.ticketSeconds})`,
  });
  return ticket;
}

const living = (ticket: string, userId: string | null) =>
  and(
    eq(oidcTickets.ticketHash, hashToken(ticket)),
    gt(oidcTickets.expiresAt, sql`now()`),
    userId === null
      ? isNull(oidcTickets.userId)
      : or(isNull(oidcTickets.userId), eq(oidcTickets.userId, userId)),
  );

/**
 * Whom a ticket stands for, without using it up; undefined when it serves no more.
 * @param userId the member who shows it: theirs serves too
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
    .where(living(ticket, userId));
  return row;
}

/** Uses a ticket up: once, no matter who asks at the same time. */
export async function consumeOidcTicket(tx: Db, ticket: string, userId: string | null): Promise<boolean> {
  const rows = await tx
    .delete(oidcTickets)
    .where(living(ticket, userId))
    .returning({ subject: oidcTickets.subject });
  return rows.length > 0;
}

/** Voids what a member has shown and not bound yet. */
export async function deleteOidcTickets(tx: Db, userId: string): Promise<void> {
  await tx.delete(oidcTickets).where(eq(oidcTickets.userId, userId));
}
