import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HEADING, type ImportTest, jsonLines, nodebbObjects, startImportTest } from "./import-fixtures.ts";

vi.setConfig({ testTimeout: 180_000 });

let it: ImportTest;

beforeEach(async () => {
  it = await startImportTest();
});
afterEach(() => it.close());

const DAY = 24 * 3600 * 1000;
const later = Date.now() + 30 * DAY;
const laterIso = new Date(later).toISOString();
const FOREVER = "9999-12-31T00:00:00.000Z";

/** Returns the sanctions by username. */
async function sanctions() {
  const rows = await it.rows(`select username, status, denied_reason as reason,
    to_char(denied_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as muted,
    to_char(forbidden_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as banned from users`);
  return Object.fromEntries(rows.map(({ username, ...rest }) => [username, rest]));
}

test("suspensions and silences of Discourse come along with their ends, and roles are reported", async () => {
  const stamp = (time: number) => new Date(time).toISOString().replace("T", " ").replace("Z", "");
  const dump = [
    "COPY public.users (id, username, suspended_till, silenced_till, admin, moderator) FROM stdin;",
    `1\tsuspended\t${stamp(later)}\t\\N\tf\tf`,
    `2\tsilenced\t\\N\t${stamp(later)}\tf\tf`,
    "3\tforever\t3024-01-01 00:00:00\tinfinity\tf\tf",
    "4\tended\t2020-01-01 00:00:00\t-infinity\tf\tf",
    "5\tboss\t\\N\t\\N\tt\tt",
    "-1\tsystem\t\\N\t\\N\tt\tt",
    "\\.",
    ...["categories (id)", "topics (id)", "posts (id)"].map(
      (table) => `COPY public.${table} FROM stdin;\n\\.`,
    ),
    "",
  ].join("\n");
  const output = await it.importFrom("discourse", await it.write("dump.sql", dump));
  expect(await sanctions()).toMatchObject({
    suspended: { banned: laterIso, muted: null },
    silenced: { banned: null, muted: laterIso },
    forever: { banned: "3024-01-01T00:00:00.000Z", muted: FOREVER },
    ended: { banned: null, muted: null },
    boss: { banned: null, muted: null },
  });
  expect(output).toContain(
    "有改动 成员：原来是管理员、版主，角色没有带过来，请重新指定，1 条（boss（用户 boss（第 6 行）））",
  );
});

test("bans and mutes of NodeBB come along with their ends, and roles are reported", async () => {
  const user = (uid: number, username: string, fields: object = {}) => ({
    _key: `user:${uid}`,
    uid,
    username,
    ...fields,
  });
  const objects = nodebbObjects(
    "正文够长够长",
    user(2, "flagged", { banned: 1 }),
    user(3, "expiring", { "banned:expire": later }),
    user(4, "listed"),
    user(5, "grouped"),
    user(6, "muted", { mutedUntil: later, mutedReason: "刷屏" }),
    user(7, "ended", { "banned:expire": 1_600_000_000_000, mutedUntil: 1_600_000_000_000 }),
    user(8, "timed"),
    { _key: "users:banned", value: "4", score: 1_700_000_000_000 },
    { _key: "users:banned", value: "8", score: 1_700_000_000_000 },
    { _key: "users:banned:expire", value: "8", score: later },
    { _key: "group:banned-users:members", value: "5", score: 1_700_000_000_000 },
    { _key: "group:administrators:members", value: "1", score: 1_700_000_000_000 },
    { _key: "group:Global Moderators:members", value: "6", score: 1_700_000_000_000 },
    { _key: "group:cid:1:privileges:moderate:members", value: "1", score: 1_700_000_000_000 },
  );
  const output = await it.importFrom("nodebb", await it.write("objects.json", jsonLines(objects)));
  expect(await sanctions()).toMatchObject({
    amy: { banned: null, muted: null },
    flagged: { banned: FOREVER },
    expiring: { banned: laterIso },
    listed: { banned: FOREVER },
    grouped: { banned: FOREVER },
    muted: { banned: null, muted: laterIso, reason: "刷屏" },
    ended: { banned: null, muted: null },
    timed: { banned: laterIso },
  });
  expect(output).toContain("原来是管理员、分类的版主，角色没有带过来");
  expect(output).toContain("原来是全站版主，角色没有带过来");
});

test("sanctions and roles in the neutral format", async () => {
  const member = (id: string, fields: object) => ({ kind: "member", id, username: id, ...fields });
  const path = await it.write(
    "data.jsonl",
    jsonLines([
      HEADING,
      member("banned", { bannedUntil: laterIso, roles: ["版主"] }),
      member("muted", { mutedUntil: "infinity", mutedReason: "刷屏" }),
      member("closed", { closed: true }),
      member("wrong", { bannedUntil: "永远" }),
    ]),
  );
  const output = await it.importFrom("lines", path);
  expect(await sanctions()).toMatchObject({
    banned: { banned: laterIso, status: 1 },
    muted: { muted: FOREVER, reason: "刷屏" },
    closed: { status: 3 },
  });
  expect(output).toContain("没有导入 成员：bannedUntil 不是时间，1 条（第 5 行）");
  expect(output).toContain("原来是版主，角色没有带过来");
});

test("replies from the fediverse are reported, and local replies to them stay", async () => {
  const address = `https://social.example/${"a".repeat(250)}`;
  const objects = nodebbObjects(
    "正文够长够长",
    {
      _key: `post:${address}`,
      pid: address,
      tid: 1,
      uid: "https://social.example/u/1",
      content: "远方的回复",
    },
    { _key: `post:${address}:replies`, value: "2", score: 1 },
    {
      _key: "post:2",
      pid: 2,
      tid: 1,
      uid: 1,
      toPid: address,
      content: "本地的回复",
      timestamp: 1_700_000_001_000,
    },
  );
  const output = await it.importFrom("nodebb", await it.write("objects.json", jsonLines(objects)));
  expect(output).toContain("来自联邦宇宙（Fediverse）的内容，没有带过来，1 条（第 6 行）");
  expect(output).toContain("它回复的内容来自联邦宇宙，改为直接评论帖子，1 条（回复 2（第 8 行））");
  expect(await it.rows("select content from posts")).toEqual([{ content: "<p>本地的回复</p>" }]);
});

test("HTML entities of NodeBB become characters in names, titles and tags", async () => {
  const objects = [
    { _key: "category:1", cid: 1, name: "公告 &amp; 反馈", order: 1 },
    { _key: "group:cid:1:privileges:groups:topics:read:members", value: "guests" },
    { _key: "user:1", uid: 1, username: "Tom &amp; Jerry" },
    {
      _key: "topic:1",
      tid: 1,
      cid: 1,
      title: "问 &amp; 答 &lt;旧&gt; O&#x27;Reilly &#x2F; 路径",
      mainPid: 1,
      uid: 1,
    },
    {
      _key: "post:1",
      pid: 1,
      tid: 1,
      uid: 1,
      content: "正文 :smile: [b]粗[/b]",
      timestamp: 1_700_000_000_000,
    },
  ];
  await it.importFrom("nodebb", await it.write("objects.json", jsonLines(objects)));
  expect(await it.rows("select name from circles")).toEqual([{ name: "公告 & 反馈" }]);
  expect(await it.rows("select username, nickname from users where username like 'Tom%'")).toEqual([
    { username: "Tom_Jerry", nickname: "Tom & Jerry" },
  ]);
  expect(await it.rows("select title, content from threads")).toEqual([
    { title: "问 & 答 <旧> O'Reilly / 路径", content: "<p>正文 😄 <b>粗</b></p>" },
  ]);
});
