import { createHash, randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { sessions, userGroups, users } from "../db/schema/index.ts";
import { policy } from "../policy.ts";
import type { Viewer } from "./viewer.ts";

const hash = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * Opens a session.
 * @returns the token: 256 random bits, known to the client alone (only its hash is stored)
 */
export async function openSession(db: Db, userId: string, ip: string, userAgent: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.insert(sessions).values({
    tokenHash: hash(token),
    userId,
    ip,
    userAgent: userAgent.slice(0, 300),
    expiresAt: new Date(Date.now() + policy.session.idleSeconds * 1000),
  });
  return token;
}

/** Ends one session. */
export async function closeSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** The member a token belongs to, or null when it is unknown, expired, or its owner is shut out. */
export async function viewerOf(db: Db, token: string): Promise<Viewer | null> {
  const [row] = await db
    .select({
      id: users.id,
      sessionId: sessions.id,
      username: users.username,
      nickname: users.nickname,
      avatar: users.avatar,
      roles: users.roles,
      permissions: userGroups.permissions,
      rank: userGroups.rank,
      deniedUntil: users.deniedUntil,
      joinedAt: users.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(userGroups, eq(userGroups.id, users.groupId))
    .where(
      sql`${sessions.tokenHash} = ${hash(token)} and ${sessions.expiresAt} > now() and ${users.status} = 1
        and (${users.forbiddenUntil} is null or ${users.forbiddenUntil} <= now())`,
    );
  if (!row) return null;
  const { lastSeenAt, ...viewer } = row;
  if (Date.now() - lastSeenAt.getTime() > policy.session.touchSeconds * 1000) {
    await db
      .update(sessions)
      .set({
        lastSeenAt: new Date(),
        expiresAt: sql`least(now() + make_interval(secs => ${policy.session.idleSeconds}),
          ${sessions.createdAt} + make_interval(secs => ${policy.session.maxSeconds}))`,
      })
      .where(eq(sessions.id, viewer.sessionId));
  }
  return viewer;
}
