import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  createPicture,
  type ImportTest,
  jsonLines,
  nodebbObjects,
  startImportTest,
} from "./import-fixtures.ts";
import { uploadIdOf } from "./upload-id.ts";

vi.setConfig({ testTimeout: 180_000 });

let it: ImportTest;

beforeEach(async () => {
  it = await startImportTest();
});
afterEach(() => it.close());

const listed = (value: string) => ({ _key: "uid:1:uploads", value, score: 1 });

/** Imports a post with pictures in the folder of uploads. @returns the report and the number of images in the thread */
async function importPost(content: string, files: string[], more: unknown[] = []) {
  for (const [n, name] of files.entries())
    await it.write(`uploads/${name}`, await createPicture(n % 2 === 0 ? "#c00" : "#00c"));
  await it.write("objects.json", jsonLines(nodebbObjects(content, ...more)));
  const output = await it.importFrom("nodebb", it.folder);
  const [thread] = await it.rows("select content from threads");
  const sources = [...String(thread!.content).matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src!);
  return { output, sources, content: String(thread!.content) };
}

test("two pictures with different Chinese names are two files", async () => {
  const files = ["files/1700000000001-红色.png", "files/1700000000001-蓝色.png"];
  const content = files.map((file) => `![图](/assets/uploads/${file})`).join("\n\n");
  const { sources } = await importPost(content, files, files.map(listed));
  expect(new Set(sources).size).toBe(2);
  expect(await it.rows("select original_name from uploads order by id")).toEqual([
    { original_name: "1700000000001-红色.png" },
    { original_name: "1700000000001-蓝色.png" },
  ]);
});

test("files that the database does not list are found", async () => {
  const { sources } = await importPost("![图](/assets/uploads/files/a.png)", ["files/a.png"]);
  expect(sources).toHaveLength(1);
});

test.each([
  ["percent-encoded", "/assets/uploads/files/1-%E7%BA%A2%E8%89%B2%20a.png", "files/1-红色 a.png"],
  ["absolute", "https://old.example/forum/assets/uploads/files/a.png?v=2#x", "files/a.png"],
  ["with a percent sign in the file name", "/assets/uploads/files/100%25.png", "files/100%.png"],
  ["encoded in the file name itself", "/assets/uploads/files/a%20b.png", "files/a%20b.png"],
  ["with invalid percent encoding", "/assets/uploads/files/100%.png", "files/100%.png"],
  ["with parentheses", "/assets/uploads/files/a(1).png", "files/a(1).png"],
  ["with HTML entities", "/assets/uploads/files/a&amp;b.png", "files/a&b.png"],
  ["in decomposed form", "/assets/uploads/files/caf%C3%A9.png", "files/cafe\u0301.png"],
  ["in a folder", "/assets/uploads/files/files/2024/a.png", "files/files/2024/a.png"],
])("an address %s is found", async (_name, address, file) => {
  const { sources, output } = await importPost(`前文看![图](${address})后文`, [file]);
  expect(sources, output).toHaveLength(1);
  expect(sources[0]).toMatch(/^\/uploads\/imported\//);
});

test("two pictures on one line, HTML and a missing file", async () => {
  const { content, output, sources } = await importPost(
    `![1](/assets/uploads/files/a.png)![2](/assets/uploads/files/b(2).png) <img src="/assets/uploads/files/a.png">（/assets/uploads/x/y.png） ![3](/assets/uploads/files/%E6%B2%A1%E6%9C%89.png) 尾`,
    ["files/a.png", "files/b(2).png"],
  );
  expect(sources).toHaveLength(3);
  expect(content).toContain("/assets/uploads/x/y.png");
  expect(content).toContain("尾");
  expect(output).toContain("没有导入 文件：文件不在，1 条");
  expect(output).toContain("files/没有.png");
});

test("files outside of the folder are not imported", async () => {
  const { sources } = await importPost("![1](/assets/uploads/files/../../objects.json)", []);
  expect(sources).toEqual([]);
});

test("different paths have different IDs of letters, digits and . _ -", () => {
  const paths = ["a/b", "a_b", "a_2fb", "a b", "红", "蓝", "a-b", "字".repeat(300), `${"字".repeat(299)}学`];
  const ids = paths.map(uploadIdOf);
  expect(new Set(ids).size).toBe(paths.length);
  for (const id of ids) expect(id).toMatch(/^[\w.-]{1,200}$/);
});

test("replacing addresses takes linear time", async () => {
  const { NodebbUploads } = await import("./nodebb-uploads.ts");
  const uploads = await NodebbUploads.open(it.folder);
  const started = performance.now();
  uploads.replaceIn("/assets/uploads/".repeat(100_000), () => {});
  uploads.replaceIn(`/assets/uploads/files/${"(".repeat(1_000_000)}`, () => {});
  uploads.replaceIn("/assets/uploads/files/a)".repeat(50_000), () => {});
  uploads.replaceIn(`${"x".repeat(1_000_000)}/assets/uploads/y`.repeat(2), () => {});
  expect(performance.now() - started).toBeLessThan(5000);
});
