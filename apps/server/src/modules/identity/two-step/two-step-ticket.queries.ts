import { randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import { type ClientAddress, parseClientAddress } from "../../../core/client-address.ts";
import { hashToken } from "../../../core/session.ts";
import type { Db } from "../../../db/client.ts";
import { loginTickets } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";

interface FirstStep extends Pick<typeof loginTickets.$inferSelect, "userId" | "usernameKey"> {
  address: ClientAddress;
}

/**
 * Records a successful first step.
 * @returns the ticket for the second step: 192 random bits, of which only the hash is stored
 */
export async function issueTicket(db: Db, { address, ...first }: FirstStep): Promise<string> {
  const ticket = randomBytes(24).toString("base64url");
  await db.execute(sql`delete from login_tickets where expires_at < now()`);
  await db.insert(loginTickets).values({
    ...first,
    ip: address.text,
    ticketHash: hashToken(ticket),
    expiresAt: sql`now() + make_interval(secs => ${policy.twoStep.ticketSeconds})`,
  });
  return ticket;
}

const isValidTicket = (ticket: string) =>
  and(eq(loginTickets.ticketHash, hashToken(ticket)), gt(loginTickets.expiresAt, sql`now()`));

/**
 * Counts an attempt before its check, so that concurrent guesses cannot exceed the limit.
 * @returns the first step and the number of attempts including this one; undefined if the ticket is unknown,
 * expired or out of attempts
 */
export async function countTicketAttempt(
  db: Db,
  ticket: string,
): Promise<(FirstStep & { attempts: number }) | undefined> {
  const [row] = await db
    .update(loginTickets)
    .set({ attempts: sql`${loginTickets.attempts} + 1` })
    .where(and(isValidTicket(ticket), lt(loginTickets.attempts, policy.twoStep.attempts)))
    .returning({
      userId: loginTickets.userId,
      usernameKey: loginTickets.usernameKey,
      ip: loginTickets.ip,
      attempts: loginTickets.attempts,
    });
  if (!row) return undefined;
  const { ip, ...first } = row;
  return { ...first, address: parseClientAddress(ip) };
}

/** Returns the member of a ticket; undefined if unknown or expired. */
export async function findTicketOwner(db: Db, ticket: string): Promise<string | undefined> {
  const [row] = await db
    .select({ userId: loginTickets.userId })
    .from(loginTickets)
    .where(isValidTicket(ticket));
  return row?.userId;
}

/** Refunds an attempt that was not checked. */
export async function refundTicketAttempt(db: Db, ticket: string): Promise<void> {
  await db
    .update(loginTickets)
    .set({ attempts: sql`greatest(${loginTickets.attempts} - 1, 0)` })
    .where(isValidTicket(ticket));
}

/** Deletes a ticket. @returns false if unknown, expired or already used by a concurrent call */
export async function consumeTicket(tx: Db, ticket: string): Promise<boolean> {
  const rows = await tx
    .delete(loginTickets)
    .where(isValidTicket(ticket))
    .returning({ userId: loginTickets.userId });
  return rows.length > 0;
}

/** Deletes the tickets of a member's logins between the two steps. */
export async function deleteTickets(tx: Db, userId: string): Promise<void> {
  await tx.delete(loginTickets).where(eq(loginTickets.userId, userId));
}
