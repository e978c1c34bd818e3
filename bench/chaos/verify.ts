import { type Community, connect } from "./community.ts";
import type { Acknowledged } from "./members.ts";

interface Row {
  /** Identifies a write: its request ID, its member, or its member and thread. */
  key: string;
  content?: string;
}

const ids = (rows: Row[]) => new Set(rows.map((row) => row.key));

/** Compares the acknowledged writes with the database. */
export async function verify(
  databaseUrl: string,
  {
    acknowledged,
    members,
    goodsId,
    stock,
    threadIds,
    origin,
  }: Community & { acknowledged: Acknowledged; origin: string },
) {
  const client = await connect(databaseUrl);
  const select = async (text: string, values: unknown[]) => (await client.query<Row>(text, values)).rows;
  const memberIds = members.map(({ id }) => id);
  try {
    const stored = {
      comment: await select("select request_id as key, content from posts where author_id = any($1)", [
        memberIds,
      ]),
      message: await select("select request_id as key, content from messages where sender_id = any($1)", [
        memberIds,
      ]),
      order: await select("select request_id as key from orders where user_id = any($1)", [memberIds]),
      checkIn: await select("select distinct user_id as key from check_ins where user_id = any($1)", [
        memberIds,
      ]),
    };
    const likes = await select(
      "select user_id || ' ' || thread_id as key from thread_likes where user_id = any($1)",
      [memberIds],
    );
    const lost: string[] = [];
    for (const kind of ["comment", "message", "order", "checkIn"] as const) {
      const known = ids(stored[kind]);
      for (const key of acknowledged[kind]) if (!known.has(key)) lost.push(`${kind} ${key}`);
    }
    const liked = ids(likes);
    for (const [key, value] of acknowledged.like)
      if (liked.has(key) !== (value === 1)) lost.push(`like ${key}`);
    for (const url of acknowledged.upload) {
      const response = await fetch(origin + url);
      const bytes = (await response.arrayBuffer()).byteLength;
      if (!response.ok || bytes === 0) lost.push(`upload ${url}`);
    }

    // Each text is its own key: the same text twice is one write done twice.
    const doubled = (["comment", "message"] as const).flatMap((kind) => {
      const seen = new Set<string | undefined>();
      return stored[kind].flatMap(({ content }) =>
        seen.has(content) || !seen.add(content) ? [`${kind} ${content}`] : [],
      );
    });

    const wrong = await select(
      `select 'likes of thread ' || t.id as key from threads t
         where t.id = any($1) and t.like_count <> (select count(*) from thread_likes l where l.thread_id = t.id)
       union all
       select 'comments of thread ' || t.id from threads t
         where t.id = any($1) and t.reply_count <> (select count(*) from posts p where p.thread_id = t.id and p.status = 1)
       union all
       select 'stock' from goods where id = $2 and stock + (select coalesce(sum(quantity), 0) from orders where goods_id = $2) <> $3
       union all
       select 'balance of member ' || a.user_id from point_accounts a
         where a.user_id = any($4) and a.balance <> (select sum(points) from point_entries e where e.user_id = a.user_id)
       union all
       select 'paid orders of member ' || u.id from users u
         where u.id = any($4) and (select coalesce(sum(total_points), 0) from orders where user_id = u.id)
           <> (select coalesce(-sum(points), 0) from point_entries where user_id = u.id and points < 0)
       union all
       select 'unread of member ' || d.user_id from dialog_members d
         where d.user_id = any($4) and d.unread <> (select count(*) from messages m where m.dialog_id = d.dialog_id
           and m.sender_id <> d.user_id and m.id > d.last_read_id)`,
      [threadIds, goodsId, stock, memberIds],
    );
    return { lost, doubled, wrong: wrong.map(({ key }) => key) };
  } finally {
    await client.end();
  }
}
