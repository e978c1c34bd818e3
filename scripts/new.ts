/**
 * `pnpm new`: writes the files of a new widget, page or endpoint in the shape of their neighbours, ready to be changed.
 *   pnpm new widget price-tag --title 价格 --group community
 *   pnpm new page mall/wishes --title 心愿单
 *   pnpm new endpoint help faqCount --table faqs
 */
import { parseArgs } from "node:util";
import { runQuietly } from "./lib/commands.mjs";
import { newEndpoint } from "./lib/new/endpoint.ts";
import type { Options, Written } from "./lib/new/files.ts";
import { newPage } from "./lib/new/page.ts";
import { newWidget } from "./lib/new/widget.ts";
import { root } from "./lib/project.mjs";
import { main, say, UserFacingError } from "./lib/user-facing-error.mjs";

/** Generators by kind: each writes its files below a root and returns their paths. */
const kinds: Record<string, (root: string, names: string[], options: Options) => Promise<Written>> = {
  widget: newWidget,
  page: newPage,
  endpoint: newEndpoint,
};

const USAGE = `怎么用：
  pnpm new widget price-tag --title 价格 --group community   packages/ui 里的一个组件、它的故事和目录里的一条
  pnpm new page mall/wishes --title 心愿单                    一个页面、它的地址和它的故事
  pnpm new endpoint help faqCount --table faqs                一个接口：契约、处理、查询和测试`;

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { title: { type: "string" }, group: { type: "string" }, table: { type: "string" } },
  });
  const [kind = "", ...names] = positionals;
  const create = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!create) throw new UserFacingError(USAGE);
  const { files, next, generate } = await create(root, names, values);
  if (generate) await runQuietly("pnpm gen 失败：", process.execPath, ["packages/api/scripts/gen.ts"]);
  await runQuietly("格式化失败：", process.execPath, [
    "node_modules/@biomejs/biome/bin/biome",
    "check",
    "--write",
    ...files.filter((file) => !file.endsWith(".yaml")),
  ]);
  for (const file of files) say(file);
  console.log(next);
});
