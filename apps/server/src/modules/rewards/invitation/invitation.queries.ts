import { and, count, desc, eq, exists, lt, not, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isStaff } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { idArray, oneRow, rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { follows, invitationDays, invitations, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";

/** Condition for codes that have expired. */
const lapsed = sql<boolean>`${users.invitationCodeAt} < now() - make_interval(days => ${policy.invitation.codeDays})`;

/** Finds the member who owns a code, and whether the code has expired. Returns undefined for an unknown code. */
export async function findInviter(db: Db, invitationCode: string) {
  const [row] = await db
    .select({
      id: users.id,
      lapsed,
      nickname: users.nickname,
      avatar: users.avatar,
      isStaff: isStaff(users.groupId),
      signature: users.signature,
      verifiedDevice: users.verifiedDevice,
      followCount: users.followCount,
      hideFollows: users.hideFollows,
    })
    .from(users)
    .where(and(eq(users.invitationCode, invitationCode), eq(users.status, 1)));
  return row;
}

/** The pictures of some whom a member follows, the latest first. */
export async function followedAvatars(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ avatar: users.avatar })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.toId))
    .where(eq(follows.fromId, userId))
    .orderBy(desc(follows.createdAt), desc(follows.toId))
    .limit(5);
  return rows.map((row) => row.avatar);
}

/**
 * Keeps the codes of members from lapsing, once a day: their owners are here, or somebody has used one.
 * @returns whose were renewed
 */
export async function renewCodes(db: Db, userIds: readonly string[]): Promise<string[]> {
  const rows = rowsOf<{ id: string }>(
    await db.execute(sql`
      update users set invitation_code_at = now() where id in (
        select id from users where id = any(${idArray(userIds)}) and invitation_code_at < now() - interval '1 day'
        order by id for no key update)
      returning id::text`),
  );
  return rows.map(({ id }) => id);
}

/** Writes down who joined by whose invitation; the inviter's code has been used and lives on. */
export async function addInvitation(tx: Db, inviteeId: string, inviterId: string): Promise<void> {
  await tx.insert(invitations).values({ inviteeId, inviterId });
  await renewCodes(tx, [inviterId]);
}

/** A member's own code, and whether an invitation brought them. */
export async function ownCode(db: Db, userId: string) {
  return oneRow(
    await db
      .select({ invitationCode: users.invitationCode, invitedBy: users.invitedBy })
      .from(users)
      .where(eq(users.id, userId)),
    "ownCode",
  );
}

/** Counts the accounts that a member invited, their first posts, and the rewards of one day. */
export async function countInvitations(db: Db, inviterId: string, today: string) {
  const sums = oneRow(
    await db
      .select({
        invitedCount: count(),
        firstPostCount: sql<number>`(count(*) filter (where ${invitations.status} > 1))::int`,
        points: sql<number>`coalesce(sum(${invitations.points}), 0)::float8`,
      })
      .from(invitations)
      .where(eq(invitations.inviterId, inviterId)),
    "countInvitations",
  );
  const [day] = await db
    .select({ rewarded: invitationDays.rewarded })
    .from(invitationDays)
    .where(and(eq(invitationDays.inviterId, inviterId), eq(invitationDays.day, today)));
  return { ...sums, rewardedToday: day?.rewarded ?? 0 };
}

/** Lists the accounts that a member invited, the latest first. */
export async function listInvitations(db: Db, inviterId: string, page: Page) {
  return db
    .select({
      id: invitations.inviteeId,
      nickname: users.nickname,
      avatar: users.avatar,
      joinedAt: invitations.joinedAt,
      status: invitations.status,
      points: invitations.points,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.inviteeId))
    .where(eq(invitations.inviterId, inviterId))
    .orderBy(desc(invitations.joinedAt), desc(invitations.inviteeId))
    .limit(page.limit)
    .offset(page.offset);
}

/** Records a newcomer's first post. @returns who invited them; undefined when nobody did, or it is not the first */
export async function noteFirstPost(tx: Db, inviteeId: string): Promise<string | undefined> {
  const [row] = await tx
    .update(invitations)
    .set({ status: 2, firstPostAt: sql`now()` })
    .where(and(eq(invitations.inviteeId, inviteeId), eq(invitations.status, 1)))
    .returning({ inviterId: invitations.inviterId });
  return row?.inviterId;
}

/** Takes one of the inviter's rewards of the day; false when there is none left, or nobody to reward. */
export async function takeDailyReward(tx: Db, inviterId: string, day: string): Promise<boolean> {
  const { perDay } = policy.invitation;
  const result = await tx.execute(sql`
    insert into invitation_days as d (inviter_id, day, rewarded)
    select id, ${day}::date, 1 from users where id = ${inviterId}::bigint and status = 1
    on conflict (inviter_id, day) do update set rewarded = d.rewarded + 1 where d.rewarded < ${perDay}
    returning rewarded`);
  return rowsOf(result).length > 0;
}

/** Marks an invitation as rewarded. */
export async function markInvitationRewarded(tx: Db, inviteeId: string, points: number): Promise<void> {
  await tx.update(invitations).set({ status: 3, points }).where(eq(invitations.inviteeId, inviteeId));
}

/** Invitations whose reward is due and whose inviter has not had all of that day, locked. */
export async function dueInvitations(tx: Db, day: string) {
  const inviters = alias(users, "inviters");
  const full = tx
    .select({ one: sql`1` })
    .from(invitationDays)
    .where(
      and(
        eq(invitationDays.inviterId, invitations.inviterId),
        eq(invitationDays.day, day),
        not(lt(invitationDays.rewarded, policy.invitation.perDay)),
      ),
    );
  return tx
    .select({ inviteeId: invitations.inviteeId, inviterId: invitations.inviterId })
    .from(invitations)
    .innerJoin(inviters, eq(inviters.id, invitations.inviterId))
    .where(and(eq(invitations.status, 2), eq(inviters.status, 1), not(exists(full))))
    .orderBy(invitations.firstPostAt, invitations.inviteeId)
    .limit(100)
    .for("update", { of: invitations, skipLocked: true });
}
