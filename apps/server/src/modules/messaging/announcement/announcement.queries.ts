import { and, desc, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import { LEVEL_FROM } from "../../../core/level.ts";
import type { Page } from "../../../core/paging.ts";
import { allOf, oneRow } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { announcements, circles, deviceModels, mailAddresses, users } from "../../../db/schema/index.ts";
import { policy } from "../../../policy.ts";
import type { Announcement, Banner, Segment } from "./announcement.rules.ts";

/** The open accounts that an announcement is for. */
const belongs = ({ circleId, model, firmware, minLevel }: Segment): SQL =>
  allOf(
    eq(users.status, 1),
    circleId === "0"
      ? undefined
      : sql`exists (select from circle_members m where m.circle_id = ${circleId}::bigint and m.user_id = ${users.id})`,
    model === ""
      ? undefined
      : sql`exists (select from devices d join device_models m on m.id = d.model_id
          where d.user_id = ${users.id} and d.status = 1 and m.name = ${model})`,
    // What somebody runs is known where they have said so.
    firmware === ""
      ? undefined
      : sql`${users.id} in (select t.author_id from questions q join threads t on t.id = q.thread_id
            where q.firmware = ${firmware}
          union select f.user_id from feedbacks f where f.firmware = ${firmware})`,
    minLevel === 1 ? undefined : sql`${users.exp} >= ${LEVEL_FROM[minLevel - 1]}`,
  );

/** How many members an announcement would be told to, how many of them by mail, and how many there are. */
export async function reachOf(db: Db, segment: Segment) {
  const [total, rows] = await Promise.all([
    db.$count(users, eq(users.status, 1)),
    db
      .select({
        reached: sql<number>`count(*)::int`,
        mailed: sql<number>`(count(*) filter (where ${mailAddresses.notices}))::int`,
      })
      .from(users)
      .leftJoin(mailAddresses, eq(mailAddresses.userId, users.id))
      .where(belongs(segment)),
  ]);
  return { ...oneRow(rows, "reachOf"), total };
}

/** The next members that an announcement has not been told to, in the order of their ids. */
export async function nextMembers(tx: Db, { id, reachedId, ...segment }: Announcement): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        gt(users.id, reachedId),
        belongs(segment),
        sql`not exists (select from system_notices n
          where n.announcement_id = ${id}::bigint and n.user_id = ${users.id})`,
      ),
    )
    .orderBy(users.id)
    .limit(policy.announcements.atOnce);
  return rows.map((row) => row.id);
}

/** One that is to be told to more members now, held until the transaction ends; undefined for none. */
export async function lockDue(tx: Db): Promise<Announcement | undefined> {
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
    .for("update", { skipLocked: true });
  return row;
}

/** Notes how far an announcement has come. */
export async function noteReached(tx: Db, id: string, reachedId: string, sent: number): Promise<void> {
  await tx
    .update(announcements)
    .set({ reachedId, sentCount: sql`${announcements.sentCount} + ${sent}::int` })
    .where(eq(announcements.id, id));
}

/** Begins again with the first member after a while: by then others may belong to those it is for. */
export async function endRound(tx: Db, id: string): Promise<void> {
  const { roundMinutes } = policy.announcements;
  await tx
    .update(announcements)
    .set({ reachedId: "0", dueAt: sql`now() + make_interval(mins => ${roundMinutes}::int)` })
    .where(eq(announcements.id, id));
}

/** One that is over, of which something is left, held until the transaction ends; undefined for none. */
export async function lockOver(tx: Db): Promise<string | undefined> {
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
    .for("update", { skipLocked: true });
  return row?.id;
}

export async function noteCleared(tx: Db, id: string): Promise<void> {
  await tx.update(announcements).set({ clearedAt: sql`now()` }).where(eq(announcements.id, id));
}

/** What stands on a member's home page: announcements that they were told and that are not over. The query has `users`. */
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

/** What stands on a member's home page; the viewer exists, so does the row. */
export async function bannersOf(db: Db, userId: string): Promise<Banner[]> {
  const row = oneRow(await banners(db).execute({ userId }), "bannersOf");
  return row.banners;
}

/** All announcements, what begins last first, with the names of their circles. */
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

/** One announcement, held until the transaction ends. */
export async function lockAnnouncement(tx: Db, id: string): Promise<Announcement | undefined> {
  const [row] = await tx.select().from(announcements).where(eq(announcements.id, id)).for("update");
  return row;
}

/** Writes an announcement. @returns its id. @throws the database's unique violation for one that there is */
export async function saveAnnouncement(
  tx: Db,
  id: string | undefined,
  values: Omit<typeof announcements.$inferInsert, "dueAt">,
): Promise<string> {
  const row = { ...values, dueAt: values.startAt };
  const saved = oneRow(
    await (id === undefined
      ? tx.insert(announcements).values(row).returning({ id: announcements.id })
      : tx
          .update(announcements)
          .set(row)
          .where(eq(announcements.id, id))
          .returning({ id: announcements.id })),
    "saveAnnouncement",
  );
  return saved.id;
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
