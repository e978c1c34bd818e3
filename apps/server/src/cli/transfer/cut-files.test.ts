import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { zipSync } from "fflate";
import { create } from "tar";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { discourseDump, SHORT_PICTURE } from "./discourse-fixtures.ts";
import { HEADING, type ImportTest, jsonLines, nodebbObjects, startImportTest } from "./import-fixtures.ts";
import { readLines } from "./read-lines.ts";

vi.setConfig({ testTimeout: 180_000 });

let it: ImportTest;

beforeEach(async () => {
  it = await startImportTest();
});
afterEach(() => it.close());

const records = [
  HEADING,
  ...Array.from({ length: 50 }, (_, n) => ({ kind: "member", id: `${n}`, username: `user${n}` })),
];
const lines = jsonLines(records);
const objects = jsonLines(nodebbObjects("正文够长够长"));
const dump = discourseDump(3, SHORT_PICTURE);

/** Returns the first part of a file. */
const cut = <Bytes extends string | Uint8Array>(bytes: Bytes, part = 0.6) =>
  bytes.slice(0, Math.floor(bytes.length * part)) as Bytes;

async function createArchive(name: string): Promise<Buffer> {
  await it.write("inside/data.jsonl", lines);
  await it.write("inside/uploads/a.bin", new Uint8Array(20_000));
  const file = join(it.folder, name);
  await create({ file, cwd: join(it.folder, "inside"), gzip: name.endsWith("gz") }, [
    "data.jsonl",
    "uploads",
  ]);
  return readFile(file);
}

async function expectRefusal(
  kind: "discourse" | "nodebb" | "lines",
  path: string,
  sentence = /读不出来，或不完整/,
) {
  await expect(it.importFrom(kind, path)).rejects.toThrow(sentence);
  await expect(it.importFrom(kind, path)).rejects.toThrow(/什么都没有导入/);
  expect(await it.rows("select 1 from users")).toEqual([]);
  expect(await it.rows("select 1 from imported_rows")).toEqual([]);
  expect(await it.leftovers()).toEqual([]);
}

test.each([0.05, 0.5, 0.9, 0.999])("refuses a compressed archive cut to %f", async (part) => {
  const path = await it.write("cut.tar.gz", cut(await createArchive("whole.tar.gz"), part));
  await expectRefusal("lines", path);
});

test.each([0.03, 0.5, 0.9])("refuses an archive cut to %f", async (part) => {
  const path = await it.write("cut.tar", cut(await createArchive("whole.tar"), part));
  await expectRefusal("lines", path);
});

test("refuses an archive cut between two files", async () => {
  const bytes = await createArchive("whole.tar");
  // The first entry is a header of 512 bytes and the lines, padded to blocks of 512 bytes.
  const first = 512 + Math.ceil(lines.length / 512) * 512;
  await expectRefusal("lines", await it.write("cut.tar", bytes.subarray(0, first)));
});

test("refuses an empty archive and a zip", async () => {
  await expectRefusal("lines", await it.write("empty.tar.gz", ""));
  const zip = zipSync({ "data.jsonl": Buffer.from(lines) });
  await expectRefusal("lines", await it.write("whole.zip", zip), /请先解压/);
  await expectRefusal("lines", await it.write("cut.zip", cut(zip)), /请先解压/);
});

test("refuses JSON lines, objects and dumps that end too early", async () => {
  await expectRefusal("lines", await it.write("cut.jsonl", lines.slice(0, -5)));
  await expectRefusal("nodebb", await it.write("cut.json", cut(objects)));
  await expectRefusal("discourse", await it.write("cut.sql", cut(dump)));
  await expectRefusal("lines", await it.write("cut.jsonl.gz", cut(gzipSync(lines))));
  await expectRefusal("discourse", await it.write("cut.sql.gz", cut(gzipSync(dump))));
  await expectRefusal("nodebb", await it.write("array.json", `[${objects.split("\n").join(",")}]`), /数组/);
});

test("refuses a dump of pg_dump without its last comment", async () => {
  const begin = "-- Dumped by pg_dump version 15.3\n";
  const end = "-- PostgreSQL database dump complete\n";
  await expectRefusal("discourse", await it.write("cut.sql", begin + dump));
  expect(await it.importFrom("discourse", await it.write("dump.sql", begin + dump + end))).toContain(
    "帖子：新 3",
  );
});

test("imports a whole archive", async () => {
  await createArchive("whole.tar");
  expect(await it.importFrom("lines", join(it.folder, "whole.tar"))).toContain("成员：新 50");
  expect(await it.leftovers()).toEqual([]);
});

test.each([
  ["UTF-8", Buffer.from(`\ufeff${lines}`)],
  ["UTF-16", Buffer.from(`\ufeff${lines}`, "utf16le")],
  ["big-endian UTF-16", Buffer.from(`\ufeff${lines}`, "utf16le").swap16()],
])("accepts the byte order mark of %s", async (_name, bytes) => {
  expect(await it.importFrom("lines", await it.write("data.jsonl", bytes))).toContain("成员：新 50");
});

test("accepts a byte order mark in objects of NodeBB and in compressed files", async () => {
  expect(await it.importFrom("nodebb", await it.write("objects.json", `\ufeff${objects}`))).toContain(
    "帖子：新 1",
  );
  const path = await it.write("data.jsonl.gz", gzipSync(`\ufeff${lines}`));
  expect(await it.importFrom("lines", path)).toContain("成员：新 50");
});

test("a line beyond the limit is empty, and characters between two reads stay whole", async () => {
  const path = await it.write("long.txt", `短\n${"长".repeat(100_000)}\n${"字".repeat(40_000)}`);
  const read = [];
  for await (const { text, ...line } of readLines(path, 50_000))
    read.push({ ...line, text: text.slice(0, 2) });
  expect(read).toEqual([
    { number: 1, text: "短", tooLong: false, isUnterminated: false },
    { number: 2, text: "", tooLong: true, isUnterminated: false },
    { number: 3, text: "字字", tooLong: false, isUnterminated: true },
  ]);
});
