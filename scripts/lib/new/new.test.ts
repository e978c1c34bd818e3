import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { run } from "../commands.mjs";
import { root } from "../project.mjs";

/** A copy of this checkout, whose packages see each other and not the originals. */
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "lenscape-new-"));
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  const files = listed.split("\n").filter((file) => file && existsSync(join(root, file)));
  for (const file of files) cpSync(join(root, file), join(copy, file));
  for (const file of files.filter((file) => /^(?:apps|packages)\/\w+\/package\.json$/.test(file))) {
    const modules = join(dirname(file), "node_modules");
    cpSync(join(root, modules), join(copy, modules), { recursive: true, verbatimSymlinks: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  for (const name of ["api", "ui"])
    execFileSync(process.execPath, [`packages/${name}/scripts/gen.ts`], { cwd: copy });
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a command in the copy; returns its output when it fails. */
async function failure(command: string, args: string[], cwd = ""): Promise<string> {
  const { TEST_DATABASE_URL: _, ...env } = process.env;
  const { code, output } = await run(command, args, { cwd: join(copy, cwd), env });
  return code === 0 ? "" : output;
}
const create = (...args: string[]) => failure(process.execPath, ["scripts/new.ts", ...args]);
const tool = (name: string, ...args: string[]) => failure(join(root, "node_modules/.bin", name), args);
const inPackage = (folder: string, name: string, ...args: string[]) =>
  failure(join(root, folder, "node_modules/.bin", name), args, folder);

test("a new widget, page and endpoint pass the checks without changes", async () => {
  expect(await create("widget", "price-tag", "--title", "价格", "--group", "community")).toBe("");
  expect(await create("page", "mall/wishes", "--title", "心愿单")).toBe("");
  expect(await create("endpoint", "help", "faqCount", "--table", "faqs")).toBe("");

  expect(await tool("biome", "check", ".")).toBe("");
  for (const folder of ["packages/ui", "apps/web", "apps/server"])
    expect(await inPackage(folder, "tsc", "-p", ".", "--checkers", "1")).toBe("");
  expect(await inPackage("packages/api", "redocly", "lint", "--config", "../../redocly.yaml", "main")).toBe(
    "",
  );
  const sweeps = [
    "src/docs/catalog.test.ts",
    "src/docs/guidance.test.tsx",
    "src/docs/widget-facts.test.ts",
    "src/test/conformance.test.tsx",
  ];
  expect(await inPackage("packages/ui", "vitest", "run", ...sweeps, "-t", "price-tag|every")).toBe("");
  expect(await inPackage("apps/web", "vitest", "run", "src/paths.test.ts")).toBe("");
  expect(await inPackage("apps/server", "vitest", "run", "--project", "pglite", "faq-count")).toBe("");
}, 600_000);

test.each([
  [
    ["widget", "button", "--title", "按键", "--group", "actions"],
    "已经有 packages/ui/src/widgets/button/button.tsx 了",
  ],
  [["widget", "PriceTag"], "组件名用小写字母和连字符"],
  [["widget", "price-tag"], "用 --title 给出组件的中文名"],
  [["widget", "price-tag", "--title", "价格", "--group", "shop"], "用 --group 给出分组"],
  [["page", "mall/mall", "--title", "商城"], "已经有叫 mall 的页面"],
  [["page", "mall/wishes"], "用 --title 给出页面的名字"],
  [["endpoint", "help", "faqVotes", "--table", "faqs"], "契约里已经有 faqVotes"],
  [["endpoint", "nowhere", "faqTotal", "--table", "faqs"], "没有 openapi/nowhere.yaml"],
  [["endpoint", "help", "faqTotal", "--table", "answers"], "用 --table 给出要数的表"],
  [["door"], "怎么用"],
])("pnpm new %j fails with a message", async (args, sentence) => {
  expect(await create(...args)).toContain(sentence);
});
