import { randomInt } from "node:crypto";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { SIGNUP, type SignupStatus } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
import { activities, activitySignups, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";

const isSignupOf = (activityId: string, userId: string) =>
  and(eq(activitySignups.activityId, activityId), eq(activitySignups.userId, userId));

/**
 * Takes a place if signup is open and a place is left. One statement checks and takes, so that concurrent signups
 * cannot exceed the limit.
 * @returns the locked activity, or undefined if no place could be taken
 */
export async function takePlace(tx: Db, activityId: string, now: Date) {
  const [activity] = await tx
    .update(activities)
    .set({ joinedNum: sql`${activities.joinedNum} + 1` })
    .where(
      sql`${activities.threadId} = ${activityId}::bigint and ${activities.cancelledAt} is null
        and ${activities.signStartAt} <= ${now} and ${activities.signEndAt} > ${now} and ${activities.startAt} > ${now}
        and (${activities.maxNum} = 0 or ${activities.joinedNum} < ${activities.maxNum})`,
    )
    .returning();
  return activity;
}

/** Releases places that signups had taken. */
export async function releasePlaces(tx: Db, activityId: string, count: number): Promise<void> {
  await tx
    .update(activities)
    .set({ joinedNum: sql`${activities.joinedNum} - ${count}::int` })
    .where(eq(activities.threadId, activityId));
}

/** Locks an activity's row. Every change of an activity or of its signups locks this row first. */
export async function lockActivity(tx: Db, activityId: string) {
  const [row] = await tx.select().from(activities).where(eq(activities.threadId, activityId)).for("update");
  return row;
}

/**
 * Creates a check-in code that is unique in the activity. The caller has locked the activity, so that no concurrent
 * signup gets the same code.
 */
export async function createCode(tx: Db, activityId: string): Promise<string> {
  for (;;) {
    const { codeLength } = policy.activity;
    const code = String(randomInt(10 ** codeLength)).padStart(codeLength, "0");
    const hasCode = and(eq(activitySignups.activityId, activityId), eq(activitySignups.code, code));
    if ((await tx.$count(activitySignups, hasCode)) === 0) return code;
  }
}

type NewSignup = Omit<typeof activitySignups.$inferInsert, "round" | "reason">;

/** Inserts a signup or renews a cancelled one. Returns undefined if the member has a valid or refused signup. */
export async function insertSignup(tx: Db, row: NewSignup) {
  const { activityId: _a, userId: _u, ...rest } = row;
  const [signup] = await tx
    .insert(activitySignups)
    .values(row)
    .onConflictDoUpdate({
      target: [activitySignups.activityId, activitySignups.userId],
      set: { ...rest, reason: "", round: sql`${activitySignups.round} + 1` },
      setWhere: eq(activitySignups.status, SIGNUP.cancelled),
    })
    .returning({ round: activitySignups.round });
  return signup;
}

export async function findSignup(db: Db, activityId: string, userId: string) {
  const [row] = await db.select().from(activitySignups).where(isSignupOf(activityId, userId));
  return row;
}

/** Changes the status of a signup. Returns undefined if its status is not in `from`. */
export async function changeSignupStatus(
  tx: Db,
  { activityId, userId }: { activityId: string; userId: string },
  from: SignupStatus[],
  to: SignupStatus,
  reason = "",
) {
  const [row] = await tx
    .update(activitySignups)
    .set({ status: to, reason })
    .where(and(isSignupOf(activityId, userId), inArray(activitySignups.status, from)))
    .returning({ round: activitySignups.round });
  return row;
}

/** Lists the members with a valid signup: waiting, approved or checked in. */
export async function listParticipantIds(tx: Db, activityId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: activitySignups.userId })
    .from(activitySignups)
    .where(
      and(
        eq(activitySignups.activityId, activityId),
        inArray(activitySignups.status, [SIGNUP.waiting, SIGNUP.approved, SIGNUP.checkedIn]),
      ),
    );
  return rows.map(({ userId }) => userId);
}

/** Cancels all waiting and approved signups of an activity. Returns their members and rounds. */
export async function endSignups(tx: Db, activityId: string, reason: string) {
  return tx
    .update(activitySignups)
    .set({ status: SIGNUP.cancelled, reason })
    .where(
      and(
        eq(activitySignups.activityId, activityId),
        inArray(activitySignups.status, [SIGNUP.waiting, SIGNUP.approved]),
      ),
    )
    .returning({ userId: activitySignups.userId, round: activitySignups.round });
}

/** Checks in the participant with a code. Returns undefined if no approved signup has the code. */
export async function checkIn(tx: Db, activityId: string, code: string, now: Date) {
  const [row] = await tx
    .update(activitySignups)
    .set({ status: SIGNUP.checkedIn, checkedAt: now })
    .where(
      and(
        eq(activitySignups.activityId, activityId),
        eq(activitySignups.code, code),
        eq(activitySignups.status, SIGNUP.approved),
      ),
    )
    .returning({
      userId: activitySignups.userId,
      name: activitySignups.name,
      round: activitySignups.round,
    });
  return row;
}

/** Finds the signup with a code, whatever its status. */
export async function findSignupByCode(db: Db, activityId: string, code: string) {
  const [row] = await db
    .select({ status: activitySignups.status })
    .from(activitySignups)
    .where(and(eq(activitySignups.activityId, activityId), eq(activitySignups.code, code)));
  return row;
}

/** Lists a page of the signups of an activity, oldest first, with the total. */
export async function listSignups(
  db: Db,
  activityId: string,
  status: number | undefined,
  { limit, offset }: Page,
) {
  const matchesFilter = and(
    eq(activitySignups.activityId, activityId),
    status === undefined ? undefined : eq(activitySignups.status, status),
  );
  const [rows, total] = await Promise.all([
    db
      .select({
        user: briefColumns,
        status: activitySignups.status,
        name: activitySignups.name,
        phone: activitySignups.phone,
        answers: activitySignups.answers,
        createdAt: activitySignups.createdAt,
      })
      .from(activitySignups)
      .innerJoin(users, eq(users.id, activitySignups.userId))
      .where(matchesFilter)
      .orderBy(asc(activitySignups.createdAt), asc(activitySignups.userId))
      .limit(limit)
      .offset(offset),
    countUpTo(db, activitySignups, matchesFilter),
  ]);
  return { rows, total };
}

/** Marks an activity as cancelled. Returns undefined if it is over or already cancelled. */
export async function markCancelled(tx: Db, activityId: string, reason: string, now: Date) {
  const [row] = await tx
    .update(activities)
    .set({ cancelledAt: now, cancelReason: reason, overAt: now })
    .where(
      and(
        eq(activities.threadId, activityId),
        isNull(activities.cancelledAt),
        sql`${activities.endAt} > ${now}`,
      ),
    )
    .returning({ costPoints: activities.costPoints });
  return row;
}

/** Erases names, phone numbers and answers in the signups of activities that were over before a time. */
export async function eraseSignupsBefore(tx: Db, before: Date): Promise<void> {
  await tx.execute(sql`
    with due as (
      update activities set forgotten = true where not forgotten and over_at <= ${before} returning thread_id
    )
    update activity_signups s set name = '', phone = '', answers = '[]' from due where s.activity_id = due.thread_id`);
}
