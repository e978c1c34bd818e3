import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildApp } from "../../../app.ts";
import { rowsOf } from "../../../core/sql.ts";
import { type Database, openPostgres } from "../../../db/client.ts";
import { openStream } from "../../../test/live-fixtures.ts";
import { startServer, type TestServer } from "../../../test/support.ts";
import { comment, publish } from "../../../test/thread-fixtures.ts";
import { wireTo } from "../../../test/wire.ts";
import { sendSystemNotice } from "../../notifications/notice/notice.queries.ts";

let here: TestServer;
let database: Database;
let there: FastifyInstance;
let wire: Awaited<ReturnType<typeof wireTo>>["wire"];

beforeAll(async () => {
  here = await startServer();
  const wired = await wireTo(here.url);
  wire = wired.wire;
  database = openPostgres(wired.url);
  there = await buildApp(here.config, database);
});
afterAll(async () => {
  await there.close();
  await database.close();
  await wire.cut();
  await here.close();
});

/** Lists the LISTEN connections in PostgreSQL. */
const listConnections = async () =>
  rowsOf<{ pid: number }>(
    await here.db.execute(sql`select pid from pg_stat_activity
      where application_name like 'lenscape live %' and datname = current_database()`),
  );

test("changes reach the streams of another process, over one connection that the first stream opens", async () => {
  const who = await here.member("listener");
  const threadId = await publish(here, who.token);
  expect(await listConnections()).toEqual([]);
  const stream = await openStream(there, who.token, threadId);
  const second = await openStream(there, who.token);
  await stream.hears("comments", { replyCount: 0 });
  await second.hears("unread", {});
  expect(await listConnections()).toHaveLength(1);

  const other = await here.member("speaker");
  await comment(here, other.token, threadId);
  await stream.hears("comments", { threadId, replyCount: 1 });
  await second.hears("unread", { unreadNotifications: 1 });

  // The caches of this process are invalidated before the event is sent.
  const list = await there.inject({ url: `/api/api/without/thread/postlist?threadId=${threadId}` });
  expect(list.json().total).toBe(1);
  await here.post("/logout", undefined, who.token);
  await Promise.all([stream.ended, second.ended]);
});

test("a lost connection is reopened, and missed changes are sent afterwards", async () => {
  const who = await here.member("patient");
  const stream = await openStream(there, who.token);
  await stream.hears("unread", { systemNotifications: 0 });
  const [before] = await listConnections();
  await wire.cut();
  await sendSystemNotice(here.db, { userId: who.userId, kind: "news", title: "错过的" });
  await wire.mend();
  await stream.hears("unread", { systemNotifications: 1 });
  await expect.poll(() => listConnections()).toHaveLength(1);
  expect((await listConnections())[0]).not.toEqual(before);
  await sendSystemNotice(here.db, { userId: who.userId, kind: "news", title: "听到的" });
  await stream.hears("unread", { systemNotifications: 2 });
  stream.close();
});

test("streams end and no new ones are opened while the connection is lost for long", {
  timeout: 60_000,
}, async () => {
  const who = await here.member("deaf");
  const stream = await openStream(there, who.token);
  await stream.hears("unread", {});
  await wire.cut();
  await stream.ended;
  await wire.mend();
  await vi.waitFor(
    async () => {
      const again = await openStream(there, who.token);
      expect(again.response.headers.get("content-type")).toBe("text/event-stream");
      again.close();
    },
    { timeout: 30_000 },
  );
});

test("the last event contains the counts of fifty concurrent notifications", async () => {
  const who = await here.member("popular");
  const stream = await openStream(there, who.token);
  await stream.hears("unread", { systemNotifications: 0 });
  await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      sendSystemNotice(here.db, { userId: who.userId, kind: "news", title: `第${n}条` }),
    ),
  );
  await stream.hears("unread", { systemNotifications: 50 });
  // Changes within a short time are combined into one event.
  expect(stream.events.length).toBeLessThan(40);
  stream.close();
});
