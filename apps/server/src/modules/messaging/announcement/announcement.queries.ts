import { and, desc, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import { LEVEL_FROM } from "../../../core/level.ts";
import type { Page } from "../../../core/paging.ts";
import { allOf, oneRow } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { announcements, circles, deviceModels, mailAddresses, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import type { Announcement, Banner, Segment } from "./announcement.rules.ts";

/** Condition for the active accounts in a segment. */
const isInSegment = ({ circleId, model, firmware, minLevel }: Segment): SQL =>
  allOf(
    eq(users.status, 1),
    circleId === "0"
      ? undefined
      : sql`exists (select from circle_members m where m.circle_id = ${circleId}::bigint and m.user_id = ${users.id})`,
    model === ""
      ? undefined
      : sql`exists (select from devices d join device_models m on m.id = d.model_id
          where d.user_id = ${users.id} and d.status = 1 and m.name = ${model})`,
    // The firmware of members is only known from their questions and feedback.
    firmware === ""
      ? undefined
      : sql`${users.id} in (select t.author_id from questions q join threads t on t.id = q.thread_id
            where q.firmware = ${firmware}
          union select f.user_id from feedbacks f where f.firmware = ${firmware})`,
    minLevel === 1 ? undefined : sql`${users.exp} >= ${LEVEL_FROM[minLevel - 1]}`,
  );

/** Counts the members in a segment, those of them who receive notifications by mail, and all members. */
export async function countRecipients(db: Db, segment: Segment) {
  const [total, rows] = await Promise.all([
    db.$count(users, eq(users.status, 1)),
    db
      .select({
        reached: sql<number>`count(*)::int`,
        mailed: sql<number>`(count(*) filter (where ${mailAddresses.notices}))::int`,
      })
      .from(users)
      .leftJoin(mailAddresses, eq(mailAddresses.userId, users.id))
      .where(isInSegment(segment)),
  ]);
  return { ...oneRow(rows, "countRecipients"), total };
}

/** Lists a batch of members who have not received an announcement, ordered by ID. */
export async function listNextMembers(
  tx: Db,
  { id, reachedId, ...segment }: Announcement,
): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        gt(users.id, reachedId),
        isInSegment(segment),
        sql`not exists (select from system_notices n
          where n.announcement_id = ${id}::bigint and n.user_id = ${users.id})`,
      ),
    )
    .orderBy(users.id)
    .limit(policy.announcements.atOnce);
  return rows.map((row) => row.id);
}

/** Locks and returns an announcement that is due for the next batch; undefined if there is none. */
export async function lockDueAnnouncement(tx: Db): Promise<Announcement | undefined> {
  const [row] = await tx
    .select()
    .from(announcements)
    .where(
      and(
        isNull(announcements.clearedAt),
        isNull(announcements.cancelledAt),
        lte(announcements.dueAt, sql`now()`),
        gt(announcements.endAt, sql`now()`),
      ),
    )
    .orderBy(announcements.dueAt, announcements.id)
    .limit(1)
    .for("no key update", { skipLocked: true });
  return row;
}

/** Saves the last member and adds to the number of sent notifications. */
export async function saveProgress(tx: Db, id: string, reachedId: string, sent: number): Promise<void> {
  await tx
    .update(announcements)
    .set({ reachedId, sentCount: sql`${announcements.sentCount} + ${sent}::int` })
    .where(eq(announcements.id, id));
}

/** Schedules another round from the first member, because members can join the segment later. */
export async function scheduleNextRound(tx: Db, id: string): Promise<void> {
  const { roundMinutes } = policy.announcements;
  await tx
    .update(announcements)
    .set({ reachedId: "0", dueAt: sql`now() + make_interval(mins => ${roundMinutes}::int)` })
    .where(eq(announcements.id, id));
}

/** Locks an ended or cancelled announcement that is not cleared yet. Returns its ID; undefined if there is none. */
export async function lockEndedAnnouncement(tx: Db): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: announcements.id })
    .from(announcements)
    .where(
      and(
        isNull(announcements.clearedAt),
        sql`(${announcements.cancelledAt} is not null or ${announcements.endAt} <= now())`,
      ),
    )
    .orderBy(announcements.id)
    .limit(1)
    .for("no key update", { skipLocked: true });
  return row?.id;
}

export async function markCleared(tx: Db, id: string): Promise<void> {
  await tx.update(announcements).set({ clearedAt: sql`now()` }).where(eq(announcements.id, id));
}

/** Current banners of a member: announcements that they have received. The query selects from `users`. */
export const bannersColumn = sql<Banner[]>`(
  select coalesce(json_agg(json_build_object('id', b.id::text, 'title', b.title, 'content', b.content,
    'link', b.link, 'endAt', b.end_at) order by b.start_at desc, b.id desc), '[]')
  from (select a.* from announcements a
    join system_notices n on n.announcement_id = a.id and n.user_id = users.id
    where a.cleared_at is null and a.cancelled_at is null and a.is_banner
      and a.start_at <= now() and a.end_at > now()
    order by a.start_at desc, a.id desc limit ${sql.raw(String(policy.announcements.banners))}) b)`;

const banners = prepared("own_banners", (db) =>
  db
    .select({ banners: bannersColumn })
    .from(users)
    .where(eq(users.id, sql.placeholder("userId"))),
);

/** Lists the current banners of a member. */
export async function listBanners(db: Db, userId: string): Promise<Banner[]> {
  const row = oneRow(await banners(db).execute({ userId }), "listBanners");
  return row.banners;
}

/** Lists announcements with the names of their circles, latest start first. */
export async function listAnnouncements(db: Db, { limit, offset }: Page) {
  return db
    .select({ announcement: announcements, circleName: circles.name })
    .from(announcements)
    .leftJoin(circles, eq(circles.id, announcements.circleId))
    .orderBy(desc(announcements.startAt), desc(announcements.id))
    .limit(limit)
    .offset(offset);
}

export const countAnnouncements = (db: Db): Promise<number> => db.$count(announcements);

/** Locks and returns an announcement. */
export async function lockAnnouncement(tx: Db, id: string): Promise<Announcement | undefined> {
  const [row] = await tx.select().from(announcements).where(eq(announcements.id, id)).for("no key update");
  return row;
}

/** Inserts or updates an announcement. @returns its ID @throws a unique violation if the title and start exist */
export async function saveAnnouncement(
  tx: Db,
  id: string | undefined,
  values: Omit<typeof announcements.$inferInsert, "dueAt">,
): Promise<string> {
  const row = { ...values, dueAt: values.startAt };
  const announcement = oneRow(
    await (id === undefined
      ? tx.insert(announcements).values(row).returning({ id: announcements.id })
      : tx
          .update(announcements)
          .set(row)
          .where(eq(announcements.id, id))
          .returning({ id: announcements.id })),
    "saveAnnouncement",
  );
  return announcement.id;
}

export async function cancelAnnouncement(tx: Db, id: string): Promise<void> {
  await tx.update(announcements).set({ cancelledAt: sql`now()` }).where(eq(announcements.id, id));
}

export async function isOpenCircle(db: Db, id: string): Promise<boolean> {
  return (await db.$count(circles, and(eq(circles.id, id), eq(circles.isOpen, true)))) > 0;
}

export async function isModel(db: Db, name: string): Promise<boolean> {
  return (await db.$count(deviceModels, eq(deviceModels.name, name))) > 0;
}

/** Withdraws the mails of an announcement that have not been sent. */
export async function withdrawMails(tx: Db, announcementId: string): Promise<void> {
  await tx.execute(
    sql`delete from mails where state <> 'sent' and details ->> 'announcementId' = ${announcementId}`,
  );
}
