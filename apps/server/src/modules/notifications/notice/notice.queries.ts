import { and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import { blocksBetween } from "../../../core/blocks.ts";
import { notifyChange, notifyChanges } from "../../../core/change-events.ts";
import type { Page } from "../../../core/paging.ts";
import { isAmong, oneRow, rowsOf, rowsParameter } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import {
  mailAddresses,
  mails,
  noticeGroups,
  noticeSettings,
  posts,
  systemNotices,
  threads,
  unreadCounts,
  users,
} from "../../../db/schema/index.ts";

export type NoticeKind = "reply" | "like" | "favorite" | "follow" | "mention";
export type SystemKind = "moderation" | "account" | "device" | "order" | "activity" | "honor" | "news";

export interface Notice {
  userId: string;
  kind: NoticeKind;
  actorId: string;
  threadId?: string;
  postId?: string;
  excerpt?: string;
  /** The community day, for follows: they have no target and are put together by day. */
  day?: string;
}

/** Which switch of a member's settings stands for a kind. */
const switchOf = {
  reply: "reply",
  mention: "mention",
  like: "like",
  favorite: "like",
  follow: "follow",
} as const;

/** For statements that change a member's counts. */
const tellsMember = notifyChange("member", unreadCounts.userId);

/** How many of those who did the same are named. */
const actorsKept = sql.raw("3");

/** Notifies a member of something, once, in the caller's transaction (`notifyAll`). */
export const notify = (db: Db, notice: Notice): Promise<void> => notifyAll(db, [notice]);

/**
 * Notifies members of things, each once, in the caller's transaction; nobody of their own acts, nor where one has blocked the other.
 * The unread counts move only where a row was written and the member wants to be reminded of its kind. Members are told
 * in the order of their ids as text, in which everybody takes their counts.
 */
export async function notifyAll(db: Db, notices: readonly Notice[]): Promise<void> {
  const said = notices.flatMap((notice, place) =>
    notice.userId === notice.actorId
      ? []
      : { threadId: "0", postId: "0", excerpt: "", day: "", ...notice, place, switch: switchOf[notice.kind] },
  );
  if (said.length === 0) return;
  await db.execute(sql`
    with said as (
      select distinct on ("userId", kind, "actorId", "threadId", "postId") *
      from jsonb_to_recordset(${rowsParameter(said)}) as s("userId" bigint, kind text, "actorId" bigint,
        "threadId" bigint, "postId" bigint, excerpt text, day text, place int, switch text)
      order by "userId", kind, "actorId", "threadId", "postId", place
    ), told as (
      insert into notifications (user_id, kind, actor_id, thread_id, post_id)
      select "userId", kind, "actorId", "threadId", "postId" from said
      where not exists (select from blocks b where b.from_id = said."userId" and b.to_id = said."actorId")
        and not exists (select from blocks b where b.from_id = said."actorId" and b.to_id = said."userId")
      order by place
      on conflict do nothing
      returning user_id, kind, actor_id, thread_id, post_id
    ), heard as (
      select told.*, said.day, said.excerpt, said.place, coalesce(case said.switch when 'reply' then s.reply
        when 'mention' then s.mention when 'like' then s."like" else s.follow end, true)::int as unread
      from told join said on said."userId" = told.user_id and said.kind = told.kind and said."actorId" = told.actor_id
        and said."threadId" = told.thread_id and said."postId" = told.post_id
      left join notice_settings s on s.user_id = told.user_id
    ), grouped as (
      insert into notice_groups (user_id, kind, thread_id, post_id, day, actor_ids, actor_count, unread, excerpt)
      select user_id, kind, thread_id, post_id, day, (array_agg(actor_id order by place desc))[1:${actorsKept}],
        count(*)::int, sum(unread)::int, (array_agg(excerpt order by place desc))[1]
      from heard group by user_id, kind, thread_id, post_id, day
      order by user_id::text, kind, thread_id, post_id, day
      on conflict (user_id, kind, thread_id, post_id, day) do update set
        actor_ids = (excluded.actor_ids || notice_groups.actor_ids)[1:${actorsKept}],
        actor_count = notice_groups.actor_count + excluded.actor_count,
        unread = notice_groups.unread + excluded.unread,
        excerpt = excluded.excerpt,
        updated_at = greatest(excluded.updated_at, notice_groups.updated_at)
    )
    insert into unread_counts (user_id, interactions)
    select user_id, sum(unread)::int from heard where unread = 1 group by user_id order by user_id::text
    on conflict (user_id) do update set interactions = unread_counts.interactions + excluded.interactions
    returning ${tellsMember}`);
}

export interface SystemNotice {
  userId: string;
  kind: SystemKind;
  title: string;
  content?: string;
  /** An in-site address and its name. */
  link?: string;
  linkText?: string;
  /** It is not mailed: it was already, or nobody means it to be. */
  isMailed?: true;
  /** The announcement that it tells: nobody is told one twice. */
  announcementId?: string;
}

/** Notifies a member of something in the community's name, in the caller's transaction (ruling 14). */
export async function sendSystemNotice(db: Db, notice: SystemNotice): Promise<void> {
  await sendSystemNoticesOf(db, [notice]);
}

/** Sends a system notice about something that another member did, unless one of the two has blocked the other. */
export async function sendNoticeOfMember(db: Db, actorId: string, notice: SystemNotice): Promise<void> {
  const { blocking, blocked } = await blocksBetween(db, notice.userId, actorId);
  if (!blocking && !blocked) await sendSystemNotice(db, notice);
}

/** Notifies several members of the same thing. */
export const sendSystemNotices = (
  db: Db,
  userIds: readonly string[],
  notice: Omit<SystemNotice, "userId">,
): Promise<number> =>
  sendSystemNoticesOf(
    db,
    [...new Set(userIds)].map((userId) => ({ userId, ...notice })),
  );

/**
 * Sends notices in the order given, in a few statements however many there are.
 * @returns how many there were, without announcements that somebody had been told already
 */
export async function sendSystemNoticesOf(db: Db, given: readonly SystemNotice[]): Promise<number> {
  if (given.length === 0) return 0;
  const written = await db
    .insert(systemNotices)
    .values([...given])
    .onConflictDoNothing()
    .returning({ userId: systemNotices.userId });
  const told = new Set(written.map(({ userId }) => userId));
  const notices = given.filter(({ userId }) => told.has(userId));
  if (notices.length === 0) return 0;
  const unread = new Map<string, number>();
  for (const { userId } of notices) unread.set(userId, (unread.get(userId) ?? 0) + 1);
  // Their counts taken in the order in which everybody takes them.
  const counts = [...unread].sort(([a], [b]) => (a < b ? -1 : 1));
  await db
    .insert(unreadCounts)
    .values(counts.map(([userId, systems]) => ({ userId, systems })))
    .onConflictDoUpdate({
      target: unreadCounts.userId,
      set: { systems: sql`${unreadCounts.systems} + excluded.systems` },
    });
  await notifyChanges(
    db,
    "member",
    counts.map(([userId]) => userId),
  );
  await mailNotices(db, notices);
  return notices.length;
}

/** Takes the notices of an announcement that is over from so many members. @returns from how many */
export async function withdrawNotices(tx: Db, announcementId: string, atOnce: number): Promise<number> {
  const result = await tx.execute(sql`
    delete from system_notices where id in (
      select id from system_notices where announcement_id = ${announcementId}::bigint limit ${atOnce}::int)
    returning user_id::text as "userId", read_at is null as "isUnread"`);
  const gone = rowsOf<{ userId: string; isUnread: boolean }>(result);
  const unread = gone.flatMap(({ userId, isUnread }) => (isUnread ? userId : []));
  if (unread.length === 0) return gone.length;
  const among = isAmong(unreadCounts.userId, unread);
  // In the order in which everybody takes them.
  const order = sql`${unreadCounts.userId}::text collate "C"`;
  await tx.select({ id: unreadCounts.userId }).from(unreadCounts).where(among).orderBy(order).for("update");
  await tx
    .update(unreadCounts)
    .set({ systems: sql`${unreadCounts.systems} - 1` })
    .where(among)
    .returning({ told: tellsMember });
  return gone.length;
}

/** Sends notices to the addresses of those who want that. */
async function mailNotices(db: Db, notices: readonly SystemNotice[]): Promise<void> {
  const wanting = await db
    .select({ userId: mailAddresses.userId })
    .from(mailAddresses)
    .where(
      and(
        inArray(mailAddresses.userId, [...new Set(notices.map(({ userId }) => userId))]),
        mailAddresses.notices,
      ),
    );
  const ids = new Set(wanting.map(({ userId }) => userId));
  const rows = notices
    .filter(({ userId, isMailed }) => ids.has(userId) && !isMailed)
    .map(({ userId, title, content, link, announcementId }) => ({
      kind: "notice" as const,
      userId,
      details: {
        title,
        content: content ?? "",
        ...(link && { link }),
        ...(announcementId && { announcementId }),
      },
    }));
  if (rows.length > 0) await db.insert(mails).values(rows);
}

/** What is unread of a member; the query has their row of `unread_counts`. */
export const unreadColumns = {
  unreadNotifications: unreadCounts.interactions,
  dialogNotifications: unreadCounts.dialogs,
  systemNotifications: unreadCounts.systems,
  revision: unreadCounts.revision,
};

/** Of a member without such a row. */
export const nothingUnread = {
  unreadNotifications: 0,
  dialogNotifications: 0,
  systemNotifications: 0,
  revision: 0,
};

const unread = prepared("unread", (db) =>
  db
    .select(unreadColumns)
    .from(unreadCounts)
    .where(eq(unreadCounts.userId, sql.placeholder("userId"))),
);

/** The one indexed read behind the poll (ruling 5). */
export async function unreadOf(db: Db, userId: string) {
  const [row] = await unread(db).execute({ userId });
  return row ?? nothingUnread;
}

/** What is unread of each of some members. */
export async function unreadByMember(db: Db, userIds: readonly string[]) {
  const rows = await db
    .select({ userId: unreadCounts.userId, counts: unreadColumns })
    .from(unreadCounts)
    .where(isAmong(unreadCounts.userId, userIds));
  const known = new Map(rows.map(({ userId, counts }) => [userId, counts]));
  return new Map(userIds.map((userId) => [userId, known.get(userId) ?? nothingUnread]));
}

const cleared = (result: unknown) => oneRow(rowsOf<{ n: number }>(result), "cleared").n;

/** Marks the interactions read. @returns how many unread ones there were, for `moveCounts` */
export async function clearInteractions(tx: Db, userId: string): Promise<number> {
  return cleared(
    await tx.execute(sql`
      with held as (
        select id, unread from notice_groups where user_id = ${userId}::bigint and unread > 0 order by id for update
      ), done as (
        update notice_groups g set unread = 0 from held where g.id = held.id
      )
      select coalesce(sum(unread), 0)::int as n from held`),
  );
}

/** Marks the system notices read. @returns how many unread ones there were, for `moveCounts` */
export async function clearSystems(tx: Db, userId: string): Promise<number> {
  return cleared(
    await tx.execute(sql`
      with done as (
        update system_notices set read_at = now()
        where user_id = ${userId}::bigint and read_at is null
        returning id
      )
      select count(*)::int as n from done`),
  );
}

export interface CountChange {
  interactions?: number;
  dialogs?: number;
  systems?: number;
  dialogTotal?: number;
}

/**
 * Moves a member's counts and tells the pages of this member and of others that something has happened. By how much,
 * never to a value, so that what arrives meanwhile stays counted. Last in a transaction: anyone who writes a notice or
 * a message holds its row before the count.
 */
export async function moveCounts(
  tx: Db,
  userId: string,
  { interactions = 0, dialogs = 0, systems = 0, dialogTotal = 0 }: CountChange,
  alsoTell: readonly string[] = [],
): Promise<void> {
  const ids = [...new Set([userId, ...alsoTell])];
  const among = inArray(unreadCounts.userId, ids);
  const order = sql`${unreadCounts.userId}::text collate "C"`;
  await tx.select({ id: unreadCounts.userId }).from(unreadCounts).where(among).orderBy(order).for("update");
  const own = sql`(${unreadCounts.userId} = ${userId}::bigint)::int`;
  await tx
    .update(unreadCounts)
    .set({
      interactions: sql`${unreadCounts.interactions} + ${own} * ${interactions}::int`,
      dialogs: sql`${unreadCounts.dialogs} + ${own} * ${dialogs}::int`,
      systems: sql`${unreadCounts.systems} + ${own} * ${systems}::int`,
      dialogTotal: sql`${unreadCounts.dialogTotal} + ${own} * ${dialogTotal}::int`,
      revision: sql`${unreadCounts.revision} + 1`,
    })
    .where(among)
    .returning({ told: tellsMember });
}

const mine = (userId: string, kinds: readonly NoticeKind[] | undefined): SQL | undefined =>
  and(eq(noticeGroups.userId, userId), kinds && inArray(noticeGroups.kind, [...kinds]));

/** The rows of a member's interactions, the latest first, with what they are about. */
export async function listNotices(
  db: Db,
  userId: string,
  kinds: readonly NoticeKind[] | undefined,
  { limit, offset }: Page,
) {
  return db
    .select({
      id: noticeGroups.id,
      kind: noticeGroups.kind,
      actorIds: noticeGroups.actorIds,
      actorCount: noticeGroups.actorCount,
      threadId: noticeGroups.threadId,
      postId: noticeGroups.postId,
      title: threads.title,
      threadExcerpt: threads.excerpt,
      threadStatus: threads.status,
      threadAuthorId: threads.authorId,
      threadImages: threads.images,
      postStatus: posts.status,
      // A comment may have been edited since.
      excerpt: sql<string>`coalesce(${posts.excerpt}, ${noticeGroups.excerpt})`,
      unread: noticeGroups.unread,
      updatedAt: noticeGroups.updatedAt,
    })
    .from(noticeGroups)
    .leftJoin(threads, eq(threads.id, noticeGroups.threadId))
    .leftJoin(posts, eq(posts.id, noticeGroups.postId))
    .where(mine(userId, kinds))
    .orderBy(desc(noticeGroups.updatedAt), desc(noticeGroups.id))
    .limit(limit)
    .offset(offset);
}

export async function countNotices(
  db: Db,
  userId: string,
  kinds: readonly NoticeKind[] | undefined,
): Promise<number> {
  return db.$count(noticeGroups, mine(userId, kinds));
}

/** Members by id, as notices name them. */
export async function actorsOf(db: Db, ids: string[]) {
  const rows =
    ids.length === 0 ? [] : await db.select(briefColumns).from(users).where(isAmong(users.id, ids));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** A member's notices without those of announcements that are over, which wait to be taken away. */
const shownTo = (userId: string) =>
  and(
    eq(systemNotices.userId, userId),
    sql`(${systemNotices.announcementId} is null or exists (select from announcements a
      where a.id = ${systemNotices.announcementId} and a.cancelled_at is null and a.end_at > now()))`,
  );

export async function listSystemNotices(db: Db, userId: string, { limit, offset }: Page) {
  return db
    .select()
    .from(systemNotices)
    .where(shownTo(userId))
    .orderBy(desc(systemNotices.createdAt), desc(systemNotices.id))
    .limit(limit)
    .offset(offset);
}

export async function countSystemNotices(db: Db, userId: string): Promise<number> {
  const row = oneRow(
    await db.select({ n: count() }).from(systemNotices).where(shownTo(userId)),
    "countSystemNotices",
  );
  return row.n;
}

/** A member's settings; a member who never changed any has none. */
export async function settingsOf(db: Db, userId: string) {
  const [row] = await db.select().from(noticeSettings).where(eq(noticeSettings.userId, userId));
  return row;
}

/** Writes the given settings and leaves the rest. */
export async function saveSettings(
  db: Db,
  userId: string,
  change: Partial<Omit<typeof noticeSettings.$inferInsert, "userId">>,
): Promise<void> {
  await db
    .insert(noticeSettings)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: noticeSettings.userId, set: change });
}
