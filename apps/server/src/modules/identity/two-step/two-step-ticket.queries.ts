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
 * Notes that the first step of a log-in was right.
 * @returns the ticket for the second: 192 random bits, of which only the hash is stored
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

const living = (ticket: string) =>
  and(eq(loginTickets.ticketHash, hashToken(ticket)), gt(loginTickets.expiresAt, sql`now()`));

/**
 * Counts an attempt before it is checked, so that parallel guesses cannot pass the limit together.
 * @returns whose log-in it is, and how many attempts there have been with this one; undefined when the ticket serves no more
 */
export async function countTicketAttempt(
  db: Db,
  ticket: string,
): Promise<(FirstStep & { attempts: number }) | undefined> {
  const [row] = await db
    .update(loginTickets)
    .set({ attempts: sql`${loginTickets.attempts} + 1` })
    .where(and(living(ticket), lt(loginTickets.attempts, policy.twoStep.attempts)))
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

/** Whose log-in a ticket is for; undefined when it serves no more. */
export async function ownerOfTicket(db: Db, ticket: string): Promise<string | undefined> {
  const [row] = await db.select({ userId: loginTickets.userId }).from(loginTickets).where(living(ticket));
  return row?.userId;
}

/** Takes back an attempt that was not checked. */
export async function refundTicketAttempt(db: Db, ticket: string): Promise<void> {
  await db
    .update(loginTickets)
    .set({ attempts: sql`greatest(${loginTickets.attempts} - 1, 0)` })
    .where(living(ticket));
}

/** Uses a ticket up: once, no matter who asks at the same time. */
export async function consumeTicket(tx: Db, ticket: string): Promise<boolean> {
  const rows = await tx.delete(loginTickets).where(living(ticket)).returning({ userId: loginTickets.userId });
  return rows.length > 0;
}

/** Voids the log-ins of a member that wait for their second step. */
export async function deleteTickets(tx: Db, userId: string): Promise<void> {
  await tx.delete(loginTickets).where(eq(loginTickets.userId, userId));
}
