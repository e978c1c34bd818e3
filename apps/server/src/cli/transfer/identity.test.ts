import { createHash } from "node:crypto";
import { mkdtemp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { extract } from "tar";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ensureDemo } from "../../demo/index.ts";
import { checkTopic } from "../../modules/content/index.ts";
import { exportCommand } from "./command.ts";
import { createPicture, HEADING, type ImportTest, jsonLines, startImportTest } from "./import-fixtures.ts";

vi.setConfig({ testTimeout: 280_000 });

let from: ImportTest;
let to: ImportTest;

beforeEach(async () => {
  from = await startImportTest();
  to = await startImportTest();
});
afterEach(async () => {
  await from.close();
  await to.close();
});

type Entry = Record<string, unknown> & { kind: string; id: string };

function isAllowedTopic(name: string): boolean {
  try {
    return checkTopic(name).content !== "";
  } catch {
    return false;
  }
}

/** Exports a community. @returns the path of the archive, and its records */
async function exportFrom(community: ImportTest): Promise<{ archive: string; records: Entry[] }> {
  const archive = join(community.folder, "out.tar.gz");
  await community.run(exportCommand, [archive]);
  const unpacked = await mkdtemp(join(community.folder, "unpacked-"));
  await extract({ file: archive, cwd: unpacked });
  const lines = (await readFile(join(unpacked, "data.jsonl"), "utf8")).trim().split("\n");
  return { archive, records: lines.slice(1).map((line) => JSON.parse(line) as Entry) };
}

/**
 * Returns the records without IDs, which differ between communities. References are replaced by digests of the records.
 * Roles are left out, because they are only reported.
 */
function withoutIds(records: Entry[]): string[] {
  const keys = new Map<string, string>();
  const keyOf = (kind: string, id: unknown) =>
    id === undefined ? undefined : (keys.get(`${kind}:${id}`) ?? `? ${kind} ${id}`);
  const titles = new Map(records.flatMap(({ kind, id, title }) => (kind === "thread" ? [[id, title]] : [])));
  const results: string[] = [];
  for (const { id, roles: _roles, ...record } of records) {
    const { kind } = record;
    const uploads = (text: unknown) =>
      String(text)
        .replace(/upload:([\w.-]+)/g, (_all, upload: string) => `upload:${keyOf("upload", upload)}`)
        .replace(/"thread:(\d+)"/g, (_all, thread: string) => `"thread:${titles.get(thread)}"`);
    const list = (ids: unknown) => (ids as string[] | undefined)?.map((one) => keyOf("upload", one));
    if (record.member) record.member = keyOf("member", record.member);
    if (record.follows) record.follows = keyOf("member", record.follows);
    if (record.replyToMember) record.replyToMember = keyOf("member", record.replyToMember);
    if (record.circle) record.circle = keyOf("circle", record.circle);
    if (record.thread) record.thread = keyOf("thread", record.thread);
    if (record.comment) record.comment = keyOf("comment", record.comment);
    if (record.replyTo) record.replyTo = keyOf("comment", record.replyTo);
    if (record.picture) record.picture = keyOf("upload", record.picture);
    if (record.avatar) record.avatar = keyOf("upload", record.avatar);
    if (record.html) record.html = uploads(record.html);
    if (record.images) record.images = list(record.images);
    if (record.videos) record.videos = list(record.videos);
    if (kind === "upload") delete record.file;
    // An import leaves out topics that the rules for new ones refuse, and reports them.
    const topics = ((record.topics as string[] | undefined) ?? []).filter(isAllowedTopic);
    record.topics = topics.length > 0 ? topics : undefined;
    const text = JSON.stringify(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));
    keys.set(`${kind}:${id}`, createHash("sha256").update(text).digest("hex"));
    results.push(text);
  }
  return results.sort();
}

/** Counters that an import computes from the records. */
const figures = (community: ImportTest) =>
  Promise.all(
    [
      "select username, fans_count, follow_count from users where status in (1, 3) order by username",
      "select content, like_count, favorite_count from threads where status = 1 order by posted_at, content",
      "select content, like_count from posts where status = 1 order by created_at, content",
    ].map((query) => community.rows(query)),
  );

test("an export of the demo community imported into an empty one is the same in every field", async () => {
  await ensureDemo(from.server.db);
  const { archive, records } = await exportFrom(from);
  const output = await to.importFrom("lines", archive);
  expect(output).not.toContain("没有导入");
  const again = await exportFrom(to);
  const [before, after] = [withoutIds(records), withoutIds(again.records)];
  const kinds = new Set(records.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(
    ["circle", "comment", "favorite", "follow", "like", "member", "membership", "thread"].sort(),
  );
  const known = new Set(before);
  const changed = after.filter((text) => !known.has(text));
  expect(changed.slice(0, 5)).toEqual([]);
  expect(after.length).toBe(before.length);
  expect(await figures(to)).toEqual(await figures(from));
});

test("settings of circles and links between threads survive an export and import", async () => {
  const at = "2024-05-01T08:00:00.000Z";
  await from.write("map.png", await createPicture());
  const lines = [
    HEADING,
    { kind: "upload", id: "p", file: "map.png" },
    { kind: "member", id: "m", username: "amy", createdAt: at },
    {
      ...{ kind: "circle", id: "c", name: "骑行", brief: "简介", category: "户外", order: 3, createdAt: at },
      ...{ notice: "周六集合\n带头盔", noticeAt: at, rule: "不发广告", readOnly: true, approval: true },
      ...{ picture: "p", member: "m" },
    },
    { kind: "circle", id: "d", name: "夜拍", createdAt: at },
    {
      kind: "thread",
      id: "a",
      member: "m",
      circle: "c",
      title: "甲",
      markdown: "[乙](thread:b)",
      createdAt: at,
    },
    {
      kind: "thread",
      id: "b",
      member: "m",
      title: "乙",
      html: '<p><a href="thread:a">甲</a></p>',
      createdAt: at,
    },
  ];
  await from.importFrom("lines", await from.write("data.jsonl", jsonLines(lines)));
  // The IDs of the other community differ.
  await to.server.db.execute("select setval(pg_get_serial_sequence('threads', 'id'), 1000)");
  const { archive, records } = await exportFrom(from);
  await to.importFrom("lines", archive);
  const again = await exportFrom(to);
  expect(withoutIds(again.records)).toEqual(withoutIds(records));
  const circle = await to.rows(
    "select notice, notice_at is not null as dated, rule, is_open, join_type, pic_url like '/uploads/imported/%' as pictured from circles where name = '骑行'",
  );
  expect(circle).toEqual([
    {
      notice: "周六集合\n带头盔",
      dated: true,
      rule: "不发广告",
      is_open: false,
      join_type: 1,
      pictured: true,
    },
  ]);
  expect(await to.rows("select used from uploads")).toEqual([{ used: true }]);
  expect(records.filter(({ kind }) => kind === "thread").map(({ html }) => html)).toEqual([
    expect.stringMatching(/href="thread:\d+"/),
    expect.stringMatching(/href="thread:\d+"/),
  ]);
});
