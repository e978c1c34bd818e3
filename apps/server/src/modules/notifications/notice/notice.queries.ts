import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { briefColumns } from "../../../core/author.ts";
import { blocksBetween } from "../../../core/blocks.ts";
import { notifyChange, notifyChanges } from "../../../core/change-events.ts";
import type { Page } from "../../../core/paging.ts";
import { isAmong, oneRow, rowsOf, rowsParameter } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { countUpTo } from "../../../db/count.ts";
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
  /** Day in the community's time zone, for follows. They have no target and are grouped by day. */
  day?: string;
}

/** Notification setting by kind. */
const switchOf = {
  reply: "reply",
  mention: "mention",
  like: "like",
  favorite: "like",
  follow: "follow",
} as const;

/** Returning expression for statements that change unread counts: sends a change event. */
const notifyMember = notifyChange("member", unreadCounts.userId);

/** Maximum number of actors stored per group, as an SQL literal. */
const MAX_ACTORS = sql.raw("3");

/** Inserts one notification in the caller's transaction; see `notifyAll`. */
export const notify = (db: Db, notice: Notice): Promise<void> => notifyAll(db, [notice]);

/**
 * Inserts notifications in the caller's transaction, each only once. Own actions and actions between members
 * with a block are skipped. The unread count only increases for new rows of kinds that the member has
 * enabled. Unread counts are locked by ID as text, as in all transactions.
 */
export async function notifyAll(db: Db, notices: readonly Notice[]): Promise<void> {
  const rows = notices.flatMap((notice, place) =>
    notice.userId === notice.actorId
      ? []
      : { threadId: "0", postId: "0", excerpt: "", day: "", ...notice, place, switch: switchOf[notice.kind] },
  );
  if (rows.length === 0) return;
  await db.execute(sql`
    with said as (
      select distinct on ("userId", kind, "actorId", "threadId", "postId") *
      from jsonb_to_recordset(${rowsParameter(rows)}) as s("userId" bigint, kind text, "actorId" bigint,
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
      select user_id, kind, thread_id, post_id, day, (array_agg(actor_id order by place desc))[1:${MAX_ACTORS}],
        count(*)::int, sum(unread)::int, (array_agg(excerpt order by place desc))[1]
      from heard group by user_id, kind, thread_id, post_id, day
      order by user_id::text, kind, thread_id, post_id, day
      on conflict (user_id, kind, thread_id, post_id, day) do update set
        actor_ids = (excluded.actor_ids || notice_groups.actor_ids)[1:${MAX_ACTORS}],
        actor_count = notice_groups.actor_count + excluded.actor_count,
        unread = notice_groups.unread + excluded.unread,
        excerpt = excluded.excerpt,
        updated_at = greatest(excluded.updated_at, notice_groups.updated_at)
    )
    insert into unread_counts (user_id, interactions)
    select user_id, sum(unread)::int from heard where unread = 1 group by user_id order by user_id::text
    on conflict (user_id) do update set interactions = unread_counts.interactions + excluded.interactions
    returning ${notifyMember}`);
}

/** Notifications of an act that was undone. Without an actor, those of all members, such as the likes of a comment. */
export type UndoneAct = Pick<Notice, "userId" | "kind" | "threadId" | "postId"> & { actorId?: string };

/**
 * Deletes the notifications of undone acts, and removes their actors from the groups. A group without actors is deleted.
 * The acts after the last reading count as unread.
 * @returns the number of unread ones by member, for `subtractUnread`, which a transaction calls after locking its groups
 */
export async function removeNotifications(tx: Db, acts: readonly UndoneAct[]): Promise<Map<string, number>> {
  if (acts.length === 0) return new Map();
  const rows = acts.map((act) => ({ threadId: "0", postId: "0", actorId: null, ...act }));
  const result = await tx.execute(sql`
    with undone as (
      select * from jsonb_to_recordset(${rowsParameter(rows)}) as u("userId" bigint, kind text, "actorId" bigint,
        "threadId" bigint, "postId" bigint)
    ), gone as (
      delete from notifications n using undone u
      where n.user_id = u."userId" and n.kind = u.kind and n.thread_id = u."threadId" and n.post_id = u."postId"
        and (u."actorId" is null or n.actor_id = u."actorId")
      returning n.id, n.user_id, n.kind, n.actor_id, n.thread_id, n.post_id, n.created_at
    ), locked as (
      select g.* from notice_groups g
      where exists (select from gone n where n.user_id = g.user_id and n.kind = g.kind
        and n.thread_id = g.thread_id and n.post_id = g.post_id)
      order by g.user_id::text, g.kind, g.thread_id, g.post_id, g.day for update
    ), placed as (
      select n.*, g.id as group_id, g.unread > 0 and (g.unread >= g.actor_count or g.unread > (
        select count(*) from notifications o where o.user_id = n.user_id and o.kind = n.kind
          and o.thread_id = n.thread_id and o.post_id = n.post_id and (o.created_at, o.id) > (n.created_at, n.id)
          and o.created_at <= g.updated_at)) as is_unread
      from gone n cross join lateral (
        -- Follows have a group for each day: the first one that ends with or after the follow.
        select * from locked g where g.user_id = n.user_id and g.kind = n.kind and g.thread_id = n.thread_id
          and g.post_id = n.post_id
        order by g.updated_at >= n.created_at desc, g.updated_at limit 1) g
    ), changed as (
      select g.id, g.user_id, g.actor_count - count(*)::int as actor_count, array_agg(p.actor_id) as actors,
        g.unread - least(g.unread, count(*) filter (where is_unread))::int as unread, g.unread as before
      from placed p join locked g on g.id = p.group_id group by g.id, g.user_id, g.actor_count, g.unread
    ), emptied as (
      delete from notice_groups g using changed c where g.id = c.id and c.actor_count <= 0
    ), reduced as (
      update notice_groups g set actor_count = c.actor_count, unread = least(c.unread, c.actor_count),
        actor_ids = case when g.actor_ids && c.actors then array(
          select o.actor_id from notifications o where o.user_id = g.user_id and o.kind = g.kind
            and o.thread_id = g.thread_id and o.post_id = g.post_id and o.created_at <= g.updated_at
            and o.actor_id <> all(c.actors)
          order by o.created_at desc, o.id desc limit least(${MAX_ACTORS}, c.actor_count)) else g.actor_ids end
      from changed c where g.id = c.id and c.actor_count > 0
    )
    select user_id::text as "userId", sum(before - greatest(0, least(unread, actor_count)))::int as unread
    from changed group by user_id`);
  const unread = rowsOf<{ userId: string; unread: number }>(result);
  return new Map(unread.map((row) => [row.userId, row.unread]));
}

/** Subtracts numbers from the unread interactions of members. Groups of notifications are locked before. */
export async function subtractUnread(tx: Db, unread: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...unread].flatMap(([userId, count]) => (count > 0 ? { userId, count } : []));
  if (rows.length === 0) return;
  const order = sql`${unreadCounts.userId}::text collate "C"`;
  const among = isAmong(
    unreadCounts.userId,
    rows.map(({ userId }) => userId),
  );
  await tx.select({ id: unreadCounts.userId }).from(unreadCounts).where(among).orderBy(order).for("update");
  await tx.execute(sql`
    update unread_counts set interactions = greatest(0, interactions - less.count)
    from jsonb_to_recordset(${rowsParameter(rows)}) as less("userId" bigint, count int)
    where user_id = less."userId"
    returning ${notifyMember}`);
}

export interface SystemNotice {
  userId: string;
  kind: SystemKind;
  title: string;
  content?: string;
  /** Path on this site and its label. */
  link?: string;
  linkText?: string;
  /** Skips the mail, because the notification was mailed already or must not be mailed. */
  isMailed?: true;
  /** ID of the announcement. A member receives each announcement only once. */
  announcementId?: string;
}

/** Sends a system notification to a member in the caller's transaction (ruling 14). */
export async function sendSystemNotice(db: Db, notice: SystemNotice): Promise<void> {
  await sendSystemNoticesOf(db, [notice]);
}

/** Sends a system notification about an action of another member, unless there is a block between the two. */
export async function sendNoticeOfMember(db: Db, actorId: string, notice: SystemNotice): Promise<void> {
  const { blocking, blocked } = await blocksBetween(db, notice.userId, actorId);
  if (!blocking && !blocked) await sendSystemNotice(db, notice);
}

/** Sends the same system notification to several members. */
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
 * Sends system notifications in order, in a constant number of statements.
 * @returns the number of sent notifications, without announcements that a member had already received
 */
export async function sendSystemNoticesOf(db: Db, candidates: readonly SystemNotice[]): Promise<number> {
  if (candidates.length === 0) return 0;
  const inserted = await db
    .insert(systemNotices)
    .values([...candidates])
    .onConflictDoNothing()
    .returning({ userId: systemNotices.userId });
  const recipients = new Set(inserted.map(({ userId }) => userId));
  const notices = candidates.filter(({ userId }) => recipients.has(userId));
  if (notices.length === 0) return 0;
  const unread = new Map<string, number>();
  for (const { userId } of notices) unread.set(userId, (unread.get(userId) ?? 0) + 1);
  // Sorted by ID as text, the lock order of unread counts.
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

/** Deletes a batch of notifications of an ended announcement and decrements the unread counts. @returns the number */
export async function withdrawNotices(tx: Db, announcementId: string, atOnce: number): Promise<number> {
  const result = await tx.execute(sql`
    delete from system_notices where id in (
      select id from system_notices where announcement_id = ${announcementId}::bigint limit ${atOnce}::int)
    returning user_id::text as "userId", read_at is null as "isUnread"`);
  const deleted = rowsOf<{ userId: string; isUnread: boolean }>(result);
  const unread = deleted.flatMap(({ userId, isUnread }) => (isUnread ? userId : []));
  if (unread.length === 0) return deleted.length;
  const among = isAmong(unreadCounts.userId, unread);
  // The lock order of unread counts.
  const order = sql`${unreadCounts.userId}::text collate "C"`;
  await tx.select({ id: unreadCounts.userId }).from(unreadCounts).where(among).orderBy(order).for("update");
  await tx
    .update(unreadCounts)
    .set({ systems: sql`${unreadCounts.systems} - 1` })
    .where(among)
    .returning({ told: notifyMember });
  return deleted.length;
}

/** Enqueues mails for members who have enabled notifications by mail. */
async function mailNotices(db: Db, notices: readonly SystemNotice[]): Promise<void> {
  const subscribers = await db
    .select({ userId: mailAddresses.userId })
    .from(mailAddresses)
    .where(
      and(
        inArray(mailAddresses.userId, [...new Set(notices.map(({ userId }) => userId))]),
        mailAddresses.notices,
      ),
    );
  const ids = new Set(subscribers.map(({ userId }) => userId));
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

/** Columns of the unread counts; the query selects from `unread_counts`. */
export const unreadColumns = {
  unreadNotifications: unreadCounts.interactions,
  dialogNotifications: unreadCounts.dialogs,
  systemNotifications: unreadCounts.systems,
  revision: unreadCounts.revision,
};

/** Unread counts of a member without a row in `unread_counts`. */
export const NO_UNREAD = {
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

/** Returns the unread counts of a member with a single index lookup, because clients poll them (ruling 5). */
export async function unreadOf(db: Db, userId: string) {
  const [row] = await unread(db).execute({ userId });
  return row ?? NO_UNREAD;
}

/** Returns the unread counts of members by ID. */
export async function unreadByMember(db: Db, userIds: readonly string[]) {
  const rows = await db
    .select({ userId: unreadCounts.userId, counts: unreadColumns })
    .from(unreadCounts)
    .where(isAmong(unreadCounts.userId, userIds));
  const countsById = new Map(rows.map(({ userId, counts }) => [userId, counts]));
  return new Map(userIds.map((userId) => [userId, countsById.get(userId) ?? NO_UNREAD]));
}

const countOf = (result: unknown) => oneRow(rowsOf<{ n: number }>(result), "countOf").n;

/** Marks all interactions as read. @returns the number of unread ones, for `moveCounts` */
export async function clearInteractions(tx: Db, userId: string): Promise<number> {
  return countOf(
    await tx.execute(sql`
      with held as (
        select id, unread from notice_groups where user_id = ${userId}::bigint and unread > 0 order by id for update
      ), done as (
        update notice_groups g set unread = 0 from held where g.id = held.id
      )
      select coalesce(sum(unread), 0)::int as n from held`),
  );
}

/** Marks all system notifications as read. @returns the number of unread ones, for `moveCounts` */
export async function clearSystems(tx: Db, userId: string): Promise<number> {
  return countOf(
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
 * Changes the unread counts of a member by differences, so that concurrent changes are not lost. Sends change
 * events to this member and to `alsoNotify`. Call it last in a transaction, because notifications and
 * messages are locked before the unread counts.
 */
export async function moveCounts(
  tx: Db,
  userId: string,
  { interactions = 0, dialogs = 0, systems = 0, dialogTotal = 0 }: CountChange,
  alsoNotify: readonly string[] = [],
): Promise<void> {
  const ids = [...new Set([userId, ...alsoNotify])];
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
    .returning({ told: notifyMember });
}

const isOwn = (userId: string, kinds: readonly NoticeKind[] | undefined): SQL | undefined =>
  and(eq(noticeGroups.userId, userId), kinds && inArray(noticeGroups.kind, [...kinds]));

/** Returns a page of a member's grouped interactions with their threads and comments, newest first. */
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
      // The current excerpt, because a comment can be edited.
      excerpt: sql<string>`coalesce(${posts.excerpt}, ${noticeGroups.excerpt})`,
      unread: noticeGroups.unread,
      updatedAt: noticeGroups.updatedAt,
    })
    .from(noticeGroups)
    .leftJoin(threads, eq(threads.id, noticeGroups.threadId))
    .leftJoin(posts, eq(posts.id, noticeGroups.postId))
    .where(isOwn(userId, kinds))
    .orderBy(desc(noticeGroups.updatedAt), desc(noticeGroups.id))
    .limit(limit)
    .offset(offset);
}

export async function countNotices(
  db: Db,
  userId: string,
  kinds: readonly NoticeKind[] | undefined,
): Promise<number> {
  return countUpTo(db, noticeGroups, isOwn(userId, kinds));
}

/** Returns the profiles of actors by ID. */
export async function actorsOf(db: Db, ids: string[]) {
  const rows =
    ids.length === 0 ? [] : await db.select(briefColumns).from(users).where(isAmong(users.id, ids));
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Condition for a member's system notifications, except those of ended announcements that are not deleted yet. */
const isVisibleTo = (userId: string) =>
  and(
    eq(systemNotices.userId, userId),
    sql`(${systemNotices.announcementId} is null or exists (select from announcements a
      where a.id = ${systemNotices.announcementId} and a.cancelled_at is null and a.end_at > now()))`,
  );

export async function listSystemNotices(db: Db, userId: string, { limit, offset }: Page) {
  return db
    .select()
    .from(systemNotices)
    .where(isVisibleTo(userId))
    .orderBy(desc(systemNotices.createdAt), desc(systemNotices.id))
    .limit(limit)
    .offset(offset);
}

export async function countSystemNotices(db: Db, userId: string): Promise<number> {
  return countUpTo(db, systemNotices, isVisibleTo(userId));
}

/** Finds the notification settings of a member; undefined if they were never changed. */
export async function settingsOf(db: Db, userId: string) {
  const [row] = await db.select().from(noticeSettings).where(eq(noticeSettings.userId, userId));
  return row;
}

/** Updates some notification settings of a member. */
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
