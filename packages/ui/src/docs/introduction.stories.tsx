import type { Meta, StoryObj } from "@storybook/react-vite";
import { LayoutGrid } from "lucide-react";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { Button } from "../widgets/button/button.tsx";
import { Tag, type TagProps } from "../widgets/tag/tag.tsx";
import { CATALOG } from "./catalog.ts";
import { Changes } from "./changes.tsx";
import { CodeBox } from "./copy-button.tsx";
import { NEWS } from "./news.ts";
import { MATURITY } from "./status-row.ts";
import { pageAddress, StoryLink } from "./story-link.tsx";
import type { Maturity } from "./widget-facts.ts";

/** 从这里开始：这是什么，原则，怎么装，怎么一起做，状态怎么看，有什么新的。 */
const meta = { id: "start-introduction", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const COUNT = CATALOG.filter(({ widget }) => widget).length;

const PRINCIPLES = [
  ["内容先行", "Content first", "颜色留给图片和人"],
  ["密而不挤", "Dense, calm", "一张卡里的行，1 px 分隔"],
  ["一条地平线", "One horizon", "标志、标签、空状态同一条线"],
  ["每个状态都画", "Every state", "没有错误态不算完成"],
  ["先键盘和读屏", "Keys first", "悬停只是锦上添花"],
];

const TONES: Record<Maturity, TagProps["tone"]> = {
  stable: "brand",
  trial: "info",
  draft: "neutral",
  deprecated: "danger",
};

const NEWS_TONES = { 新增: "brand", 修正: "info", 改动: "neutral" } as const;

function Section({ title, en, children }: { title: string; en: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="mb-4 border-b border-border pb-2 text-head font-semibold">
        {title}
        <small lang="en" className="ml-3 text-ui font-normal text-text-muted">
          {en}
        </small>
      </h2>
      {children}
    </section>
  );
}

/** 两种文字并排：中文在前，英文同页。 */
function Both({ zh, en }: { zh: ReactNode; en: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-4 leading-[1.7] md:grid-cols-2">
      <div className="text-text-secondary">{zh}</div>
      <div lang="en" className="text-text-muted">
        {en}
      </div>
    </div>
  );
}

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
      <div className="mt-4 flex flex-wrap gap-2">
        <Button asChild tone="primary">
          <a href={pageAddress("start-components")} target="_top">
            <LayoutGrid aria-hidden="true" strokeWidth={1.7} />
            看全部组件
          </a>
        </Button>
        <Button asChild>
          <a href={pageAddress("follow-button")} target="_top">
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
    <main className="min-h-screen bg-surface text-text">
      <div className="mx-auto w-[min(100%-2rem,60rem)] py-5 md:w-[min(100%-5rem,60rem)] md:py-10">
        <Hero />
        <div className="mt-8">
          <Both
            zh={
              <>
                <h2 className="font-semibold text-text">这是什么</h2>
                <p>
                  设计变量、组件和它们的说明书。设计的人来这里查尺寸和用法，写代码的人来这里拿属性和示例，两边看到的是同一个东西。
                </p>
              </>
            }
            en={
              <>
                <h2 className="font-semibold">What this is</h2>
                <p>
                  Tokens, components and their manual. Designers look up sizes and usage; developers copy
                  props and examples. Both see the same thing.
                </p>
              </>
            }
          />
        </div>
        <Section title="五条原则" en="Principles">
          <ul className="grid grid-cols-2 gap-3 md:grid-cols-5">
            {PRINCIPLES.map(([zh, en, says]) => (
              <li key={zh} className="border-t-2 border-brand pt-3">
                <b className="block font-semibold">{zh}</b>
                <small lang="en" className="mt-1 block text-meta text-text-muted">
                  {en}
                </small>
                <small className="mt-1 block text-meta text-text-muted">{says}</small>
              </li>
            ))}
          </ul>
        </Section>
        <Section title="安装" en="Install">
          <div className="grid gap-4">
            <CodeBox title="终端 Terminal" code="npm install @lenscape/ui" />
            <Both
              zh={
                <p>
                  还没有发布时，在仓库里打包：<code>pnpm build-packages</code>、
                  <code>pnpm pack-packages</code>
                  ，再安装 packed 里的 lenscape-ui 与 lenscape-richtext。自己的颜色、样式的三种装法、Next.js
                  与路由见 packages/ui/README.md。
                </p>
              }
              en={
                <p>
                  Before the first release pack it in the repository with <code>pnpm build-packages</code> and{" "}
                  <code>pnpm pack-packages</code>, and install lenscape-ui and lenscape-richtext from packed/.
                  Colours of your own, the three ways to load styles, Next.js and routers are in
                  packages/ui/README.md.
                </p>
              }
            />
            <CodeBox
              title="main.tsx"
              code={
                'import "@lenscape/ui/styles.css";\nimport { FollowButton } from "@lenscape/ui/follow-button";'
              }
            />
          </div>
        </Section>
        <Section title="一起做" en="Contribute">
          <Both
            zh={
              <p>
                新组件从 <code>pnpm new widget 名字 --title 中文名 --group 分组</code>{" "}
                开始：组件、故事和目录里的一条一起写好。改动之后用 <code>pnpm visual</code> 看哪里变了样，用{" "}
                <code>pnpm stories</code> 走一遍每个故事。
              </p>
            }
            en={
              <p>
                A new widget begins with <code>pnpm new widget</code>: it writes the widget, its stories and
                its entry in the catalog. <code>pnpm visual</code> shows what a change does to the looks,{" "}
                <code>pnpm stories</code> runs every story.
              </p>
            }
          />
        </Section>
        <Section title="状态怎么看" en="Status">
          <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2">
            {Object.entries(MATURITY).map(([key, { zh, en, means, inEnglish }]) => (
              <div key={key} className="grid grid-cols-[8rem_1fr] items-start gap-3 text-meta">
                <dt>
                  <Tag tone={TONES[key as Maturity]}>
                    {zh} {en}
                  </Tag>
                </dt>
                <dd>
                  {means}
                  <span lang="en" className="block text-meta text-text-muted">
                    {inEnglish}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-meta text-text-secondary">
            成熟度由源码和测试算出，没人能自己填。每个组件的一行在 <StoryLink id="start-status" />。
          </p>
        </Section>
        <Section title="有什么新的" en="What is new">
          <ul>
            {NEWS.map(({ day, kind, id, says, en }) => (
              <li
                key={says}
                className="grid grid-cols-[5.25rem_3rem_1fr] gap-3 border-b border-border py-2.5 text-meta"
              >
                <time dateTime={day} className="text-text-secondary tabular-nums">
                  {day}
                </time>
                <span>
                  <Tag tone={NEWS_TONES[kind]}>{kind}</Tag>
                </span>
                <span>
                  <StoryLink id={id}>{says}</StoryLink>
                  <span lang="en" className="block text-meta text-text-muted">
                    {en}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <Changes />
        </Section>
      </div>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: /镜界组件/ })).toBeVisible();
    for (const link of canvas.getAllByRole("link")) await expect(link).toHaveAttribute("target", "_top");
  },
};
