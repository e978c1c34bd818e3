import { sql } from "drizzle-orm";
import * as schema from "../db/schema/index.ts";
import { demoAccounts } from "./accounts.ts";
import { insertAll } from "./bulk.ts";
import { type DemoContext, findPerson } from "./context.ts";
import { idAt } from "./stored.ts";

const MINUTE = 60_000;
/** Maximum age in days of interactions with a notice. */
const NOTICE_DAYS = 30;
/** Maximum age in hours of unread interactions. */
const UNREAD_HOURS = 6;

/** Writes the conversations of the demo accounts and their friends. */
export async function writeMessages({ db, content, now, people }: DemoContext): Promise<void> {
  const { dialogs } = content;
  // IDs follow time, as for real messages, because conversations are sorted by them.
  const ages = dialogs
    .flatMap(({ lines }) => lines.map(([, minutesAgo]) => minutesAgo))
    .sort((a, b) => b - a);
  const idOf = (minutesAgo: number) => String(ages.indexOf(minutesAgo) + 1);
  const rows = dialogs.map(({ between, lines, unread = 0 }, index) => {
    const [one, other] = between.map((username) => findPerson(people, username).id) as [string, string];
    const dialogId = idAt(index);
    const messages = lines.map(([who, minutesAgo, content]) => ({
      id: idOf(minutesAgo),
      dialogId,
      senderId: who === 0 ? one : other,
      content,
      createdAt: new Date(now.getTime() - minutesAgo * MINUTE),
    }));
    const last = messages.at(-1)!;
    const lastRead = messages.at(-1 - unread)?.id ?? "0";
    const members = [
      [one, other],
      [other, one],
    ].map(([userId, peerId]) => ({
      dialogId,
      userId: userId!,
      peerId: peerId!,
      lastMessageId: last.id,
      lastReadId: userId === last.senderId ? last.id : lastRead,
      unread: userId === last.senderId ? 0 : unread,
      visible: messages.length,
      sent: messages.filter(({ senderId }) => senderId === userId).length,
    }));
    const [lowId, highId] = BigInt(one) < BigInt(other) ? [one, other] : [other, one];
    return { dialog: { id: dialogId, lowId, highId }, messages, members };
  });
  await insertAll(
    db,
    schema.dialogs,
    rows.map(({ dialog }) => dialog),
  );
  await insertAll(
    db,
    schema.messages,
    rows.flatMap(({ messages }) => messages),
  );
  await insertAll(
    db,
    schema.dialogMembers,
    rows.flatMap(({ members }) => members),
  );
}

/** Writes the notices of the demo accounts for recent interactions, and all unread counts. */
export async function writeNotices({ db, now }: DemoContext): Promise<void> {
  const names = sql.join(
    demoAccounts.map(({ username }) => sql`${username}`),
    sql`, `,
  );
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    insert into notifications (user_id, kind, actor_id, thread_id, post_id, created_at)
    select * from (
      select t.author_id as user_id, 'like' as kind, l.user_id as actor_id, t.id as thread_id, 0::bigint as post_id, l.created_at
        from thread_likes l join threads t on t.id = l.thread_id
      union all
      select t.author_id, 'favorite', f.user_id, t.id, 0, f.created_at
        from thread_favorites f join threads t on t.id = f.thread_id
      union all
      select t.author_id, 'reply', p.author_id, t.id, p.id, p.created_at
        from posts p join threads t on t.id = p.thread_id
      union all
      select f.to_id, 'follow', f.from_id, 0, 0, f.created_at from follows f
    ) acts
    where acts.created_at > ${at} - make_interval(days => ${NOTICE_DAYS}) and actor_id <> user_id
      and user_id in (select id from users where username in (${names}))`);
  await db.execute(sql`
    insert into notice_groups (user_id, kind, thread_id, post_id, day, actor_ids, actor_count, unread, excerpt, updated_at)
    select n.user_id, n.kind, n.thread_id, n.post_id, day,
      (array_agg(n.actor_id order by n.created_at desc, n.id desc))[1:3], count(*),
      count(*) filter (where n.created_at > ${at} - make_interval(hours => ${UNREAD_HOURS})),
      coalesce(max(p.excerpt), ''), max(n.created_at)
    from notifications n
    left join posts p on p.id = n.post_id
    cross join lateral (
      select case n.kind when 'follow' then to_char(n.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') else '' end as day
    ) d
    group by n.user_id, n.kind, n.thread_id, n.post_id, day
    order by max(n.created_at)`);
  await db.execute(sql`
    insert into system_notices (user_id, kind, title, content, link, link_text, created_at)
    select u.id, 'news', '欢迎来到镜界社区', '发一条动态，或者去认识几位戴着同一副眼镜的人。', '/pages/content/community', '去逛逛',
      ${at} - interval '9 days'
    from users u where u.username in (${names})
    union all
    select t.author_id, 'honor', '你的帖子被加精', '「' || t.title || '」被更多人看到了。',
      '/pages/content/postdetail?threadId=' || t.id, '查看帖子', t.essence_at
    from threads t join users u on u.id = t.author_id
    where u.username in (${names}) and t.essence_at > ${at} - make_interval(days => ${NOTICE_DAYS}) and t.title <> ''`);
  await db.execute(sql`
    update system_notices set read_at = created_at where created_at < ${at} - interval '2 days'`);
  await db.execute(sql`
    insert into unread_counts (user_id, interactions, dialogs, systems, dialog_total)
    select u.id,
      (select coalesce(sum(unread), 0) from notice_groups g where g.user_id = u.id),
      (select coalesce(sum(unread), 0) from dialog_members m where m.user_id = u.id),
      (select count(*) from system_notices s where s.user_id = u.id and s.read_at is null),
      (select count(*) from dialog_members m where m.user_id = u.id)
    from users u
    where exists (select 1 from dialog_members m where m.user_id = u.id) or u.username in (${names})`);
}
