import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { UserFacingError } from "../user-facing-error.mjs";
import { demandName, extended, type Options, pascal, type Written, write } from "./files.ts";

const PATHS = "apps/web/src/paths.ts";

const page = (key: string) => `import { Card } from "@lenscape/ui/card";
import { MineFrame } from "#features/mine/components/mine-frame.tsx";
import type { PageHandle } from "#lib/page.ts";
import { pages } from "#paths";

export const handle: PageHandle = { meta: () => ({ title: pages.${key}.title, noindex: true }) };

/** Shows … to members. */
export function Component() {
  return (
    <MineFrame title={pages.${key}.title}>
      <Card className="p-6">{pages.${key}.title}</Card>
    </MineFrame>
  );
}
`;

const stories = (key: string, title: string) => `import type { StoryObj } from "@storybook/react-vite";
import { getPath } from "#paths";
import { waitForPage } from "#test/page-plays.ts";
import { pageStory } from "#test/page-story.tsx";

const meta = {
  id: "pages-${key.toLowerCase()}",
  title: "页面 Pages/${title} ${pascal(key)} · ${key}",
  ...pageStory(getPath("${key}")),
};

export default meta;
type Story = StoryObj<typeof meta>;

/** Visitors are sent to the login page and return here afterwards. */
export const Visitor: Story = {
  name: "访客",
  play: waitForPage("还没有账号？"),
};

export const Member: Story = {
  name: "成员",
  args: { viewer: "member" },
  play: waitForPage("${title}"),
};
`;

/**
 * Writes a page for members with its address and its stories.
 * @param names the page as `<feature>/<page>`
 * @param options with `title`, the page's name at its top and in the browser's title
 */
export async function newPage(root: string, names: string[], options: Options): Promise<Written> {
  const shape = /^[a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z]+)*$/;
  const name = demandName(names[0], shape, "页面写作 目录/名字，例如 mall/wishes。");
  const titleAdvice = "用 --title 给出页面的名字，1 至 10 个汉字。";
  const title = demandName(options.title, /^\p{Script=Han}{1,10}$/u, titleAdvice);
  const key = basename(name).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const known = await readFile(join(root, PATHS), "utf8");
  if (known.includes(`\n  ${key}: { path`))
    throw new UserFacingError(`paths.ts 里已经有叫 ${key} 的页面，换一个名字。`);
  const created = {
    [`apps/web/src/features/${name.replace("/", "/pages/")}.page.tsx`]: page(key),
    [`apps/web/src/features/${name.replace("/", "/pages/")}.stories.tsx`]: stories(key, title),
  };
  const row = `  ${key}: { path: "/pages/${name}/index", title: "${title}", file: "${name}" },\n`;
  const rows = await extended(root, PATHS, [[/(?<=\n)\} as const satisfies Record<string, Page>;/, row]]);
  return {
    files: await write(root, created, { [PATHS]: rows }),
    next: `接下来：pnpm dev，登录后打开 /pages/${name}/index。不登录也能看的页面在 paths.ts 里写 public: true，读查询参数时在 page-address.ts 里写明。`,
  };
}
