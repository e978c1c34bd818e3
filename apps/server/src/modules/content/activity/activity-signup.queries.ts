import { randomInt } from "node:crypto";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import type { Page } from "../../../core/paging.ts";
import { SIGNUP, type SignupStatus } from "../../../db/base.ts";
import type { Db } from "../../../db/client.ts";
import { activities, activitySignups, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";

const of = (activityId: string, userId: string) =>
  and(eq(activitySignups.activityId, activityId), eq(activitySignups.userId, userId));

/**
 * Takes a place while signing up is open and one is left: a single statement checks and takes, so the limit holds.
 * @returns the locked activity; undefined when no place could be taken
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

/** Returns places. */
export async function releasePlaces(tx: Db, activityId: string, count: number): Promise<void> {
  await tx
    .update(activities)
    .set({ joinedNum: sql`${activities.joinedNum} - ${count}::int` })
    .where(eq(activities.threadId, activityId));
}

/** Locks and returns an activity's row; everything that changes it or its participants locks it first. */
export async function lockActivity(tx: Db, activityId: string) {
  const [row] = await tx.select().from(activities).where(eq(activities.threadId, activityId)).for("update");
  return row;
}

/** An unused code for this activity; the row is locked, so no other signup can take it meanwhile. */
export async function unusedCode(tx: Db, activityId: string): Promise<string> {
  for (;;) {
    const { codeLength } = policy.activity;
    const code = String(randomInt(10 ** codeLength)).padStart(codeLength, "0");
    const same = and(eq(activitySignups.activityId, activityId), eq(activitySignups.code, code));
    if ((await tx.$count(activitySignups, same)) === 0) return code;
  }
}

type NewSignup = Omit<typeof activitySignups.$inferInsert, "round" | "reason">;

/** Writes a signup, or renews a cancelled one; undefined when there is one that is valid or was refused. */
export async function insertSignup(tx: Db, row: NewSignup) {
  const { activityId: _a, userId: _u, ...rest } = row;
  const [written] = await tx
    .insert(activitySignups)
    .values(row)
    .onConflictDoUpdate({
      target: [activitySignups.activityId, activitySignups.userId],
      set: { ...rest, reason: "", round: sql`${activitySignups.round} + 1` },
      setWhere: eq(activitySignups.status, SIGNUP.cancelled),
    })
    .returning({ round: activitySignups.round });
  return written;
}

/** Somebody's signup. */
export async function signupOf(db: Db, activityId: string, userId: string) {
  const [row] = await db.select().from(activitySignups).where(of(activityId, userId));
  return row;
}

/** Changes the status of a signup from one of some states to another; undefined when it is in none of them. */
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
    .where(and(of(activityId, userId), inArray(activitySignups.status, from)))
    .returning({ round: activitySignups.round });
  return row;
}

/** Who has a valid signup: waiting, approved or checked in. */
export async function signedUp(tx: Db, activityId: string): Promise<string[]> {
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

/** Ends every valid signup of an activity that is cancelled, in the order in which members are notified. */
export async function endSignups(tx: Db, activityId: string, reason: string) {
  const ended = await tx
    .update(activitySignups)
    .set({ status: SIGNUP.cancelled, reason })
    .where(
      and(
        eq(activitySignups.activityId, activityId),
        inArray(activitySignups.status, [SIGNUP.waiting, SIGNUP.approved]),
      ),
    )
    .returning({ userId: activitySignups.userId, round: activitySignups.round });
  return ended;
}

/** Checks in the participant with the code; undefined when no approved signup has it. */
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

/** The signup with a code, whatever its status. */
export async function signupByCode(db: Db, activityId: string, code: string) {
  const [row] = await db
    .select({ status: activitySignups.status })
    .from(activitySignups)
    .where(and(eq(activitySignups.activityId, activityId), eq(activitySignups.code, code)));
  return row;
}

/** The signups of an activity, the early ones first. */
export async function listSignups(
  db: Db,
  activityId: string,
  status: number | undefined,
  { limit, offset }: Page,
) {
  const wanted = and(
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
      .where(wanted)
      .orderBy(asc(activitySignups.createdAt), asc(activitySignups.userId))
      .limit(limit)
      .offset(offset),
    db.$count(activitySignups, wanted),
  ]);
  return { rows, total };
}

/** Marks an activity that is not over as cancelled; undefined when it is over or was cancelled before. */
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

/** Erases what participants of activities that ended before `before` entered. */
export async function eraseSignupsBefore(tx: Db, before: Date): Promise<void> {
  await tx.execute(sql`
    with due as (
      update activities set forgotten = true where not forgotten and over_at <= ${before} returning thread_id
    )
    update activity_signups s set name = '', phone = '', answers = '[]' from due where s.activity_id = due.thread_id`);
}
