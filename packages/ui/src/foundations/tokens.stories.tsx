import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CodeBox } from "../docs/copy-button.tsx";

/**
 * 设计变量的文件，W3C 设计变量格式 2025.10，给设计工具用。
 *
 * 由 `tokens.css` 生成，组件的 Code Connect 模板也一样：安装之后与构建之前自动更新，也可以运行 `pnpm gen`。
 */
const meta = {
  id: "foundations-design-tokens",
  title: "基础 Foundations/设计变量 Design tokens · 变量 下载 复制 Figma DTCG tokens variables json",
} satisfies Meta;
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
      <h1 className="text-page font-semibold">设计变量</h1>
      <ul className="grid gap-2">
        {FILES.map(([file, says]) => (
          <li key={file} className="grid gap-x-4 border-b border-border py-2 sm:grid-cols-[16.25rem_1fr]">
            <a href={file} download className="font-mono text-meta text-brand-text hover:underline">
              {file?.replace("tokens/", "")}
            </a>
            <span className="text-meta text-text-secondary">{says}</span>
          </li>
        ))}
      </ul>
      <section className="grid gap-2">
        <h2 className="text-head font-semibold">在 Figma 里用变量</h2>
        <ol className="list-decimal pl-5 leading-[1.8] text-text-secondary">
          <li>打开「局部变量」面板，新建集合「基础」，导入 base.tokens.json</li>
          <li>再建集合「主题」，导入 light.tokens.json，把这个模式改名为「浅色」</li>
          <li>在「主题」里加一个模式「深色」，导入 dark.tokens.json：名字一一相同，只换值</li>
          <li>选中一个画框，在右侧把「主题」切到深色，里面的组件一起变</li>
        </ol>
        <p className="leading-[1.8] text-text-secondary">
          面板里没有导入的版本，用读 W3C 格式的插件，给它
          tokens.json。变量改了以后重新导入，名字相同的会更新。
        </p>
      </section>
      <section className="grid gap-2">
        <h2 className="text-head font-semibold">在 Figma 里看代码 Code Connect</h2>
        <p className="leading-[1.8] text-text-secondary">
          每个组件在 packages/ui/figma 里有一份模板，由属性生成；Figma 里的属性与代码同名，Dev Mode
          就显示能用的代码。
          <strong className="font-semibold text-text">还没有公开的 Figma 文件，所以没有发布过</strong>
          ：figma.config.json 里的地址是占位，文件有了以后只改那一处，再给每个组件写上节点号。
        </p>
      </section>
      <CodeBox
        title="packages/ui/figma/figma.config.json"
        code={'"<LENSCAPE_UI>": "https://www.figma.com/design/你的文件/Lenscape-UI",\n"<button>": "12-34"'}
      />
      <CodeBox
        title="终端 Terminal"
        code={
          "pnpm gen\npnpm exec figma connect publish --dir packages/ui/figma --config packages/ui/figma/figma.config.json"
        }
      />
      <CodeBox
        title="写在样式里 In CSS"
        code={"color: var(--lens-color-brand-text);\nbackground: var(--lens-color-brand-soft);"}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole<HTMLAnchorElement>("link");
    await expect(links).toHaveLength(FILES.length);
    for (const { href } of links) await expect((await fetch(href)).ok).toBe(true);
  },
};
