import { hash, randomBytes } from "node:crypto";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { prepared } from "../db/prepared.ts";
import { sessions, userGroups, users } from "../db/schema/index.ts";
import { policy } from "../policy.ts";
import { isKeyToken, keyLifetimes, sessionsAndKeys, viewerOfKey } from "./api-keys.ts";
import { notifyChange } from "./change-events.ts";
import type { ClientAddress } from "./client-address.ts";
import { isAmong, rowsOf, timesAsRows } from "./sql.ts";
import { type Viewer, viewerColumns } from "./viewer.ts";

/** Returns the hash under which a token is stored: SHA-256 in hex. */
export const hashToken = (token: string): string => hash("sha256", token);

/**
 * Opens a session.
 * @returns the token of 256 random bits, of which only the hash is stored
 */
export async function openSession(
  db: Db,
  userId: string,
  { text: ip }: ClientAddress,
  userAgent: string,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    ip,
    userAgent: userAgent.slice(0, 300),
    expiresAt: new Date(Date.now() + policy.session.idleSeconds * 1000),
  });
  return token;
}

/**
 * Ends the sessions of a member and their open streams.
 * @param only ID of the only session to end
 * @param but ID of a session to keep
 * @returns whether a session has ended
 */
export async function endSessions(
  db: Db,
  userId: string,
  { only, but }: { only?: string; but?: string } = {},
): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        only === undefined ? undefined : eq(sessions.id, only),
        but === undefined ? undefined : ne(sessions.id, but),
      ),
    )
    .returning({ id: sessions.id, notification: notifyChange("session", sessions.userId) });
  return rows.length > 0;
}

/**
 * Locks a session until the transaction ends, so that a concurrent end of the session waits.
 * @returns whether the session is still open
 */
export async function lockSession(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, sql`now()`)))
    .for("share");
  return rows.length > 0;
}

/** Whether a session is valid: it has not expired, and its owner is not banned. */
const isValid = sql`${sessions.expiresAt} > now() and ${users.status} = 1
  and (${users.forbiddenUntil} is null or ${users.forbiddenUntil} <= now())`;

/** Remaining lifetime of a session in milliseconds. */
const leftOf = sql<number>`(extract(epoch from ${sessions.expiresAt} - now()) * 1000)::float8`;

/** Deletes a batch of expired sessions, oldest first. */
export async function deleteExpiredSessions(tx: Db): Promise<void> {
  await tx.execute(sql`delete from sessions where id in
    (select id from sessions where expires_at < now() order by expires_at limit ${policy.session.forgetAtOnce}::int)
    and expires_at < now()`);
}

/** Returns the remaining lifetime of sessions and keys in milliseconds, without those that have ended. */
export async function sessionLifetimes(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const { sessionIds, keyIds } = sessionsAndKeys(ids);
  const [sessionRows, keyRows] = await Promise.all([
    storedLifetimes(db, sessionIds),
    keyLifetimes(db, keyIds),
  ]);
  return new Map([...sessionRows, ...keyRows]);
}

async function storedLifetimes(db: Db, ids: readonly string[]): Promise<[string, number][]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: sessions.id, left: leftOf })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isAmong(sessions.id, ids), isValid));
  return rows.map(({ id, left }) => [id, left]);
}

const findByToken = prepared("viewer_of_session", (db) =>
  db
    .select({
      ...viewerColumns,
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      leftMs: leftOf,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .where(and(eq(sessions.tokenHash, sql.placeholder("hash")), isValid)),
);

/**
 * Returns the viewer of a token and the remaining lifetime of the session; null if the token is unknown or expired, or
 * its owner is banned.
 * @param onUse called with the ID of a session whose last use is due to be stored
 * @throws RequestError 401 with the reason for a key that is not valid
 */
export async function viewerOf(
  db: Db,
  token: string,
  onUse: (sessionId: string) => void,
): Promise<{ viewer: Viewer; leftMs: number } | null> {
  if (isKeyToken(token)) return { viewer: await viewerOfKey(db, token), leftMs: 0 };
  const [row] = await findByToken(db).execute({ hash: hashToken(token) });
  if (!row) return null;
  const { lastSeenAt, leftMs, ...viewer } = row;
  if (Date.now() - lastSeenAt.getTime() > policy.session.touchSeconds * 1000) onUse(viewer.sessionId);
  return { viewer, leftMs };
}

/**
 * Stores the times of the last uses of sessions and extends their expiry, up to the maximum lifetime.
 * @returns the IDs of the members of these sessions
 */
export async function touchSessions(db: Db, uses: ReadonlyMap<string, Date>): Promise<string[]> {
  const result = await db.execute(sql`
    update sessions as s set last_seen_at = held.at,
      expires_at = least(held.at + make_interval(secs => ${policy.session.idleSeconds}),
        s.created_at + make_interval(secs => ${policy.session.maxSeconds}))
    from (
      select s.id, v.at from sessions s join (values ${timesAsRows(uses)}) as v(id, at) on v.id = s.id
      where s.last_seen_at < v.at and s.expires_at > now()
      order by s.id for no key update of s
    ) as held
    where s.id = held.id
    returning s.user_id::text as "userId"`);
  return [...new Set(rowsOf<{ userId: string }>(result).map(({ userId }) => userId))];
}
