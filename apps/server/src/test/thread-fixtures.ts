import { sql } from "drizzle-orm";
import { circleModerators, circles, uploads, users } from "../db/schema/index.ts";
import type { TestServer } from "./support.ts";

/** A request id as clients make them: 32 letters or digits. */
export const requestId = (seed: string) => seed.padEnd(32, "0");

export const longText = "戴着它走了一整个秋天，想说的都在这里了。";

/** Forgets how often anybody has posted recently. */
export async function resetRates(server: TestServer): Promise<void> {
  server.app.attempts.clear();
  await server.db.execute(sql`delete from rate_counters`);
}

/** An open circle with the given id. */
export async function makeCircle(server: TestServer, id: string, isOpen = true): Promise<void> {
  await server.db.insert(circles).values({ id, name: `圈子${id}`, isOpen });
}

/** Puts a member in charge of a circle. */
export async function appoint(server: TestServer, userId: string, circleId: string): Promise<void> {
  await server.db.insert(circleModerators).values({ circleId, userId });
}

/** Gives a member another user group. */
export async function moveTo(server: TestServer, userId: string, groupId: string): Promise<void> {
  await server.db.update(users).set({ groupId }).where(sql`id = ${userId}::bigint`);
}

/** An upload of a member, as the upload call would have noted it; returns its address. */
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

/** Publishes and returns the new id. */
export async function publish(server: TestServer, token: string, body: object = {}): Promise<string> {
  const answer = await server.post(
    "/api/thread/create",
    { threadClassify: 0, content: longText, ...body },
    token,
  );
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.id;
}

/** Comments and returns the new comment. */
export async function comment(server: TestServer, token: string, threadId: string, body: object = {}) {
  const answer = await server.post(
    "/api/thread/addPost",
    { threadId, content: "第三张的光真好", ...body },
    token,
  );
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data;
}

/** A column of one row. */
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

/** A total of the whole site. */
export async function siteValue(server: TestServer, key: string): Promise<number> {
  const result = await server.db.execute(sql`select value from site_counters where key = ${key}`);
  return (result as unknown as { rows: { value: number }[] }).rows[0]!.value;
}
