import { and, eq, type SQL, sql } from "drizzle-orm";
import { notifyChange } from "../../../core/change-events.ts";
import type { Deed } from "../../../core/deed.ts";
import { outboxInsert } from "../../../core/outbox.ts";
import { idList, isAmong, oneRow, rowsOf, rowsParameter } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { prepared } from "../../../db/prepared.ts";
import { postLikes, threads } from "../../../db/schema/index.ts";
import { HEAT_DECADE_SECONDS, HEAT_WEIGHTS } from "../thread/thread.rules.ts";

/** Expression for a thread's heat, the weighted sum of its counters. */
const heat = sql`(t.like_count * ${HEAT_WEIGHTS.like}::int + t.reply_count * ${HEAT_WEIGHTS.reply}::int
  + t.favorite_count * ${HEAT_WEIGHTS.favorite}::int + t.share_count * ${HEAT_WEIGHTS.share}::int)`;

/**
 * Recomputes the heat and rank of normal threads from their counters, in `thread_topics` too. Runs once per batch of
 * acts instead of per act, because these columns are part of many indexes.
 * @param repliedAt time of the latest new comment by thread ID; empty if there is none
 */
export async function refreshHeat(db: Db, repliedAt: ReadonlyMap<string, string>): Promise<void> {
  if (repliedAt.size === 0) return;
  const rows = [...repliedAt].map(([id, at]) => ({ id, at: at || null }));
  await db.execute(sql`
    with moved as (
      select t.id, v.at from threads t
      join jsonb_to_recordset(${rowsParameter(rows)}) as v(id bigint, at timestamptz) on v.id = t.id
      where t.status = 1 order by t.id for no key update of t
    ), ranked as (
      update threads t set
        hot_score = ${heat},
        hot_rank = log(greatest(${heat}, 1)::float8)
          + extract(epoch from t.posted_at)::float8 / ${HEAT_DECADE_SECONDS}::float8,
        last_reply_at = greatest(t.last_reply_at, moved.at)
      from moved where t.id = moved.id
      returning t.id, t.hot_rank
    )
    update thread_topics o set hot_rank = ranked.hot_rank from ranked
    where o.thread_id = ranked.id and o.hot_rank <> ranked.hot_rank`);
}

/** Changes a normal thread's number of comments and recomputes its heat. A new one sets the last reply time. */
export async function countThreadReplies(
  db: Db,
  threadId: string,
  { by, isNew }: { by: 1 | -1; isNew: boolean },
): Promise<void> {
  await db
    .update(threads)
    .set({ replyCount: sql`${threads.replyCount} + ${by}::int` })
    .where(eq(threads.id, threadId))
    .returning({ event: notifyChange("thread", threads.id) });
  await refreshHeat(db, new Map([[threadId, isNew ? new Date().toISOString() : ""]]));
}

/** Table, counter column and outbox event kinds of each act that counts once per member and thread. */
const actTables = {
  like: { table: "thread_likes", counter: "like_count", on: "liked", off: "unliked" },
  favorite: { table: "thread_favorites", counter: "favorite_count", on: "favorited", off: "unfavorited" },
  share: { table: "thread_shares", counter: "share_count", on: "shared", off: undefined },
} as const;

export interface Actor {
  userId: string;
  /** Date of the act in the community's time zone. */
  day: string;
}

/** Casts a column to text. */
export const text = (column: string): SQL => sql`${sql.raw(column)}::text`;

/** Expressions for the fields of an actor's outbox event. */
export const deedOf = (kind: Deed["kind"], { userId, day }: Actor) => ({
  kind: sql`${kind}::text`,
  userId: sql`${userId}::text`,
  day: sql`${day}::text`,
});

export type Act = keyof typeof actTables | "browse";

/** One member's act on a thread. */
export interface ThreadAct {
  userId: string;
  threadId: string;
}

/** Act, value (0 undoes it) and day that all acts of a batch have in common. */
export interface ActKind {
  act: Act;
  value: 0 | 1;
  day: string;
}

/** Common table expression `said` with a row for each act. */
function actRows(threadActs: readonly ThreadAct[]): SQL {
  const rows = threadActs.map(({ userId, threadId }, place) => ({
    place,
    user_id: userId,
    thread_id: threadId,
  }));
  return sql`said as (
      select * from jsonb_to_recordset(${rowsParameter(rows)}) as s(place int, user_id bigint, thread_id bigint)
    )`;
}

const countsOf = (result: unknown): (number | undefined)[] =>
  rowsOf<{ count: number | null }>(result).map(({ count }) => count ?? undefined);

/**
 * Writes members' acts on threads, the counters and the outbox events in one statement, so that the threads are locked
 * only for its duration.
 * @param onLocked whether to wait for threads that another transaction has locked, or to skip them
 * @returns for each act the thread's count of such acts, changed or not; undefined if the thread does not exist, is not
 *   normal, or was skipped
 */
export async function actOnThreads(
  db: Db,
  { act, value, day }: ActKind,
  threadActs: readonly ThreadAct[],
  onLocked: "wait" | "skip",
): Promise<(number | undefined)[]> {
  if (act === "browse") return recordBrowsing(db, day, threadActs);
  const { table, counter, on, off } = actTables[act];
  const kind = value === 1 ? on : off;
  if (!kind) return threadActs.map(() => undefined);
  const [rows, count] = [sql.identifier(table), sql.identifier(counter)];
  const [dayColumn, dayValue] = act === "share" ? [sql`, day`, sql`, ${day}::text`] : [sql``, sql``];
  const change =
    value === 1
      ? sql`insert into ${rows} (user_id, thread_id${dayColumn})
          select said.user_id, held.id${dayValue} from said join held on held.id = said.thread_id
          on conflict do nothing returning user_id, thread_id`
      : sql`delete from ${rows} m using said join held on held.id = said.thread_id
          where m.user_id = said.user_id and m.thread_id = said.thread_id returning m.user_id, m.thread_id`;
  const deed = {
    kind: sql`${kind}::text`,
    userId: text("changed.user_id"),
    day: sql`${day}::text`,
    threadId: text("counted.id"),
    authorId: text("author_id"),
    circleId: text("circle_id"),
    groupId: text("group_id"),
  };
  const result = await db.execute(sql`
    with ${actRows(threadActs)}, held as (
      select id, ${count} as count from threads
      where id in (select thread_id from said) and status = 1
      for no key update of threads ${sql.raw(onLocked === "skip" ? "skip locked" : "")}
    ), changed as (
      ${change}
    ), counted as (
      update threads t set ${count} = t.${count} + ${value === 1 ? 1 : -1}::int * by.times
      from (select thread_id, count(*)::int as times from changed group by thread_id) as by
      where t.id = by.thread_id
      returning t.id, t.author_id, t.circle_id, t.group_id, t.${count} as count
    ), noted as (
      ${outboxInsert(deed, sql`from changed join counted on counted.id = changed.thread_id`)}
    )
    select coalesce(counted.count, held.count) as count from said
    left join held on held.id = said.thread_id left join counted on counted.id = said.thread_id
    order by said.place`);
  return countsOf(result);
}

/** Adds outbox events for threads that members opened. @returns for each act the thread's views, like `actOnThreads` */
async function recordBrowsing(
  db: Db,
  day: string,
  threadActs: readonly ThreadAct[],
): Promise<(number | undefined)[]> {
  const deed = {
    kind: sql`'browsed'`,
    userId: text("said.user_id"),
    day: sql`${day}::text`,
    threadId: text("found.id"),
  };
  const result = await db.execute(sql`
    with ${actRows(threadActs)}, found as (
      select id, view_count as count from threads where id in (select thread_id from said) and status = 1
    ), noted as (
      ${outboxInsert(deed, sql`from said join found on found.id = said.thread_id`)}
    )
    select found.count from said left join found on found.id = said.thread_id order by said.place`);
  return countsOf(result);
}

/**
 * Adds or removes a member's like of a comment in one statement, like `actOnThreads`.
 * @returns the comment's number of likes; undefined if the comment or its thread does not exist or is not normal
 */
export async function likePost(
  db: Db,
  actor: Actor,
  postId: string,
  value: 0 | 1,
): Promise<number | undefined> {
  const change =
    value === 1
      ? sql`insert into post_likes (user_id, post_id) select ${actor.userId}::bigint, id from held
          on conflict do nothing returning post_id`
      : sql`delete from post_likes m using held where m.user_id = ${actor.userId}::bigint and m.post_id = held.id
          returning m.post_id`;
  const deed = {
    ...deedOf(value === 1 ? "liked" : "unliked", actor),
    threadId: text("thread_id"),
    postId: text("id"),
    authorId: text("author_id"),
    excerpt: text("excerpt"),
  };
  const result = await db.execute(sql`
    with held as (
      select p.id, p.like_count as count from posts p join threads t on t.id = p.thread_id and t.status = 1
      where p.id = ${postId}::bigint and p.status = 1 for no key update of p
    ), changed as (
      ${change}
    ), counted as (
      update posts p set like_count = p.like_count + ${value === 1 ? 1 : -1}::int
      from changed where p.id = changed.post_id
      returning p.id, p.thread_id, p.author_id, p.excerpt, p.like_count as count
    ), noted as (
      ${outboxInsert(deed, sql`from counted`)}
    )
    select coalesce((select count from counted), (select count from held)) as count`);
  return oneRow(rowsOf<{ count: number | null }>(result), "likePost").count ?? undefined;
}

const likesAmong = prepared("liked_posts", (db) =>
  db
    .select({ id: postLikes.postId })
    .from(postLikes)
    .where(
      and(eq(postLikes.userId, sql.placeholder("userId")), isAmong(postLikes.postId, sql.placeholder("ids"))),
    ),
);

/** Returns the IDs of those comments among `ids` that a member has liked. */
export async function likedPosts(db: Db, userId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await likesAmong(db).execute({ userId, ids: idList(ids) });
  return rows.map((row) => row.id);
}
