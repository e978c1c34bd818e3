import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { create, extract } from "tar";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rowsOf } from "../../core/sql.ts";
import { USER_STATUS } from "../../db/base.ts";
import { users } from "../../db/schema/index.ts";
import { reconcile } from "../../modules/rewards/points/points-reconcile.ts";
import { startServer, type TestServer } from "../../test/support.ts";
import type { Command } from "../command.ts";
import { resetPassword } from "../operator.ts";
import { exportCommand, importCommand } from "./command.ts";
import { discourseDump, PICTURE, SHORT_PICTURE } from "./discourse-fixtures.ts";
import { digestOfShort, plainMarkdown } from "./discourse-markdown.ts";
import { linesSource } from "./lines-source.ts";
import { Writer } from "./writer.ts";

vi.setConfig({ testTimeout: 180_000 });

let server: TestServer;
let folder: string;

beforeEach(async () => {
  server = await startServer();
  folder = join(tmpdir(), `lenscape-transfer-${randomUUID()}`);
  await mkdir(folder);
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(command: Command, words: string[], to: TestServer = server) {
  const lines: string[] = [];
  const config = { ...to.config, dataDir: join(folder, "data") };
  const context = { config, say: (line: string) => void lines.push(line), words, flags: new Set<string>() };
  const code = await command.run!({ ...context, database: to.database });
  return { code, output: lines.join("\n") };
}

const tables = [
  ...["users", "circles", "threads", "posts", "thread_likes", "post_likes", "topics", "uploads"],
  ...["mail_addresses", "follows", "circle_members", "thread_favorites"],
];

async function counts({ db }: TestServer = server) {
  const each = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const [row] = rowsOf<Record<string, number>>(await db.execute(sql.raw(`select ${each.join(", ")}`)));
  return row!;
}

/** Returns the stored content without its IDs. */
async function content({ db }: TestServer = server) {
  const result = await db.execute(sql`
    select t.title, t.content, t.like_count, t.reply_count, t.view_count, t.hot_score, t.last_reply_at, t.device_name, t.place_name, t.lat, t.lng, t.posted_at, t.edited_at, u.username, c.name,
      (select jsonb_agg(o.content order by x.position) from thread_topics x join topics o on o.id = x.topic_id
        where x.thread_id = t.id) as topics,
      (select jsonb_agg(p.edited_at order by p.created_at, p.content) from posts p where p.thread_id = t.id) as comment_edits,
      (select jsonb_agg(jsonb_build_array(p.floor, p.content, p.like_count, p.reply_count, a.username)
        order by p.created_at, p.content) from posts p join users a on a.id = p.author_id where p.thread_id = t.id) as posts
    from threads t join users u on u.id = t.author_id left join circles c on c.id = t.circle_id order by t.posted_at, t.title`);
  return rowsOf(result);
}

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#4a7" } })
    .png()
    .toBuffer();

const heading = { format: "lenscape", version: 1, source: "old.example" };

async function writeLines(records: unknown[]): Promise<string> {
  const file = join(folder, "data.jsonl");
  await writeFile(
    file,
    [heading, ...records].map((one) => (typeof one === "string" ? one : JSON.stringify(one))).join("\n"),
  );
  await mkdir(join(folder, "uploads"), { recursive: true });
  await writeFile(join(folder, "uploads/a.png"), await picture());
  return folder;
}

const small = [
  { kind: "upload", id: "a", file: "uploads/a.png", name: "山.png" },
  { kind: "upload", id: "out", file: "../../../../etc/hostname" },
  {
    kind: "member",
    id: "1",
    username: "alice",
    email: "alice@example.com",
    emailVerified: true,
    avatar: "a",
  },
  { kind: "member", id: "2", username: "bob smith", nickname: "鲍勃", email: "bob@example.com" },
  { kind: "circle", id: "c", name: "户外", brief: "走出去" },
  {
    ...{
      kind: "thread",
      id: "t",
      member: "1",
      circle: "c",
      title: "夜骑的一条新路线",
      topics: ["夜骑"],
      images: ["out"],
    },
    ...{
      place: "城北林场",
      lat: 30.287,
      lng: 120.153,
      device: "Lens One",
      editedAt: "2024-05-03T08:00:00.000Z",
    },
    ...{ markdown: '沿着河走，**很安静**。\n\n![图](upload:a)<img src=x onerror="alert(1)">', views: 12 },
    createdAt: "2024-05-01T08:00:00Z",
  },
  {
    kind: "comment",
    id: "r",
    member: "1",
    thread: "t",
    replyTo: "q",
    text: "谢谢",
    createdAt: "2024-05-01T10:00:00Z",
  },
  {
    kind: "comment",
    id: "q",
    member: "2",
    thread: "t",
    html: "<p>好看</p>",
    createdAt: "2024-05-01T09:00:00Z",
    editedAt: "2024-05-02T09:00:00.000Z",
  },
  { kind: "like", member: "2", thread: "t" },
  { kind: "like", member: "1", comment: "q" },
  { kind: "follow", member: "2", follows: "1" },
  { kind: "membership", member: "2", circle: "c" },
  { kind: "favorite", member: "2", thread: "t" },
];

test("imports the neutral format, reports invalid lines, and changes nothing when repeated", async () => {
  const path = await writeLines([
    ...small,
    "{broken",
    { kind: "thread", id: "x", member: "nobody", title: "没有作者的帖子", text: "没有作者" },
    { kind: "post", id: "y" },
    { kind: "comment", id: "z", member: "1", thread: "t" },
    { kind: "comment", id: "w", member: "1", thread: "t", replyTo: "lost", text: "答一条没有的" },
  ]);
  const first = await run(importCommand, ["lines", path]);
  expect(first.output).toContain("没有导入 行：不是 JSON，1 条（第 15 行）");
  expect(first.output).toContain("没有导入 帖子：它指向的成员、圈子、帖子或评论没有导入，1 条（第 16 行）");
  expect(first.output).toContain('不认识的 kind："post"');
  expect(first.output).toContain("没有导入 评论：没有内容");
  expect(first.output).toContain("改为直接评论帖子");
  expect(first.output).toContain("文件在文件夹之外");
  expect(first.output).toContain("bob smith → bob_smith");
  expect(first.output).toContain("邮箱没有验证过");
  const before = await counts();
  expect(before).toMatchObject({
    ...{ users: 2, circles: 1, threads: 1, posts: 3, thread_likes: 1, post_likes: 1, topics: 1, uploads: 1 },
    ...{ mail_addresses: 1, follows: 1, circle_members: 1, thread_favorites: 1 },
  });
  const [thread] = (await content()) as Record<string, unknown>[];
  expect(thread).toMatchObject({
    like_count: 1,
    reply_count: 3,
    view_count: 12,
    hot_score: 20,
    name: "户外",
  });
  expect(thread!.content).toMatch(/<strong>很安静<\/strong>.*<img src="\/uploads\/imported\//s);
  expect(thread!.content).not.toMatch(/onerror|upload:/);
  expect(thread!.posts).toEqual([
    [1, "<p>好看</p>", 1, 1, "bob_smith"],
    [0, "<p>谢谢</p>", 0, 0, "alice"],
    [2, "<p>答一条没有的</p>", 0, 0, "alice"],
  ]);
  expect((await reconcile(server.db)).faults).toEqual([]);

  const again = await run(importCommand, ["lines", path]);
  expect(again.output).toContain("帖子：新 0，已有 1");
  expect(again.output).toContain("赞：新 0，已有 2");
  expect(await counts()).toEqual(before);
  expect(await content()).toEqual([thread]);

  const results = await server.get(`/api/bbs/search/list?keyWord=${encodeURIComponent("新路线")}`);
  expect(results.total).toBe(1);
  // Passwords are not imported. Members set one by account recovery.
  expect((await server.post("/login", { username: "alice", password: "-" })).code).toBe(400);
  const token = /token=([\w-]{32})/.exec((await run(resetPassword, ["alice"])).output)![1];
  const reset = await server.post("/api/without/recover/reset", { token, newPassword: "mountains-at-dawn" });
  expect(reset.data).toEqual({ username: "alice" });
  expect((await server.post("/login", { username: "alice", password: "mountains-at-dawn" })).code).toBe(200);
});

test("an interrupted import continues where it stopped", async () => {
  const many = [
    ...small,
    ...Array.from({ length: 500 }, (_, n) => ({
      ...{ kind: "comment", id: `m${n}`, member: "1", thread: "t", text: `第 ${n} 条` },
      createdAt: new Date(Date.UTC(2024, 5, 1, 0, n)).toISOString(),
    })),
  ];
  const path = await writeLines(many);
  const config = { ...server.config, dataDir: join(folder, "data") };
  const source = await linesSource(path);
  const writer = new Writer(server.db, config, source);
  let read = 0;
  for await (const item of source.items()) {
    read += 1;
    if (read > 350) break;
    await writer.add(item);
  }
  expect((await counts()).posts).toBeLessThan(502);
  await run(importCommand, ["lines", path]);
  expect(await counts()).toMatchObject({ threads: 1, posts: 502, uploads: 1, thread_likes: 1 });
  const [thread] = (await content()) as Record<string, unknown>[];
  expect(thread).toMatchObject({ reply_count: 502, like_count: 1 });
});

test("invalid sources are refused with a message and change nothing", async () => {
  await expect(run(importCommand, ["phpbb", folder])).rejects.toThrow("不认识的来源「phpbb」");
  await expect(run(importCommand, ["lines", join(folder, "none")])).rejects.toThrow("没有这个文件或文件夹");
  await writeFile(join(folder, "bad.tar.gz"), "no archive");
  await expect(run(importCommand, ["lines", join(folder, "bad.tar.gz")])).rejects.toThrow(
    /读不出来.*什么都没有导入/,
  );
  await writeFile(join(folder, "data.jsonl"), '{"kind":"member"}');
  await expect(run(importCommand, ["lines", folder])).rejects.toThrow("第一行要是");
  await writeFile(join(folder, "dump.sql"), "-- nothing");
  await expect(run(importCommand, ["discourse", folder])).rejects.toThrow("不像 Discourse 的数据库");
  expect((await counts()).users).toBe(0);
});

test("converts addresses and tags of Discourse to plain Markdown", () => {
  expect(digestOfShort(SHORT_PICTURE)).toBe(PICTURE);
  expect(digestOfShort("9Ct5W75p3SHRlq6I3TfD1OaFEdR")).toBe("436ccd13b6e46397a792d51fbef445380b1cc1d3");
  expect(digestOfShort("z".repeat(40))).toBeUndefined();
  expect(plainMarkdown(`![山|690x388, 50%](upload://${SHORT_PICTURE}.png)`)).toBe(`![山](upload:${PICTURE})`);
  expect(
    plainMarkdown(`<img src="https://f.example/uploads/default/optimized/1X/${PICTURE}_2_690x388.png">`),
  ).toBe(`<img src="upload:${PICTURE}">`);
});

/** Creates a Discourse backup. */
async function discourseBackup(topics: number): Promise<string> {
  const inside = join(folder, "backup");
  const files = join(inside, "uploads/default/original/1X");
  await mkdir(files, { recursive: true });
  await writeFile(join(files, `${PICTURE}.png`), await picture());
  await writeFile(join(inside, "dump.sql.gz"), gzipSync(discourseDump(topics, SHORT_PICTURE)));
  const archive = join(folder, "backup.tar.gz");
  await create({ file: archive, cwd: inside, gzip: true }, ["dump.sql.gz", "uploads"]);
  return archive;
}

test("imports a Discourse backup, twice with the same result", async () => {
  const archive = await discourseBackup(300);
  const first = await run(importCommand, ["discourse", archive]);
  const before = await counts();
  expect(before).toMatchObject({
    users: 31,
    circles: 1,
    threads: 300,
    posts: 601,
    topics: 1,
    mail_addresses: 1,
  });
  expect(before.uploads).toBeGreaterThan(0);
  expect(first.output).toContain("没有导入 帖子：是私信，1 条");
  expect(first.output).toContain("没有导入 帖子：已删除，1 条");
  expect(first.output).toContain("没有导入 帖子：所在的分类不对所有人开放，1 条");
  expect(first.output).toContain("没有导入 评论：不是普通的回复（管理记录、悄悄话等），300 条");
  expect(first.output).toContain("列数不对");
  const [thread] = (await content()) as Record<string, unknown>[];
  expect(thread!.content).not.toMatch(/script|upload:/);
  expect(thread!.content).toContain('<img src="/uploads/imported/');
  expect(
    rowsOf(await server.db.execute(sql`select 1 from users where password_hash like '%secret%'`)),
  ).toEqual([]);
  const all = await content();
  expect((await run(importCommand, ["discourse", archive])).output).toContain("帖子：新 0，已有 300");
  expect(await counts()).toEqual(before);
  expect(await content()).toEqual(all);
  expect((await reconcile(server.db)).faults).toEqual([]);
  expect(rowsOf(await server.db.execute(sql`select 1 from search_queue`))).toEqual([]);
  expect(rowsOf(await server.db.execute(sql`select 1 from search_documents where kind = 1`))).toHaveLength(
    300,
  );
});

test("imports a NodeBB export, twice with the same result", async () => {
  const objects = [
    {
      _key: "user:1",
      uid: 1,
      username: "admin",
      email: "a@example.com",
      "email:confirmed": 1,
      joindate: 1700000000000,
      password: "x",
    },
    { _key: "user:2", uid: 2, username: "Ann Lee", joindate: { $numberLong: "1700000000000" } },
    { _key: "category:1", cid: 1, name: "General", description: "all", order: 1 },
    { _key: "category:2", cid: 2, name: "Staff", order: 2 },
    { _key: "group:cid:1:privileges:groups:topics:read:members", value: "guests", score: 1 },
    { _key: "group:cid:2:privileges:groups:topics:read:members", value: "administrators", score: 1 },
    {
      _key: "topic:1",
      tid: 1,
      uid: 1,
      cid: 1,
      mainPid: 1,
      title: "Hello",
      viewcount: 3_000_000_000,
      timestamp: 1700000001000,
      tags: "day-one",
    },
    { _key: "topic:2", tid: 2, uid: 1, cid: 2, mainPid: 4, title: "Secret", timestamp: 1700000001000 },
    { _key: "post:3", pid: 3, tid: 1, uid: 0, toPid: 2, content: "third", timestamp: 1700000003000 },
    {
      _key: "post:1",
      pid: 1,
      tid: 1,
      uid: 1,
      content: "![i](/assets/uploads/files/1-a.png) *hi*",
      timestamp: 1700000001000,
    },
    { _key: "post:2", pid: 2, tid: 1, uid: 2, content: "second", timestamp: 1700000002000 },
    { _key: "post:4", pid: 4, tid: 2, uid: 1, content: "hidden", timestamp: 1700000002000 },
    { _key: "pid:1:upvote", members: ["2"] },
    { _key: "pid:2:upvote", members: ["1"] },
    { _key: "uid:1:uploads", value: "files/1-a.png", score: 1 },
    { _key: "config", title: "x" },
  ];
  await mkdir(join(folder, "uploads/files"), { recursive: true });
  await writeFile(join(folder, "uploads/files/1-a.png"), await picture());
  await writeFile(join(folder, "objects.json"), objects.map((one) => JSON.stringify(one)).join("\n"));
  const { output } = await run(importCommand, ["nodebb", folder]);
  expect(output).toContain("没有导入 圈子：分类不对所有人开放");
  const before = await counts();
  expect(before).toMatchObject({
    ...{
      users: 3,
      circles: 1,
      threads: 1,
      posts: 2,
      thread_likes: 1,
      post_likes: 1,
      uploads: 1,
      mail_addresses: 1,
    },
  });
  const viewed = await server.db.execute(sql`select view_count from threads`);
  expect(rowsOf(viewed)).toEqual([{ view_count: 2_147_483_647 }]);
  const [thread] = (await content()) as Record<string, unknown>[];
  expect(thread!.content).toMatch(/<img src="\/uploads\/imported.*<em>hi<\/em>/);
  expect(thread!.posts).toEqual([
    [1, "<p>second</p>", 1, 1, "Ann_Lee"],
    [0, "<p>third</p>", 0, 0, "gone_members"],
  ]);
  await run(importCommand, ["nodebb", folder]);
  expect(await counts()).toEqual(before);
});

test("pending applicants are not exported", async () => {
  await server.member("inside");
  const { userId } = await server.member("waiting");
  await server.db.update(users).set({ status: USER_STATUS.pending }).where(eq(users.id, userId));
  const { output } = await run(exportCommand, [join(folder, "out.tar.gz")]);
  expect(output).toContain("成员 1，");
});

test("an export imported into an empty community has the same content", async () => {
  await run(importCommand, ["lines", await writeLines(small)]);
  const archive = join(folder, "out.tar.gz");
  const { output } = await run(exportCommand, [archive]);
  const unpacked = await mkdtemp(join(folder, "unpacked-"));
  await extract({ file: archive, cwd: unpacked });
  const lines = (await readFile(join(unpacked, "data.jsonl"), "utf8")).trim().split("\n");
  const records = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(records.find(({ kind }) => kind === "thread")).toMatchObject({
    ...{ place: "城北林场", lat: 30.287, lng: 120.153, device: "Lens One", topics: ["夜骑"] },
    editedAt: "2024-05-03T08:00:00.000Z",
  });
  expect(records.filter(({ kind, editedAt }) => kind === "comment" && editedAt)).toMatchObject([
    { editedAt: "2024-05-02T09:00:00.000Z" },
  ]);
  expect(output).toContain("成员 2，圈子 1，帖子 1，评论 2，赞 2");
  await expect(run(exportCommand, [archive])).rejects.toThrow("已经有了");
  const other = await startServer();
  try {
    const report = await run(importCommand, ["lines", archive], other);
    expect(report.output).toContain("导入完成，全部导入。");
    expect(await counts(other)).toEqual(await counts());
    const plain = (rows: unknown[]) => JSON.stringify(rows).replace(/imported\/\w+\/\w+/g, "");
    expect(plain(await content(other))).toBe(plain(await content()));
  } finally {
    await other.close();
  }
});
