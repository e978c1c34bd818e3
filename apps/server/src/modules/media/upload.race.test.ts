import { rm } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { rowsOf } from "../../core/sql.ts";
import { createClock } from "../../core/time.ts";
import { GROUP } from "../../db/base.ts";
import { openPostgres } from "../../db/client.ts";
import { policy } from "../../policy.ts";
import { startServer, type TestServer } from "../../test/support.ts";
import { longText, makeUpload, moveTo, publish, resetRates } from "../../test/thread-fixtures.ts";
import { storeFile } from "../../test/upload-fixtures.ts";
import { insertUpload } from "./upload.queries.ts";
import { collectUploads } from "./upload-garbage.ts";

let server: TestServer;
let ann: { token: string; userId: string };
let staff: { token: string; userId: string };
let uploadCount = 0;
const clock = createClock("Asia/Shanghai");

beforeAll(async () => {
  server = await startServer();
  ann = await server.member("ann");
  staff = await server.member("staff");
  await moveTo(server, staff.userId, GROUP.operator);
});
afterAll(async () => {
  await server.close();
  await rm(server.config.dataDir, { recursive: true, force: true });
});
beforeEach(() => resetRates(server));

async function picture(): Promise<string> {
  const url = await makeUpload(server, ann.userId, `r${++uploadCount}.webp`);
  await storeFile(server.config.dataDir, `2026/11/r${uploadCount}.webp`, "x");
  return url;
}

const status = async (url: string, app = server.app) => (await app.inject({ url })).statusCode;
const until = (url: string, code: number, app = server.app) =>
  expect.poll(() => status(url, app), { timeout: 3000, interval: 5 }).toBe(code);
const remove = (threadId: string) =>
  server.post("/api/thread/del", { threadId, reason: "试一试" }, staff.token);

test("concurrent uploads cannot exceed the quota in number or bytes", async () => {
  const { files, bytes } = policy.upload.quota;
  for (const [used, each] of [
    [{ files: files - 3, bytes: 0 }, 1],
    [{ files: 0, bytes: bytes - 30 }, 10],
  ] as const) {
    await server.db.execute(sql`insert into upload_totals values (${ann.userId}::bigint, ${used.files}, ${used.bytes})
      on conflict (user_id) do update set files = excluded.files, bytes = excluded.bytes`);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        insertUpload(server.db, {
          ...{ userId: ann.userId, kind: "image", originalName: "", bytes: each },
          path: `2026/11/q${++uploadCount}.webp`,
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    const refused = outcomes.find((one) => one.status === "rejected")!;
    expect(refused.reason).toMatchObject({ code: 409 });
  }
  await server.db.execute(sql`delete from upload_totals`);
});

test("a picture stays public if one thread is removed while another shows it", async () => {
  for (let round = 0; round < 12; round++) {
    await resetRates(server);
    const url = await picture();
    const first = await publish(server, ann.token, { imageList: [{ url }] });
    const [removed, second] = await Promise.all([
      remove(first),
      publish(server, ann.token, { imageList: [{ url }] }),
    ]);
    expect(removed.code).toBe(200);
    await expect.poll(() => uses(url)).toBe(1);
    expect(await status(url)).toBe(200);
    await Promise.all([remove(second), status(url)]);
    await until(url, 404);
  }
});

const uses = async (url: string) => {
  const result = await server.db.execute(sql`select count(*)::int as n from upload_uses s
    join uploads u on u.id = s.upload_id where '/uploads/' || u.path = ${url}`);
  return rowsOf<{ n: number }>(result)[0]!.n;
};

test("a picture that is being used is not deleted concurrently", async () => {
  const url = await picture();
  await server.db.execute(sql`update uploads set loose_since = now() - interval '3 days'
    where '/uploads/' || path = ${url}`);
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  let written = () => {};
  const begun = new Promise<void>((resolve) => {
    written = resolve;
  });
  const writing = server.db.transaction(async (tx) => {
    await tx.execute(sql`update users set avatar = ${url} where id = ${ann.userId}::bigint`);
    written();
    await gate;
  });
  await begun;
  await server.db.transaction((tx) => collectUploads(tx, clock, server.config));
  go();
  await writing;
  await server.db.transaction((tx) => collectUploads(tx, clock, server.config));
  expect(await status(url)).toBe(200);
});

test("two concurrent collectors delete each file once and refund the quota once", async () => {
  await server.db.execute(sql`delete from uploads`);
  const urls = await Promise.all(Array.from({ length: 40 }, picture));
  await server.db.execute(sql`insert into upload_totals values (${ann.userId}::bigint, 50, 1000)`);
  await server.db.execute(sql`update uploads set loose_since = now() - interval '3 days'`);
  await Promise.all(
    Array.from({ length: 3 }, () => server.db.transaction((tx) => collectUploads(tx, clock, server.config))),
  );
  const result = await server.db.execute(sql`select files, bytes::int as bytes from upload_totals`);
  expect(rowsOf(result)).toEqual([{ files: 10, bytes: 600 }]);
  expect(await Promise.all(urls.map((url) => status(url)))).toEqual(urls.map(() => 404));
});

test("other replicas evict a picture that was hidden", async () => {
  const database = openPostgres(server.url);
  const replica = await buildApp(server.config, database);
  try {
    const url = await picture();
    const threadId = await publish(server, ann.token, { imageList: [{ url }], content: longText });
    // The replica reads each time until it listens, and caches afterwards.
    for (let attempt = 0; attempt < 20; attempt++) expect(await status(url, replica)).toBe(200);
    await remove(threadId);
    await until(url, 404, replica);
    await server.post("/api/thread/display", { threadId, reason: "试一试" }, staff.token);
  } finally {
    await replica.close();
    await database.close();
  }
});
