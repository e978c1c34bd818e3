import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPicture, HEADING, type ImportTest, startImportTest } from "./import-fixtures.ts";

const TIMEOUT_MS = 240_000;
const at = "2024-05-01T08:00:00Z";
const json = (value: object) => JSON.stringify(value);
const member = (id: string, fields: object = {}) =>
  json({ kind: "member", id, username: id, createdAt: at, ...fields });
const thread = (id: string, fields: object = {}) =>
  json({ kind: "thread", id, member: "amy", text: `正文 ${id}`, createdAt: at, ...fields });
const comment = (id: string, fields: object = {}) =>
  json({ kind: "comment", id, member: "amy", thread: "first", text: `评论 ${id}`, createdAt: at, ...fields });

/** Odd rows, and the start of the reason for which the report names each of them. */
interface OddRows {
  lines: string[];
  report?: string[];
}

const ODD_ROWS: Record<string, OddRows> = {
  "U+0000": { lines: [thread("nul", { title: "空\0字" })], report: ["有改动 帖子：title 里有存不下的字符"] },
  "lone surrogates": {
    lines: [comment("half", { text: "半\ud83d个" })],
    report: ["有改动 评论：text 里有存不下的字符"],
  },
  "infinite times": {
    lines: [comment("inf", { createdAt: "infinity" })],
    report: ["有改动 评论：createdAt 读不出"],
  },
  "times in the year 1 and 9999": {
    lines: [
      thread("y1", { createdAt: "0001-01-01T00:00:00Z" }),
      thread("y9999", { createdAt: "9999-12-31T23:59:59Z" }),
    ],
    report: ["有改动 帖子：createdAt 读不出", "有改动 帖子：createdAt 读不出"],
  },
  "negative IDs": { lines: [member("-1", { username: "minus" }), thread("-7", { member: "-1" })] },
  "duplicate IDs": { lines: [thread("twice"), thread("twice", { text: "又一次" })] },
  "a missing parent": {
    lines: [comment("orphan", { thread: "none" }), comment("lost", { replyTo: "none" })],
    report: ["没有导入 评论：它指向的", "有改动 评论：它回复的评论没有导入"],
  },
  "a cycle of replies": {
    lines: [comment("ring-a", { replyTo: "ring-b" }), comment("ring-b", { replyTo: "ring-a" })],
    report: ["有改动 评论：它回复的评论没有导入"],
  },
  "a body of 10 MB": {
    lines: [thread("long", { text: "长".repeat(3_500_000) })],
    report: ["没有导入 行：这一行太长"],
  },
  "HTML in names": {
    lines: [member("tag", { username: "<b>tag</b>", nickname: "<script>甲</script>" })],
    report: ["有改动 成员：用户名已被占用或格式不合"],
  },
  "an unknown category": {
    lines: [thread("nowhere", { circle: "none" })],
    report: ["有改动 帖子：它的圈子没有导入"],
  },
  "lines that end in CRLF": { lines: [`${comment("crlf")}\r`, "\r"] },
  "wrong types": {
    lines: [thread("typed", { title: 5 }), thread("counted", { views: "5" })],
    report: ["没有导入 帖子：title 的格式不对", "没有导入 帖子：views 的格式不对"],
  },
  "arrays for scalars": {
    lines: [comment("list", { text: ["a"] }), json({ kind: ["thread"] }), "[1]"],
    report: ["没有导入 评论：text 的格式不对", "没有导入 行：不认识的 kind", "没有导入 行：不认识的 kind"],
  },
  "names that differ by case and width": {
    lines: [member("case", { username: "AMY" }), member("width", { username: "ａｍｙ" })],
    report: ["有改动 成员：用户名已被占用或格式不合", "有改动 成员：用户名已被占用或格式不合"],
  },
  "posts of deleted members": {
    lines: [comment("left", { member: "nobody" })],
    report: ["没有导入 评论：它指向的"],
  },
  "huge numbers": {
    lines: [
      json({ kind: "circle", id: "huge", name: "巨数", order: 2 ** 40 }),
      thread("far", { place: "远", lat: 1e308, lng: 0 }),
    ],
    report: ["没有导入 圈子：order 的格式不对", "没有导入 帖子：lat 的格式不对"],
  },
  "percent-encoded file names": {
    lines: [
      json({ kind: "upload", id: "hill", file: "uploads/%E5%B1%B1.png" }),
      thread("seen", { markdown: "![](upload:hill)", text: undefined }),
    ],
  },
  "files that are missing": {
    lines: [
      thread("unseen", { markdown: "看 ![](upload:gone)", text: undefined }),
      json({ kind: "upload", id: "gone", file: "uploads/gone.png" }),
    ],
    report: ["没有导入 文件：文件不在"],
  },
  "text that is no JSON": {
    lines: ["{", "null", "\u0001"],
    report: ["没有导入 行：不是 JSON", "没有导入 行：不认识的 kind", "没有导入 行：不是 JSON"],
  },
  "empty content": { lines: [thread("blank", { text: " \u200b " })], report: ["没有导入 帖子：没有内容"] },
  "unknown kinds": {
    lines: [json({ kind: "poll", id: "1" })],
    report: ["没有导入 行：不认识的 kind"],
  },
};

let it: ImportTest;
let report: string;

beforeAll(async () => {
  it = await startImportTest();
  const rows = [member("amy"), thread("first"), ...Object.values(ODD_ROWS).flatMap(({ lines }) => lines)];
  await it.write("uploads/山.png", await createPicture());
  // With a byte order mark.
  const text = [`\ufeff${json(HEADING)}`, ...rows, thread("last")].map((line) => `${line}\n`).join("");
  report = await it.importFrom("lines", await it.write("data.jsonl", text));
}, TIMEOUT_MS);
afterAll(() => it.close());

describe("an archive with odd rows is imported whole, and the report names each row", () => {
  let line = 4;
  for (const [name, { lines, report: expected = [] }] of Object.entries(ODD_ROWS)) {
    const first = line;
    line += lines.length;
    test(name, () => {
      const reasons = report.split("\n");
      for (const [n, reason] of expected.entries()) {
        const at = new RegExp(`第 ${first + n} 行(?!\\d)`);
        expect(
          reasons.filter((text) => text.startsWith(reason) && at.test(text)),
          report,
        ).toHaveLength(1);
      }
    });
  }

  test("rows around them", async () => {
    const ids = await it.rows("select source_id from imported_rows where kind in ('thread', 'comment')");
    expect(ids.map(({ source_id }) => String(source_id)).sort()).toEqual(
      [
        ...[
          "-7",
          "crlf",
          "first",
          "half",
          "inf",
          "last",
          "lost",
          "nowhere",
          "nul",
          "ring-a",
          "ring-b",
          "seen",
        ],
        ...["twice", "unseen", "y1", "y9999"],
      ].sort(),
    );
    expect(await it.rows("select 1 from uploads where used")).toHaveLength(1);
    expect(report).toMatch(/^帖子：新 \d+，已有 1$/m);
  });
});
