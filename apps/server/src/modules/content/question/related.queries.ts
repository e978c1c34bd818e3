import { sql } from "drizzle-orm";
import { rowsOf } from "../../../core/sql.ts";
import type { Db } from "../../../db/client.ts";
import { KIND } from "../../search/index.ts";

/** Finds the title, excerpt and circle of a normal thread. */
export async function findThreadText(db: Db, threadId: string) {
  const result = await db.execute(sql`
    select title, excerpt, circle_id::text as "circleId" from threads where id = ${threadId}::bigint and status = 1`);
  return rowsOf<{ title: string; excerpt: string; circleId: string | null }>(result)[0];
}

/** Lists the hottest threads of a circle, without activities and sticky threads, as search hits. */
export async function listHottest(db: Db, circleId: string, limit: number) {
  const result = await db.execute(sql`
    select thread_id::text as "refId", classify from thread_sort_keys
    where circle_id = ${circleId}::bigint and circle_sticky = false and classify <> 2
    order by hot_rank desc, thread_id desc limit ${limit}::int`);
  return rowsOf<{ refId: string; classify: number }>(result).map((row) => ({
    ...row,
    kind: KIND.thread,
    score: 0,
  }));
}
