import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CodeBox } from "../docs/copy-button.tsx";

/**
 * 设计变量的文件，W3C 设计变量格式 2025.10，给设计工具用。
 *
 * 由 `tokens.css` 生成：`pnpm --filter @lenscape/ui tokens`。两者不一致时单元测试会失败。
 */
const meta = { id: "foundations-design-tokens" } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const FILES = [
  ["tokens/tokens.json", "全部变量一个文件，浅色为准，另写出深色的值"],
  ["tokens/base.tokens.json", "不随主题变的：色阶、字、间距、圆角、动效"],
  ["tokens/light.tokens.json", "浅色的语义色与阴影"],
  ["tokens/dark.tokens.json", "深色的语义色与阴影，名字与浅色一一相同"],
  ["tokens/lenscape.resolver.json", "把上面三个按主题合起来的说明文件"],
];

/** 语义色以别名指向色阶；每个颜色都写着做什么用。 */
export const Files: Story = {
  render: () => (
    <div className="grid max-w-180 gap-6">
      <h1 className="text-2xl font-semibold">设计变量</h1>
      <ul className="grid gap-2">
        {FILES.map(([file, says]) => (
          <li key={file} className="grid gap-x-4 border-b border-border py-2 sm:grid-cols-[16.25rem_1fr]">
            <a href={file} download className="font-mono text-sm text-brand-text hover:underline">
              {file?.replace("tokens/", "")}
            </a>
            <span className="text-sm text-text-secondary">{says}</span>
          </li>
        ))}
      </ul>
      <section className="grid gap-2">
        <h2 className="text-xl font-semibold">在 Figma 里用</h2>
        <ol className="list-decimal pl-5 leading-[1.8] text-text-secondary">
          <li>变量面板里导入 base.tokens.json，得到一个集合</li>
          <li>再导入 light.tokens.json，然后把 dark.tokens.json 导入同一个集合，成为第二个模式</li>
        </ol>
      </section>
      <CodeBox
        title="写在样式里 In CSS"
        code={"color: var(--color-brand-text);\nbackground: var(--color-brand-soft);"}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole<HTMLAnchorElement>("link");
    await expect(links).toHaveLength(FILES.length);
    for (const { href } of links) await expect((await fetch(href)).ok).toBe(true);
  },
};
