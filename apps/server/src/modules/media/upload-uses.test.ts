import { readdir, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { eq, getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../core/sql.ts";
import { createClock } from "../../core/time.ts";
import { GROUP } from "../../db/base.ts";
import * as schema from "../../db/schema/index.ts";
import { policy } from "../../policy.ts";
import { startServer, type TestServer } from "../../test/support.ts";
import {
  comment,
  longText,
  makeCircle,
  makeUpload,
  moveTo,
  publish,
  requestId,
  resetRates,
} from "../../test/thread-fixtures.ts";
import { storeFile } from "../../test/upload-fixtures.ts";
import { closeAccount } from "../site/account/account-closing.queries.ts";
import { backfillUses } from "./backfill-media.ts";
import { createDiskStorage } from "./disk-storage.ts";
import { collectUploads, sweepStrayFiles } from "./upload-garbage.ts";

let server: TestServer;
let ann: { token: string; userId: string };
let ben: { token: string; userId: string };
let staff: { token: string; userId: string };
let count = 0;
const storage = () => createDiskStorage(server.config.dataDir);
const clock = createClock("Asia/Shanghai");

beforeAll(async () => {
  server = await startServer();
  ann = await server.member("ann");
  ben = await server.member("ben");
  staff = await server.member("staff");
  await moveTo(server, staff.userId, GROUP.operator);
  await makeCircle(server, "1");
});
afterAll(async () => {
  await server.close();
  await rm(server.config.dataDir, { recursive: true, force: true });
});
beforeEach(() => resetRates(server));

/** Inserts a picture of a member with its file and thumbnail. */
async function picture(userId = ann.userId): Promise<string> {
  const url = await makeUpload(server, userId, `p${++count}.webp`);
  await storeFile(server.config.dataDir, `2026/11/p${count}.webp`, "RIFF picture");
  await storeFile(server.config.dataDir, `2026/11/t-p${count}.webp`, "RIFF small");
  return url;
}

const load = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const statuses = (...urls: string[]) => Promise.all(urls.map(async (url) => (await load(url)).statusCode));
const thumbnail = (url: string) => url.replace("/p", "/t-p");

/** Waits for a status, because the process is notified after the commit. */
const until = (url: string, status: number) =>
  expect.poll(async () => (await load(url)).statusCode, { timeout: 2000, interval: 5 }).toBe(status);

const act = (path: string, body: object, token = staff.token) =>
  server.post(`/api/thread/${path}`, { reason: "试一试", ...body }, token);

/** Moves the grace period of all unused uploads back. */
const age = (hours: number) =>
  server.db.execute(sql`update uploads set loose_since = loose_since - make_interval(hours => ${hours}),
    taken_down_at = taken_down_at - make_interval(hours => ${hours})`);
const collect = () => server.db.transaction((tx) => collectUploads(tx, clock, server.config));

test("AMB-059 pictures are hidden and restored with their thread at once", async () => {
  const url = await picture();
  const threadId = await publish(server, ann.token, { imageList: [{ url }], circleId: "1" });
  expect(await statuses(url, thumbnail(url))).toEqual([200, 200]);
  await act("undershelf", { threadId });
  await until(url, 404);
  expect(await statuses(url, thumbnail(url))).toEqual([404, 404]);
  expect((await load(url)).headers["cache-control"]).toBe("no-store");
  await act("display", { threadId });
  await until(url, 200);
  await act("del", { threadId });
  await until(thumbnail(url), 404);
});

test("a picture in two threads stays until both are removed", async () => {
  const url = await picture();
  const [one, two] = [
    await publish(server, ann.token, { imageList: [{ url }] }),
    await publish(server, ann.token, { content: `<p>${longText}</p><img src="${url}">`, threadClassify: 0 }),
  ];
  await act("del", { threadId: one });
  await expect.poll(() => usesOf(url)).toBe(1);
  expect(await statuses(url)).toEqual([200]);
  await act("del", { threadId: two });
  await until(url, 404);
});

const usesOf = async (url: string) => {
  const result = await server.db.execute(sql`select count(*)::int as n from upload_uses s
    join uploads u on u.id = s.upload_id where '/uploads/' || u.path = ${url}`);
  return rowsOf<{ n: number }>(result)[0]!.n;
};

test("writing the URL of another member's picture does not keep it public", async () => {
  const url = await picture();
  const threadId = await publish(server, ann.token, { imageList: [{ url }] });
  await publish(server, ben.token, { content: `<p>${longText}</p><img src="${url}">` });
  await publish(server, ann.token, { content: `${longText} ${url}` });
  expect(await usesOf(url)).toBe(1);
  await act("del", { threadId });
  await until(url, 404);
});

test("AMB-059 writing the URL of another member's picture into a hidden text gives no key to it", async () => {
  const [taken, own] = [await picture(), await picture(ben.userId)];
  const threadId = await publish(server, ann.token, { imageList: [{ url: taken }] });
  await act("del", { threadId });
  await until(taken, 404);
  const content = `<p>${longText}</p><img src="${taken}"><img src="${own}">`;
  const hidden = await publish(server, ben.token, { content });
  await act("undershelf", { threadId: hidden, value: 1 }, ben.token);
  for (const path of ["/api/without/thread/detailV2", "/api/bbs/thread/history"]) {
    const answer = JSON.stringify(await server.get(`${path}?threadId=${hidden}`, ben.token));
    expect(answer, path).toContain(`${own}?key=`);
    expect(answer, path).not.toContain(`${taken}?key=`);
  }
});

test("an edit hides the picture that it removes", async () => {
  const [first, second] = [await picture(), await picture()];
  const threadId = await publish(server, ann.token, { imageList: [{ url: first }] });
  const edited = await server.post(
    "/api/bbs/thread/edit",
    { threadId, content: longText, imageList: [{ url: second }], revision: 1 },
    ann.token,
  );
  expect(edited).toMatchObject({ code: 200 });
  await until(first, 404);
  expect(await statuses(second)).toEqual([200]);
});

test("pictures of comments and activity covers are hidden with their thread", async () => {
  const url = await picture(ben.userId);
  const threadId = await publish(server, ann.token, { circleId: "1" });
  await comment(server, ben.token, threadId, { imageList: [{ url }] });
  expect(await statuses(url)).toEqual([200]);
  await act("undershelf", { threadId });
  await until(url, 404);
  await act("display", { threadId });
  await until(url, 200);
  await act("del", { threadId });
  await until(url, 404);
  // The comment is not removed, but its picture is no longer used.
  await age(31 * 24);
  await collect();
  expect(await storage().find(url.slice("/uploads/".length))).toBeUndefined();
});

test("a comment's picture is hidden with the comment", async () => {
  const url = await picture(ben.userId);
  const threadId = await publish(server, ann.token);
  const { id: postId } = await comment(server, ben.token, threadId, { imageList: [{ url }] });
  expect(await act("delpost", { postId })).toMatchObject({ code: 200 });
  await until(url, 404);
});

test("a draft keeps its pictures until it is published, and not after that thread is removed", async () => {
  const url = await picture();
  const draftId = requestId("draftpictures");
  const saved = await server.post(
    "/api/bbs/draft/save",
    { draftId, revision: 0, ...draftBody(url) },
    ann.token,
  );
  expect(saved).toMatchObject({ code: 200 });
  await age(72);
  await collect();
  expect(await statuses(url)).toEqual([200]);
  const threadId = await publish(server, ann.token, { requestId: draftId, imageList: [{ url }] });
  expect(await usesOf(url)).toBe(1);
  expect(await statuses(url)).toEqual([200]);
  await server.post(
    "/api/bbs/draft/save",
    { draftId: requestId("again"), revision: 0, ...draftBody(url) },
    ann.token,
  );
  expect(await usesOf(url)).toBe(2);
  await act("del", { threadId });
  await until(url, 404);
});

test("an unused picture is public for a day and deleted after two", async () => {
  const [url, kept] = [await picture(), await picture()];
  await publish(server, ann.token, { imageList: [{ url: kept }] });
  expect(await statuses(url)).toEqual([200]);
  await server.db.execute(sql`insert into upload_totals select user_id, count(*), sum(bytes) from uploads group by user_id
    on conflict (user_id) do update set files = excluded.files, bytes = excluded.bytes`);
  const before = await totalsOf(ann.userId);
  await age(25);
  // The cache of this process expires later; another process reads the database.
  const other = await picture();
  await age(25);
  expect(await statuses(other)).toEqual([404]);
  const refused = await server.post(
    "/api/thread/create",
    { threadClassify: 0, content: longText, imageList: [{ url: other }] },
    ann.token,
  );
  expect(refused).toMatchObject({ code: 400, msg: "有图片或视频已被下架或已过期，请移除后重新上传" });
  await collect();
  expect(await storage().find(url.slice("/uploads/".length))).toBeUndefined();
  expect(await storage().find(thumbnail(url).slice("/uploads/".length))).toBeUndefined();
  expect(await statuses(kept, other)).toEqual([200, 404]);
  expect((await storage().find(other.slice("/uploads/".length)))?.size).toBeGreaterThan(0);
  expect((await totalsOf(ann.userId)).files).toBeLessThan(before.files);
});

const draftBody = (url: string) => ({
  threadClassify: 0,
  title: "",
  content: "",
  form: { imageList: [{ url }] },
});

const totalsOf = async (userId: string) => {
  const result = await server.db.execute(
    sql`select files, bytes::int as bytes from upload_totals where user_id = ${userId}::bigint`,
  );
  return rowsOf<{ files: number; bytes: number }>(result)[0] ?? { files: 0, bytes: 0 };
};

test("pictures of removed threads are deleted after 30 days, those of hidden threads stay", async () => {
  const [gone, hidden, back] = [await picture(), await picture(), await picture()];
  const ids = [];
  for (const url of [gone, hidden, back]) {
    ids.push(await publish(server, ann.token, { imageList: [{ url }], circleId: "1" }));
    await resetRates(server);
  }
  await act("del", { threadId: ids[0] });
  await act("undershelf", { threadId: ids[1] }, ann.token);
  await act("undershelf", { threadId: ids[2] });
  await act("display", { threadId: ids[2] });
  await age(29 * 24);
  await collect();
  expect(await storage().find(gone.slice("/uploads/".length))).toBeDefined();
  await age(2 * 24);
  await collect();
  expect(await storage().find(gone.slice("/uploads/".length))).toBeUndefined();
  expect(await statuses(gone, hidden, back)).toEqual([404, 404, 200]);
  await act("display", { threadId: ids[1] }, ann.token);
  await until(hidden, 200);
});

test("an avatar is public while it is used and is deleted with the account", async () => {
  const cat = await server.member("cat");
  const [first, second] = [await picture(cat.userId), await picture(cat.userId)];
  const wear = (avatar: string) => server.post("/api/my/user/info/update", { avatar }, cat.token);
  expect(await wear(first)).toMatchObject({ code: 200 });
  expect(await wear(second)).toMatchObject({ code: 200 });
  await until(first, 404);
  expect(await statuses(second)).toEqual([200]);
  await server.db.transaction((tx) => closeAccount(tx, cat.userId, "已注销"));
  await until(second, 404);
});

test("a recalled message hides its picture, even if a report keeps it as evidence", async () => {
  const url = await picture();
  const sent = await server.post(
    "/api/notice/dialog/send",
    { toUserId: ben.userId, content: "看这张", imageList: [{ url }] },
    ann.token,
  );
  expect(sent).toMatchObject({ code: 200 });
  expect(await statuses(url)).toEqual([200]);
  await server.db.execute(sql`insert into message_reports (dialog_id, reporter_id, target_id, reason, messages)
    select dialog_id, ${ben.userId}::bigint, sender_id, 'spam', jsonb_build_array(jsonb_build_object('images', images)) from messages`);
  await server.db.execute(sql`update messages set content = '', images = '[]', recalled_at = now()`);
  await until(url, 404);
  await age(40 * 24);
  await collect();
  expect(await usesOf(url)).toBe(1);
});

test("a matching ETag gives 304, and a range of another version gives the whole file", async () => {
  const url = await picture();
  const { headers } = await load(url);
  expect(headers["cache-control"]).toBe("public, max-age=300");
  const etag = headers.etag as string;
  const same = await load(url, { "if-none-match": `"x", W/${etag}` });
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, "", etag]);
  expect((await load(url, { range: "bytes=0-3", "if-range": etag })).body).toBe("RIFF");
  expect((await load(url, { range: "bytes=0-3", "if-range": '"old"' })).statusCode).toBe(200);
  await server.db.execute(sql`delete from uploads where '/uploads/' || path = ${url}`);
});

test("exceeding the quota reports the used space and counts nothing", async () => {
  const dan = await server.member("dan");
  const { files } = policy.upload.quota;
  await server.db.execute(
    sql`insert into upload_totals values (${dan.userId}::bigint, ${files}, 3 * 1024 * 1024)`,
  );
  const form = new Response(
    (() => {
      const data = new FormData();
      data.append("file", new Blob(["x".repeat(100)], { type: "image/png" }), "a.png");
      return data;
    })(),
  );
  const answer = await server.inject({
    method: "POST",
    url: "/api/common/upload",
    headers: { "content-type": form.headers.get("content-type")!, authorization: `Bearer ${dan.token}` },
    payload: Buffer.from(await form.arrayBuffer()),
  });
  expect(answer.json()).toMatchObject({ code: 409 });
  expect(answer.json().msg).toContain(`已用 3 MB（上限 2048 MB）、${files} 个文件（上限 ${files} 个）`);
  expect(await totalsOf(dan.userId)).toMatchObject({ files });
});

test("files without a row are deleted after two days, others stay", async () => {
  const month = clock.day(new Date()).slice(0, 7).replace("-", "/");
  const folder = join(server.config.dataDir, "uploads", month);
  const old = new Date(Date.now() - 3 * 24 * 3600 * 1000);
  const sweep = () => server.db.transaction((tx) => sweepStrayFiles(tx, clock, server.config));
  const left = async () => (await readdir(folder)).filter((name) => /stray|young|noted/.test(name)).sort();
  const noted = ["noted1.webp", "noted2.webp", "noted3.webp"];
  const stray = ["stray.webp", "stray.webp.1.part"];
  for (const name of [...noted, ...stray, "young.webp"])
    await storeFile(server.config.dataDir, `${month}/${name}`, "x");
  for (const name of [...noted, ...stray]) await utimes(join(folder, name), old, old);
  // No file has a row, so the folder belongs to another database.
  await expect(sweep()).rejects.toThrow("not the uploads of this database");
  expect(await left()).toEqual([...noted, ...stray, "young.webp"]);
  for (const name of noted) {
    const path = `${month}/${name}`;
    await server.db.insert(schema.uploads).values({
      ...{ userId: ann.userId, kind: "image", path, originalName: "", bytes: 1 },
    });
  }
  await sweep();
  expect(await left()).toEqual([...noted, "young.webp"]);
});

/** Runs the job until it is finished; one run stops when its time is up. */
async function backfillAll(): Promise<void> {
  while ((await server.db.$count(schema.uploadBackfill, eq(schema.uploadBackfill.place, ""))) === 0)
    await server.db.transaction((tx) => backfillUses(tx));
}

test("older uploads stay public and are backfilled step by step", async () => {
  const [shown, removed, unused] = [await picture(), await picture(), await picture()];
  const visibleThread = await publish(server, ann.token, { imageList: [{ url: shown }] });
  const removedThread = await publish(server, ann.token, { imageList: [{ url: removed }] });
  await server.db.execute(sql`alter table threads disable trigger user`);
  await server.db.execute(sql`update threads set status = 4 where id = ${removedThread}::bigint`);
  await server.db.execute(sql`alter table threads enable trigger user`);
  await server.db.execute(sql`delete from upload_uses`);
  await server.db.execute(sql`update uploads set used = false, published = false, loose_since = null`);
  await server.db.execute(sql`delete from upload_backfill`);
  await server.db.execute(sql`select pg_notify('lenscape_uploads', id::text) from uploads`);
  await expect.poll(() => statuses(shown, removed, unused)).toEqual([200, 200, 200]);
  await backfillAll();
  await until(removed, 404);
  expect(await statuses(shown, unused)).toEqual([200, 200]);
  expect(await usesOf(shown)).toBe(1);
  await age(49);
  await collect();
  expect(await statuses(shown, unused)).toEqual([200, 404]);
  await act("del", { threadId: visibleThread });
  await until(shown, 404);
});

/** Columns whose names suggest upload URLs but that contain none. */
const NO_ADDRESSES = new Set([
  // Only who may decide sees earlier versions; their pictures go with the edit that removed them.
  "thread_versions.content",
  "thread_versions.images",
  "thread_versions.videos",
  "post_versions.content",
  "post_versions.images",
  // Text without URLs.
  "topics.content",
  "messages.content",
  "feedbacks.content",
  "feedbacks.answer",
  "feedback_replies.content",
  "system_notices.content",
  "announcements.content",
  "poll_options.content",
  "reports.detail",
  "appeals.answer",
  "message_reports.detail",
  "audit_log.detail",
  "front_editions.picks",
  "mails.details",
  "figure_sheets.content",
  "activity_signups.answers",
  "captchas.answer_hash",
  "topics.content_key",
  "addresses.address_detail",
  // URLs of other sites.
  "activities.online_url",
  "banners.link_url",
  "link_cards.url",
  "webhooks.url",
  // Responses of other sites.
  "webhook_deliveries.answer",
  "mails.answer",
]);

test("every column that may contain upload URLs has the trigger or is listed as an exception", async () => {
  const result = await server.db.execute(sql`
    select c.relname || '.' || name as column from pg_trigger t join pg_class c on c.oid = t.tgrelid,
      unnest(string_to_array(split_part(encode(t.tgargs, 'escape'), '\\000', 6), ',')) as name
    where t.tgname = 'upload_uses_added'`);
  const watched = new Set(rowsOf<{ column: string }>(result).map(({ column }) => column));
  const suspect =
    /image|video|pic|cover|avatar|icon|url|content|answer|detail|form$|messages|html|photo|proof|file/;
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const columns = Object.values(schema)
    .filter((part) => is(part, PgTable))
    .flatMap((table) =>
      Object.entries(getTableColumns(table))
        .filter(([name, column]) => /text|jsonb/.test(column.getSQLType()) && suspect.test(snake(name)))
        .map(([name]) => `${getTableName(table)}.${snake(name)}`),
    );
  expect(columns.length).toBeGreaterThan(40);
  expect(columns.filter((column) => !watched.has(column) && !NO_ADDRESSES.has(column))).toEqual([]);
});
