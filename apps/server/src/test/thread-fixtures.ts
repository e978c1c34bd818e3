import { sql } from "drizzle-orm";
import { trusted } from "../core/screened.ts";
import { rowsOf } from "../core/sql.ts";
import { circleModerators, circles, uploads, users } from "../db/schema/index.ts";
import { HEAT_WEIGHTS } from "../modules/content/thread/thread.rules.ts";
import type { TestServer } from "./support.ts";

/** Returns a request ID as clients create it: 32 letters or digits. */
export const requestId = (seed: string) => seed.padEnd(32, "0");

export const longText = "戴着它走了一整个秋天，想说的都在这里了。";

/** Resets all rate limits. */
export async function resetRates(server: TestServer): Promise<void> {
  server.app.attempts.clear();
  await server.db.execute(sql`delete from rate_counters`);
}

/** Creates a circle with the given ID, open by default. */
export async function makeCircle(server: TestServer, id: string, isOpen = true): Promise<void> {
  await server.db.insert(circles).values({ id, name: trusted(`圈子${id}`), isOpen });
}

/** Makes a member a moderator of a circle. */
export async function appoint(server: TestServer, userId: string, circleId: string): Promise<void> {
  await server.db.insert(circleModerators).values({ circleId, userId });
}

/** Moves a member to another user group. */
export async function moveTo(server: TestServer, userId: string, groupId: string): Promise<void> {
  await server.db.update(users).set({ groupId }).where(sql`id = ${userId}::bigint`);
}

/** Inserts an upload like the upload operation. @returns its URL */
export async function makeUpload(
  server: TestServer,
  userId: string,
  name: string,
  kind = "image",
): Promise<string> {
  const path = `2026/11/${name}`;
  await server.db.insert(uploads).values({
    userId,
    kind,
    path,
    thumbnailPath: kind === "image" ? `2026/11/t-${name}` : "",
    originalName: name,
    bytes: 10,
    ...(kind === "image" && { width: 800, height: 600 }),
  });
  return `/uploads/${path}`;
}

/** Publishes a thread. @returns its ID */
export async function publish(server: TestServer, token: string, body: object = {}): Promise<string> {
  const answer = await server.post(
    "/api/thread/create",
    { threadClassify: 0, content: longText, ...body },
    token,
  );
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.id;
}

/** Writes a comment. @returns the comment */
export async function comment(server: TestServer, token: string, threadId: string, body: object = {}) {
  const answer = await server.post(
    "/api/thread/addPost",
    { threadId, content: "第三张的光真好", ...body },
    token,
  );
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data;
}

/** Reads a column of a row. */
export async function columnOf(
  server: TestServer,
  table: string,
  column: string,
  id: string,
): Promise<number> {
  const result = await server.db.execute(
    sql`select ${sql.identifier(column)} as value from ${sql.identifier(table)} where id = ${id}::bigint`,
  );
  return (result as unknown as { rows: { value: number }[] }).rows[0]!.value;
}

/** Reads a counter of the site. */
export async function siteValue(server: TestServer, key: string): Promise<number> {
  const result = await server.db.execute(sql`select value from site_counters where key = ${key}`);
  return (result as unknown as { rows: { value: number }[] }).rows[0]!.value;
}

/** Finds threads whose sort keys or heat differ from their rows and counters. @returns their IDs */
export async function findStaleSortKeys(server: TestServer): Promise<string[]> {
  const result = await server.db.execute(sql`
    select id::text as id from (
      select id, classify, circle_id, group_id, site_sticky, group_sticky, circle_sticky, essence_at is not null,
        pact_at is not null, guide_at is not null, cherrypick_at is not null, posted_at,
        like_count * ${HEAT_WEIGHTS.like}::int + reply_count * ${HEAT_WEIGHTS.reply}::int
          + favorite_count * ${HEAT_WEIGHTS.favorite}::int + share_count * ${HEAT_WEIGHTS.share}::int as heat,
        hot_rank, last_reply_at
      from threads where status = 1
    ) as t full join (
      select thread_id as id, classify, circle_id, group_id, site_sticky, group_sticky, circle_sticky, is_essence, is_pact,
        is_guide, is_picked, posted_at, hot_score as heat, hot_rank, last_reply_at
      from thread_sort_keys
    ) as k using (id)
    where row(t.*) is distinct from row(k.*)`);
  return rowsOf<{ id: string }>(result).map(({ id }) => id);
}
