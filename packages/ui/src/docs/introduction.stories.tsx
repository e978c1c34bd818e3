import type { Meta, StoryObj } from "@storybook/react-vite";
import { LayoutGrid } from "lucide-react";
import { expect } from "storybook/test";
import { Button } from "../widgets/button/button.tsx";
import { CATALOG } from "./catalog.ts";
import { CodeBox } from "./copy-button.tsx";
import { DocsSection, Page } from "./docs-section.tsx";
import { MATURITY, MaturityTag } from "./manual.tsx";
import { getPageUrl, StoryLink } from "./story-link.tsx";
import type { Maturity } from "./widget-facts.ts";

/** 从这里开始：这是什么，原则，怎么装，怎么一起做，状态怎么看。 */
const meta = {
  id: "start-introduction",
  title:
    "从这里开始 Start/介绍 Introduction · 首页 欢迎 原则 安装 贡献 有什么新的 更新 变化 welcome install contribute changelog release",
  parameters: { layout: "fullscreen" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const COUNT = CATALOG.filter(({ isWidget }) => isWidget).length;

const PRINCIPLES = [
  ["内容先行", "Content first", "颜色留给图片和人"],
  ["密而不挤", "Dense, calm", "一张卡里的行，1 px 分隔"],
  ["一条地平线", "One horizon", "标志、标签、空状态同一条线"],
  ["每个状态都画", "Every state", "没有错误态不算完成"],
  ["先键盘和读屏", "Keys first", "悬停只是锦上添花"],
];

function Hero() {
  return (
    <header className="relative overflow-hidden rounded-media bg-brand-soft px-5 py-6 md:px-9 md:py-8">
      <h1 className="text-page font-semibold md:text-page">
        镜界组件
        <small lang="en" className="ml-4 text-title font-normal text-text-secondary max-md:ml-0 max-md:block">
          Lenscape UI
        </small>
      </h1>
      <p className="mt-1.5 max-w-140 text-ui text-text-secondary">
        一个中文社区用到的 {COUNT} 个组件：每个都有状态、按键和用法，深浅两套颜色的对比度当场算出。
      </p>
      <p lang="en" className="mt-1 max-w-140 text-meta text-text-secondary">
        {COUNT} widgets for communities, with every state, key and rule of use. packages/ui/README.md has the
        English guide.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button asChild tone="primary">
          <a href={getPageUrl("start-components")} target="_top">
            <LayoutGrid aria-hidden="true" strokeWidth={1.7} />
            看全部组件
          </a>
        </Button>
        <Button asChild>
          <a href={getPageUrl("follow-button")} target="_top">
            从「关注」看起
          </a>
        </Button>
      </div>
      <svg
        viewBox="0 0 48 30"
        aria-hidden="true"
        className="pointer-events-none absolute -right-3 -bottom-8.5 w-80 opacity-50 max-md:hidden"
      >
        <path d="M5.45 16.2a9.2 9.2 0 0 0 18.3 0z" className="fill-brand" opacity=".5" />
        <path d="M24.25 16.2a9.2 9.2 0 0 0 18.3 0z" className="fill-accent" opacity=".5" />
        <g className="fill-none stroke-brand-text stroke-[.8]" opacity=".5">
          <circle cx="14.6" cy="15" r="10" />
          <circle cx="33.4" cy="15" r="10" />
          <path d="M-4 15h56" />
        </g>
      </svg>
    </header>
  );
}

export const Welcome: Story = {
  name: "欢迎 Welcome",
  render: () => (
    <Page>
      <Hero />
      <p className="mt-8 leading-[1.7] text-text-secondary">
        设计变量、组件和它们的说明书。设计的人来这里查尺寸和用法，写代码的人来这里拿属性和示例，两边看到的是同一个东西。
      </p>
      <DocsSection title="五条原则" en="Principles">
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-5">
          {PRINCIPLES.map(([zh, en, meaning]) => (
            <li key={zh} className="border-t-2 border-brand pt-3">
              <b className="block font-semibold">{zh}</b>
              <small lang="en" className="mt-1 block text-meta text-text-muted">
                {en}
              </small>
              <small className="mt-1 block text-meta text-text-muted">{meaning}</small>
            </li>
          ))}
        </ul>
      </DocsSection>
      <DocsSection title="安装" en="Install">
        <div className="grid gap-4 leading-[1.7] text-text-secondary">
          <CodeBox title="终端 Terminal" code="npm install @lenscape/ui" />
          <CodeBox
            title="main.tsx"
            code={
              'import "@lenscape/ui/styles.css";\nimport { FollowButton } from "@lenscape/ui/follow-button";'
            }
          />
          <p>
            还没有发布时，在仓库里打包：<code>pnpm build-packages</code>、<code>pnpm pack-packages</code>
            ，再安装 packed 里的 lenscape-ui 与 lenscape-richtext。自己的颜色、样式的三种装法、Next.js
            与路由见 packages/ui/README.md，每一版的变化见 packages/ui/CHANGELOG.md。
          </p>
        </div>
      </DocsSection>
      <DocsSection title="一起做" en="Contribute">
        <p className="leading-[1.7] text-text-secondary">
          新组件从 <code>pnpm new widget 名字 --title 中文名 --group 分组</code>{" "}
          开始：组件、故事和「要与不要」一起写好。改动之后用 <code>pnpm visual</code> 看哪里变了样，用{" "}
          <code>pnpm stories</code> 走一遍每个故事。
        </p>
      </DocsSection>
      <DocsSection title="状态怎么看" en="Status">
        <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2">
          {(Object.keys(MATURITY) as Maturity[]).map((maturity) => (
            <div key={maturity} className="grid grid-cols-[5rem_1fr] items-start gap-3 text-meta">
              <dt>
                <MaturityTag maturity={maturity} />
              </dt>
              <dd>{MATURITY[maturity].meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-meta text-text-secondary">
          成熟度由源码和测试算出，没人能自己填。每个组件的一行在 <StoryLink id="start-status" />。
        </p>
      </DocsSection>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: /镜界组件/ })).toBeVisible();
    for (const link of canvas.getAllByRole("link")) await expect(link).toHaveAttribute("target", "_top");
  },
};
